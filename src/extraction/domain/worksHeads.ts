/** Heads a column that tells what is to be done, or how things are. */
const WORKS =
  /^(?:was (?:noch )?(?:ist )?(?:zu tun|zu machen|getan werden|gemacht werden)(?: ist| muss)?|(?:(?:an|aus)stehende|nötige|notwendige|erforderliche|offene|geplante) (?:arbeiten|maßnahmen?|gewerke?|bauteile?|sanierung)|arbeit(?:en)?|maßnahmen?|gewerke?|bauteile?|zustand(?: \p{L}+)?|mängel|schäden|(?:befunde?|feststellung(?:en)?)(?: (?:nach|bei|laut|gemäß|aus|vom|von)(?: [\p{L}\d.]+){1,8})?|(?:sanierungs|renovierungs|modernisierungs|instandsetzungs|handlungs)(?:bedarf|umfang)|bedarf|zu erledigen|zu tun|to-?dos?|noch (?:offen|zu (?:tun|machen)))$/iu
/** Heads the column of what it costs. */
const COST =
  /^(?:(?:geschätzte |voraussichtliche |ca\.? )?(?:\p{L}*kosten|aufwand|kostenschätzung|kostenrahmen|investition)(?: \p{L}+){0,3}|(?:handwerker|firmen)?angebote?(?: \p{L}+){0,2}|kostenvoranschl[aä]ge?|schätzung|betrag|budget)(?: ?(?:\(|in |, ?)?(?:€|eur|euro|netto|brutto|ca\.?)\)?)?$/iu
/** The same beside the column of the works alone: anywhere else it heads what homes cost. */
const PRICE = /^preis(?: ?\(?(?:€|eur|euro|netto|brutto|ca\.?)\)?)?$/iu
const OF_WORKS = /^(?:arbeit(?:en)?|maßnahmen?|gewerke?|was .*|(?:noch )?zu .*)$/iu
/** Heads the column that names what the works are on. */
const UNIT =
  /^(?:wohnung(?:en)?|whg\.?|we|einheit(?:en)?|nr\.?|lage|geschoss|etage|haus|gebäude(?:teil)?|teil|raum|räume)$/iu
/** What such a table cannot be: it tells what was done, what is charged, or when. */
const OTHER = /^(?:jahr|datum|wann|ausgeführt|erledigt|zeitraum|kostenart|kaufpreis.*|preis.*|miete.*|.*miete)$/iu

/** "(Oktober 2026)": when somebody looked, behind the head. */
const WHEN = /\s?\([^()]*(?:19|20)\d\d\)$/u
/** More is a sentence, in characters; only who looked at it and when is told at length. */
const MAX_HEAD = 34

export type WorksColumn = 'works' | 'cost' | 'other'

/** What a column of a table of works holds, by its head and that of the first column; null: what no such table has. */
export function worksColumnOf(head: string, first: string | undefined): WorksColumn | null {
  const text = head.replace(WHEN, '').trim()
  if (PRICE.test(text) && OF_WORKS.test(first?.trim() ?? '')) return 'cost'
  if (OTHER.test(text)) return null
  return WORKS.test(text) ? 'works' : COST.test(text) ? 'cost' : 'other'
}

/** How things are, which holds today: what is to be done about it does not. */
export function isOfState(head: string): boolean {
  return /^(?:zustand|mängel|schäden|befund|feststellung)/iu.test(head.trim())
}

/** Heads of a table that tells for each flat, or for each part of the house, what is to be done there, and perhaps for how much. */
export function areWorksHeads(heads: readonly string[]): boolean {
  const columns = heads.map(head => worksColumnOf(head, heads[0]))
  return (
    heads.length >= 2 &&
    heads.every(text => isShort(text) || WORKS.test(text.replace(WHEN, ''))) &&
    !columns.includes(null) &&
    columns[0] !== 'cost' &&
    columns.includes('works') &&
    // "Zustand | gepflegt" is a pair of a table of key facts, "Baujahr | Zustand" a row of cards: they head none.
    (columns.includes('cost') || columns.slice(1).includes('works')) &&
    (columns.includes('cost') || columns[0] === 'works' || UNIT.test(heads[0]?.trim() ?? ''))
  )
}

function isShort(text: string): boolean {
  return text.length <= MAX_HEAD && !/\d{2}/u.test(text)
}
