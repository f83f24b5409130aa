import type { Block, Page, Segment, Word } from '#reading/domain/page.ts'
import { PLAIN, type Scope } from './scope.ts'

type Says = Partial<Pick<Scope, 'bearer' | 'time' | 'stance'>>

/** A cell that holds nothing but this says it of its column. */
const COLUMN_HEADS: readonly (readonly [RegExp, Says])[] = [
  [
    /^(?:soll|soll-?miete.*|plan|geplant|planung|prognose|potenzial|potential|möglich|künftig|zukünftig|ziel|zielwert|marktmiete|nach (?:sanierung|ausbau|umbau|modernisierung|neuvermietung|vermietung))(?: \(.{0,20}\)| ?\*)?$/iu,
    { time: 'planned' },
  ],
  [
    /^(?:vorher|bisher|alt|früher|alter preis|bisheriger preis|ehemals|vor (?:sanierung|umbau|ausbau|modernisierung))$/iu,
    { time: 'former' },
  ],
  [/^(?:vergleich|zum vergleich|durchschnitt|vergleichsobjekt|musterhaus)$/iu, { bearer: 'other' }],
  [/^(?:aufpreis|gegen aufpreis|optional|sonderwunsch|nicht enthalten)$/iu, { stance: 'excluded' }],
]
/** A line that holds nothing but this says it of the lines below. */
const BLOCK_HEADS: readonly (readonly [RegExp, Says])[] = [
  [
    /^(?!.*umlage)(?:(?:noch )?(?:geplante|anstehende|ausstehende|erforderliche|notwendige|nötige|empfohlene|vorgeschlagene|offene|beschlossene|künftige|mögliche|vorgesehene) [\p{L}/ -]{3,40}|(?:sanierungs|modernisierungs|instandhaltungs|renovierungs)(?:plan|fahrplan|bedarf|stau|rückstand|empfehlung(?:en)?|vorschläge)|(?:ausbau|entwicklungs)-?(?:potenzial|potential|möglichkeit)(?:e|en)?|potenziale?|optionen|optional|optionale (?:ausstattung|leistungen|extras)|nutzungsideen|visionen?|vorhaben|in planung|was (?:daraus |hier |einmal |noch )*(?:(?:werden|entstehen|drauf|möglich|sein|passieren|geht) ?(?:kann|könnte|darf|dürfte|ist|wäre|werden)?|gebaut werden ?(?:kann|könnte)?)|(?:mögliche |denkbare )?(?:be)?bauung|bebauungs(?:möglichkeit(?:en)?|vorschlag|konzept|studie)|(?:nutzungs|sanierungs|ausbau|umbau|entwicklungs)-?(?:konzept|studie|idee)(?:n|en)?|bau(?:vor)?(?:anfrage|bescheid|vorbescheid)|zukunft(?:smusik)?|ausblick|vision und potenzial|upside|potential|entwicklung)$/iu,
    { time: 'planned' },
  ],
  [
    /^(?:(?:leistungen, die )?nicht (?:im (?:kauf|fest)?preis |im leistungsumfang )?(?:enthalten|inklusive|inbegriffen|eingeschlossen)(?:e leistungen| sind)?|ausgeschlossene leistungen|bauseitige leistungen|bauseits(?: zu erbringen)?|eigenleistungen?|(?:sonderausstattung |leistungen )?gegen (?:aufpreis|mehrpreis)|sonderwünsche|sonderausstattung(?:en)?|aufpreispflichtige? [\p{L} ]{3,30}|mietereinbauten|mitnahme durch (?:den |die )?[\p{L}]+|nicht mitverkauft(?: wird| werden)?)$/iu,
    { stance: 'excluded' },
  ],
  [/^(?:(?:frühere|ehemalige|vormalige|bisherige) (?:nutzung|mieter|ausstattung))$/iu, { time: 'former' }],
  [
    /^(?:zum vergleich|vergleichs(?:objekte|angebote|preise)|referenz(?:en|objekte)|musterhaus|verkaufte objekte)$/iu,
    { bearer: 'other' },
  ],
]
/** A column goes on below its head for at most so many lines' heights. */
const COLUMN_LINES = 40

/** What column heads and headings say of the words below them; words without such a head are missing. */
export function saidAbove(pages: readonly Page[]): ReadonlyMap<Word, Scope> {
  const scopes = new Map<Word, Scope>()
  for (const page of pages) {
    for (const block of page.blocks) markColumns(block, scopes)
    markBlocks(page, scopes)
  }
  return scopes
}

function markColumns(block: Block, scopes: Map<Word, Scope>): void {
  block.lines.forEach((line, index) => {
    if (line.segments.length < 2) return
    for (const head of line.segments) {
      const scope = scopeIn(COLUMN_HEADS, head.text)
      if (!scope) continue
      for (const below of block.lines.slice(index + 1, index + 1 + COLUMN_LINES))
        for (const cell of below.segments.slice(1)) if (overlaps(cell, head)) mark(cell, scope, scopes)
    }
  })
}

function markBlocks(page: Page, scopes: Map<Word, Scope>): void {
  let open: { scope: Scope; head: Segment; below: Segment | null } | undefined
  for (const block of page.blocks)
    for (const [index, line] of block.lines.entries()) {
      const [first, ...rest] = line.segments
      if (!first) continue
      const isAlone = rest.length === 0 && !endsSentence(first, block.lines[index - 1]?.segments.at(-1))
      const scope = isAlone ? scopeIn(BLOCK_HEADS, first.text) : undefined
      if (scope) open = { scope, head: first, below: null }
      else if (open && (isHeading(first, open, rest) || !isBelow(first, open.head))) open = undefined
      else if (open) {
        for (const cell of line.segments) mark(cell, open.scope, scopes)
        open = {
          scope: open.scope,
          below: open.below ?? first,
          head: { ...open.head, box: [open.head.box[0], first.box[1], open.head.box[2], first.box[3]] },
        }
      }
    }
}

/** "… wurde als Hobbyraum genutzt und ist in der Wohnfläche" over "nicht enthalten.": the last line of a sentence heads nothing. */
function endsSentence({ text }: Segment, above: Segment | undefined): boolean {
  if (/\.\s*$/u.test(text)) return true
  return /^\p{Ll}/u.test(text) && above !== undefined && !/[.:!?]\s*$/u.test(above.text)
}

/** Another heading: set like the one above, which stands out from what is below it, or ending in a colon. */
function isHeading(
  { words, text }: Segment,
  { head, below }: { readonly head: Segment; readonly below: Segment | null },
  rest: readonly Segment[],
): boolean {
  const [first, above, body] = [words[0], head.words[0], below?.words[0]]
  if (!first || !above || rest.length > 0) return false
  // Captions of cards are smaller than their values.
  const standsOut = above.bold || above.size > 10.5 || (body !== undefined && !isSetLike(body, above))
  return text.length <= 40 && ((isSetLike(first, above) && standsOut) || /:$/u.test(text))
}

function isSetLike(one: Word, other: Word): boolean {
  return one.bold === other.bold && Math.abs(one.size - other.size) < 0.5
}

function isBelow({ box, words }: Segment, head: Segment): boolean {
  const size = words[0]?.size ?? 10
  return (
    box[1] >= head.box[1] - 1 &&
    box[1] - head.box[3] < 2.5 * size &&
    box[0] < head.box[2] + 20 * size &&
    box[2] > head.box[0]
  )
}

function scopeIn(heads: readonly (readonly [RegExp, Says])[], text: string): Scope | undefined {
  if (text.length > 60) return undefined
  const words = text.replace(/^[^\p{L}]+|[:.\s]+$/gu, '')
  const says = heads.find(([pattern]) => pattern.test(words))?.[1]
  return says && { ...PLAIN, ...says, word: words.toLowerCase() }
}

function mark(cell: Segment, scope: Scope, scopes: Map<Word, Scope>): void {
  for (const word of cell.words) if (!scopes.has(word)) scopes.set(word, scope)
}

function overlaps(a: Segment, b: Segment): boolean {
  const overlap = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
  return overlap > 0.3 * Math.min(a.box[2] - a.box[0], b.box[2] - b.box[0])
}
