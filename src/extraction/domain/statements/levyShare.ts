import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { isOfReserve } from './communitySums.ts'
import { FLAT, ITS, NAMELESS } from './levyOfDecision.ts'
import { MIN_LEVY } from './levyRest.ts'
import { eurosIn, type Statement, statementsOf } from './statementsOf.ts'

/** More is that of the whole community, €. */
export const MAX_OF_FLAT = 100_000
/** "Die Sonderumlage für Apartment 214 in Höhe von 4.150 €": the flat by its number; "für Wohnung 3 und 4" are two. */
const NUMBERED = String.raw`(?:${FLAT}|app|apt|whg|we)[·.]? (?:n[ro][·.]? ?)?[a-z]?[ -]?\d{1,4}[a-z]?(?![\p{L}\d]|,\d|(?:,| und| bis|-|–) ?\d| ?(?:m²|qm|zimmer))`
const BY_NUMBER = String.raw`(?:auf|für) (?:(?:die|das) )?${NUMBERED}`
const OF_A_FLAT = regexp.gu`${BY_NUMBER}`
const NUMBER = /(?<!\p{L})[a-z]?\d{1,4}[a-z]?$/u
/** "Verkauft wird die Wohnung Nr. 7", "Wohnungsnummer ¦ 7" */
const SOLD = regexp.gu`(?<!\p{L})(?:(?:verkauft|angeboten|veräußert) wird|zum verkauf (?:steht|kommt|gelangt)|(?:ich|wir) verkaufen?|kaufgegenstand(?: ist)?:?) (?:\p{L}+ ){0,4}?(?<flat>${NUMBERED})|^[# ]*(?:wohnungs?-?(?:nr·?|nummer)|whg·?-?nr·?|we-?nr·?) ?[¦:] ?(?<row>[a-z]?[ -]?\d{1,4}[a-z]?)(?![\p{L}\d])`
/** What stands for the name of another flat, whose amounts are not ours. */
const STRUCK = '¤'
const OF_OTHER_BEFORE = regexp.u`${STRUCK}[^,€]*$`
const OF_OTHER_AFTER = regexp.u`^[^.,€]{0,25}${STRUCK}`
/** "für Wohnung 5 sind das 6.200 €": an example as well as the flat itself. */
const BY_EXAMPLE = /^ (?:sind|wären|wäre|macht|machte|ergibt|ergeben|bedeutet)(?!\p{L})/u
const SHARE_BEFORE = regexp.u`(?:for (?:our|this|the) (?:flat|apartment)(?!\p{L})|our share(?!\p{L})|(?:auf|für) ${ITS} ${FLAT}|${BY_NUMBER}|(?<!miteigentums)anteil(?:ig\p{L}*)?(?!\p{L})|entf(?:allen|ällt|ielen)|auf uns (?:kämen?|kommen|kommt)|kämen? auf uns|(?:je|pro) (?:${FLAT}|eigentümer)|trägt ${ITS} ${FLAT})[^.€]{0,70}$`
const SHARE_AFTER = regexp.u`^[^.,€]{0,25}(?:(?:auf|für) ${ITS} ${FLAT}|${BY_NUMBER}|(?<!miteigentums)anteil(?:ig\p{L}*)?(?!\p{L})|(?:je|pro) (?:${FLAT}|eigentümer)|(?:trägt|zahlt|übernimmt|zahlen) (?:der|die) (?:käufer|erwerber))`
const OF_IT_OVERLEAF = wholeWords(NAMELESS, '')
/** "Auf diese Wohnung entfallen 310 € Hausgeld", "Die Rücklage beträgt 96.000 €. Auf diese Wohnung entfallen davon 4.200 €" */
const OF_ANOTHER_SUM =
  /(?<!\p{L})(?:(?:haus|wohn)gelde?s?|\p{L}*rücklagen?|(?:im|pro|je|jeden) (?:monat|jahr)(?! 20\d\d)|monatlich\p{L}*|jährlich\p{L}*|\p{L}*miete|\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garage\p{L}*|kaufpreis\p{L}*|wohnfläche|grundsteuer)(?!\p{L})/u
/** Between a foot and a head of the page so many passages may stand before the paragraph goes on. */
const MAX_OVERLEAF = 4
/** Characters of a foot or a head of a page: what is longer is a paragraph of its own, and the levy's has ended. */
const MAX_FURNITURE = 110

/** The number of the flat that is sold, as "7" or "a12"; null: none is told, or several. */
export function soldFlat(passages: readonly Passage[]): string | null {
  const own = passages.filter(({ section }) => section !== 'other-offers')
  const found = own.flatMap(one => [...saidIn(one).text.matchAll(SOLD)].map(({ groups }) => numberOf(groups?.['flat'] ?? groups?.['row'] ?? ''))) // prettier-ignore
  const [first] = found
  return first !== undefined && found.every(one => one === first) ? first : null
}

function numberOf(words: string): string {
  return NUMBER.exec(words)?.[0] ?? ''
}

/** The same statements, the names of other flats struck out; of several, none of which is known to be the sold one, all. */
export function withoutOtherFlats(window: readonly Statement[], sold: string | null): Statement[] {
  const named = new Set(window.flatMap(({ text }) => (text.match(OF_A_FLAT) ?? []).map(numberOf)))
  const isOwn = (words: string, behind: string) =>
    sold === null ? named.size === 1 && !BY_EXAMPLE.test(behind) : numberOf(words) === sold
  return window.map(one => ({
    ...one,
    text: one.text.replace(OF_A_FLAT, (words: string, at: number) =>
      isOwn(words, one.text.slice(at + words.length)) ? words : STRUCK.repeat(words.length),
    ),
  }))
}

/** What falls on the flat, in €, by the first statement that tells it, with its place in the passage; null: none does. */
export function shareIn(
  window: readonly Statement[],
  sold: string | null = null,
): { value: number; start: number; end: number } | null {
  for (const { text, start } of withoutOtherFlats(window, sold)) {
    for (const { value, at, length } of eurosIn(text)) {
      if (value < MIN_LEVY || value > MAX_OF_FLAT || isOfReserve(text, { value, at, length })) continue
      if (!isShare(text.slice(0, at), text.slice(at + length))) continue
      return { value, start: start + at, end: start + at + length }
    }
  }
  return null
}

/** Whether the words before or behind an amount say that it is what the flat pays. */
export function isShare(before: string, after: string): boolean {
  if (OF_OTHER_BEFORE.test(before) || OF_OTHER_AFTER.test(after)) return false
  return SHARE_BEFORE.test(before) || SHARE_AFTER.test(after)
}

/** "… in zwei Raten, fällig 01.03.2027" at the foot of a page, "Auf die Einheit entfallen 18.670 EUR" at the head of the next. @param levy the passage that tells of the levy */
export function shareOverleaf(
  passages: readonly Passage[],
  levy: Passage,
): { value: number; evidence: Evidence } | null {
  const after = passages.slice(passages.indexOf(levy) + 1).filter(({ section }) => section !== 'other-offers')
  const isFurniture = ({ text, section }: Passage) => section === 'terms' || text.length <= MAX_FURNITURE
  if (!after.every(one => one.page !== levy.page || isFurniture(one))) return null
  for (const passage of after.filter(({ page }) => page === levy.page + 1).slice(0, MAX_OVERLEAF)) {
    const first = statementsOf(saidIn(passage).text).slice(0, 2)
    const isOfIt = first.some(({ text }) => OF_IT_OVERLEAF.test(text)) && !isOfAnotherSum(first)
    const share = isOfIt ? shareIn(first) : null
    if (share) return { value: share.value, evidence: inItsClause(proof(passage, share.start, share.end)) }
    if (!isFurniture(passage)) return null
  }
  return null
}

/** Up to the statement with the share; what follows on it may tell of the reserve. */
function isOfAnotherSum(first: readonly Statement[]): boolean {
  const at = first.findIndex(one => shareIn([one]) !== null)
  return first.slice(0, at + 1).some(({ text }) => OF_ANOTHER_SUM.test(text))
}
