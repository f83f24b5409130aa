import type { Remark } from '../remark.ts'
import { statementAround } from './statementText.ts'

/** How a statement is meant. open: possible, planned, on request; settled: it was so and is said to be done with. */
export interface Sense {
  certainty: Remark['certainty']
  negated: boolean
  /** "nicht lastenfrei": the word right before turns it around. */
  reversed: boolean
  settled: boolean
}

/** How far a word that denies may stand before what it denies, in characters. */
const REACH = 90
/** "ohne Zweifel", "nicht nur", "kein Problem" deny nothing. */
const NO_DENIAL =
  /(?<!\p{L})(?:ohne (?:zweifel|frage|weiteres|probleme?)|nicht (?:nur|zuletzt|selten|ausgeschlossen|auszuschließen|ohne)|kein(?:e|en)? (?:frage|problem|wunder|zweifel))(?!\p{L})/gu
const DENIES =
  /(?<!\p{L})(?:kein(?:e[nrsm]?|erlei)?|ohne|nicht|weder|noch|nie|niemals|frei von|außerhalb(?: de[rs]| von| eines)?)(?!\p{L})/gu
/** Between the denying word and the denied one: a few plain words. */
const SHORT_WAY = /^(?: (?!und |aber |sondern |jedoch |mit |doch |da |weil |dafür )[\p{L}\d/"„“%-]+){0,5} ?$/u
const TROUBLE_WITH = / (?:probleme?n?|schwierigkeiten|ärger) mit(?= )/u
/** An enumeration: "keine Baulasten, Wegerechte oder". */
const ENUMERATION = /^(?: [\p{L}/-]+(?: [\p{L}/-]+){0,2}(?:,| und| oder| noch| sowie| bzw·))+(?: [\p{L}/-]+){0,2} ?$/u
/** How an enumeration that is denied as a whole goes on. */
const ENUMERATION_ENDS =
  /^(?:,|$|\.|¦| (?:und|oder|noch|sowie|vorhanden|bekannt|eingetragen|festgestellt|erkennbar|sichtbar|ersichtlich|im grundbuch|besteh\p{L}*|lieg\p{L}*|gibt|auf))/u
const DENIED_AFTER =
  /^(?:\p{L}*(?: ?[:¦][ :¦]*\(?(?:nein|keine?r?|nicht|entfällt|unbelastet|ohne|negativ|-$)| \(?(?:nein|nicht vorhanden|nicht bekannt|entfällt))(?!\p{L})|-?frei(?!\p{L}| (?:zugänglich|stehend))|(?:(?:, [\p{L}-]+){0,4} (?:und|oder|sowie) [\p{L}-]+)?(?: (?!(?:ein|eine|einen|kein|mit|und) )[\p{L}-]+){0,7} (?:nicht|nie|keine?)(?: mehr)? (?:möglich|gewünscht|absehbar|zu erwarten|nachweisbar|vorhanden|gegeben|bekannt|eingetragen|festgestellt|erkennbar|ersichtlich|sichtbar|vorgesehen|geplant|beschlossen|gemeldet|verbaut|vorgekommen|aufgetreten|betroffen|erforderlich|notwendig|nötig)|(?: (?:gab|gibt|besteht|bestehen|liegt|liegen|steht|stehen)(?: (?:es|hier|leider|uns|dort|derzeit|aktuell|bisher|bislang|auch|im haus|im keller|im objekt|laut \p{L}+)){0,2} (?:nicht|nie|keine?)(?! nur))(?!\p{L})|(?: (?:ist|sind|war|waren|wurden?))?(?: (?:leider|noch|derzeit|aktuell|uns)){0,3} nicht(?: vor| bei)?(?=$|[.,)])|[^.,¦]{0,30} (?:kann|können) ausgeschlossen)/u
/** "Die Wände sind nicht feucht": the wording itself holds the denial. */
const DENIED_INSIDE = /(?<!\p{L})(?:nicht|nie|kein(?:e[nrsm]?)?)(?!\p{L})/u
const REVERSED = /(?<!\p{L})(?:nicht|kaum|bedingt)(?: \p{L}+)? $/u
const NOT_KNOWN =
  /(?<!\p{L})(?:unbekannt|nicht bekannt|ungeklärt|unklar|ungeprüft|nicht (?:geprüft|untersucht|abschließend|feststellbar|auszuschließen|ausgeschlossen|dokumentiert)|(?:liegen|lagen|haben|besitzen|sind)[^.]{0,30} keine (?:\p{L}+ ){0,2}(?:informationen|angaben|erkenntnisse|unterlagen|auskünfte|kenntnisse|hinweise)|keine (?:informationen|angaben|erkenntnisse|kenntnis|hinweise))(?!\p{L})/u
const HEARSAY =
  /(?<!\p{L})(?:(?:soweit|so weit|sofern)(?: \p{L}+){0,3} (?:bekannt|ersichtlich|erkennbar|beurteilbar)|(?:laut|lt·?|gemäß|nach)(?: \p{L}+){0,2} (?:vor)?(?:eigentümer\p{L}*|verkäufer\p{L}*|besitzer\p{L}*|bewohner\p{L}*|mieter\p{L}*|anbieter\p{L}*)|(?:laut|lt·?) (?:eigentümer\p{L}*|verkäufer\p{L}*|besitzer\p{L}*|mieter\p{L}*)|nach (?:unserer|eigener|bestem|derzeitiger|heutiger|jetziger) (?:kenntnis|wissen|auskunft|angaben?|\p{L}*stand)|angeblich|vermutlich|wahrscheinlich|mutmaßlich|wohl nicht|vermutet\p{L}*|verdacht (?:auf|von)|verdächtig\p{L}*|nach aussage\p{L}*|(?:augenscheinlich|offensichtlich|äußerlich|optisch) keine)(?!\p{L})/u
const DENIED_AS_KNOWN =
  /(?<!\p{L})(?:bekannt(?:e[nrsm]?)?|wissentlich|ersichtlich\p{L}*|erkennbar\p{L}*|sichtbar\p{L}*|absehbar|außer|bis auf|abgesehen von|ausnahme)(?!\p{L})/u
const CONDITION = /(?:^|[ ,(])(?:falls|sofern|(?<!auch )wenn|sollten?|ob)(?= )/u
const OPEN =
  /(?<!\p{L})(?:möglich(?:e[nrsm]?|erweise)?|möglichkeit(?:en)?|könnten?|kann|können|ließen?|geplant\p{L}*|planung|in aussicht|angedacht|optional\p{L}*|auf wunsch|gegen aufpreis|vorbereitet\p{L}*|vorbereitung\p{L}*|vorrüstung|vorgerüstet|vorgesehen|denkbar|wären?|nachrüst\p{L}*|bei bedarf|eventuell|evtl·?|ggf·?|gegebenenfalls|unter umständen|in kürze|demnächst|künftig|zukünftig|beantragt|soll(?:en)?|je nach)(?!\p{L})/u
const SETTLED =
  /(?<!\p{L})(?:(?:wurden?|worden|sind|ist|bereits|fachgerecht|fachmännisch|vollständig|professionell|komplett|inzwischen|mittlerweile|längst)(?: [\p{L}\d·/,-]+){0,9} (?:behoben|beseitigt|saniert|entfernt|entsorgt|gelöscht|bezahlt|beglichen|abgelöst|ausgetauscht|ersetzt|erneuert|getauscht|repariert|abgewendet|aufgehoben|eingestellt|behandelt|bekämpft|abgeschlossen|erledigt|getragen|reguliert|rückgebaut|geräumt)|(?:werden|wird)(?: \p{L}+){0,6} (?:gelöscht|abgelöst|vom verkäufer (?:\p{L}+ )?(?:getragen|bezahlt|übernommen|beseitigt|behoben)|verkäufer getragen)|gelöscht (?:wird|werden|wurden?)|erlischt|erloschen|(?:trägt|zahlt|übernimmt) (?:\p{L}+ ){0,2}(?:verkäufer|eigentümer)\p{L}*|behoben|beseitigt)(?!\p{L})/u
const NOT_SETTLED =
  /(?<!\p{L})(?:muss|müssen|müsste\p{L}*|sollten?|noch nicht|nicht|teilweise|erforderlich|notwendig|zu (?:beheben|beseitigen|sanieren|erneuern))(?!\p{L})/u

/**
 * How the statement around a stretch means what the stretch says.
 * @param denies the stretch is a denial by itself: "lastenfrei"
 */
export function senseOf(text: string, start: number, end: number, denies: boolean): Sense {
  const bounds = statementAround(text, start, end)
  const statement = text.slice(bounds.start, bounds.end)
  const before = text.slice(Math.max(bounds.start, start - REACH), start).replace(NO_DENIAL, blank)
  const after = text.slice(end, Math.min(bounds.end, end + REACH))
  const inside = text.slice(start, end).replace(NO_DENIAL, blank)
  const negated = deniedBefore(before, after) || DENIED_AFTER.test(after) || DENIED_INSIDE.test(inside)
  const unsure =
    NOT_KNOWN.test(statement) || HEARSAY.test(statement) || ((negated || denies) && DENIED_AS_KNOWN.test(statement))
  const settled = SETTLED.test(statement) && !NOT_SETTLED.test(statement)
  return {
    certainty: unsure ? 'unknown' : negated ? 'denied' : 'stated',
    negated,
    reversed: REVERSED.test(before),
    settled,
  }
}

/** "auf Wunsch", "könnte", "falls": said, but not there. Only what stands in the same part of the sentence counts. */
export function isOpenStatement(text: string, start: number, end: number): boolean {
  const bounds = statementAround(text, start, end)
  const statement = text.slice(bounds.start, bounds.end)
  const from = Math.max(
    statement.lastIndexOf(',', start - bounds.start),
    statement.lastIndexOf('¦', start - bounds.start),
  )
  const rest = statement.slice(end - bounds.start)
  const to = /[,¦]/u.exec(rest)?.index ?? rest.length
  const part = statement.slice(from + 1, end - bounds.start + to)
  return OPEN.test(part) || CONDITION.test(part) || CONDITION.test(statement.slice(0, start - bounds.start))
}

/** The nearest word that can deny what follows decides; "nicht", "noch" and "nie" reach less far than "keine". */
function deniedBefore(before: string, after: string): boolean {
  return [...before.matchAll(DENIES)].reverse().some(({ 0: word, index }) => {
    const between = before.slice(index + word.length).replace(TROUBLE_WITH, ' probleme')
    if (/[:¦]/u.test(between)) return false
    // "noch" alone denies nothing: only "weder … noch".
    if (word === 'noch' && !/(?<!\p{L})weder(?!\p{L})/u.test(before)) return false
    if (SHORT_WAY.test(between)) return true
    return word !== 'nicht' && word !== 'noch' && ENUMERATION.test(between) && ENUMERATION_ENDS.test(after)
  })
}

function blank(words: string): string {
  return ' '.repeat(words.length)
}
