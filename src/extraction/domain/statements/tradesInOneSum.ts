import { wholeWords } from '../scope/wholeWords.ts'
import { type CostSubject, isDamage } from './costSubject.ts'
import { NEEDED } from './costWords.ts'
import { WORK_KINDS, WORK_NOUNS } from './plannedWorks.ts'
import { subjectsNamed } from './subjectOfCost.ts'

/** What may stand in such a list without a trade of its own: "Oberflächen", "Malerarbeiten". */
const THING = String.raw`(?:(?:die|der|das|den|dem|neue[nrs]?|alle|beide) ){0,2}[\p{L}-]+`
const LIST = `${THING}(?:, ${THING}){0,6},? (?:und|sowie|&|plus) ${THING}`
const LISTS = wholeWords(LIST, 'g')
/** Right before the amount: "Dach, Bad und Elektrik grob auf 95.000 €", "… (Angebot: 60.000 €)"; a comma or a new verb may begin something else. */
const TO_AMOUNT =
  /^[ :(-]*(?:(?:sollten?|müssen|muss|sie|nach (?:unserer|meiner) (?:erfahrung|einschätzung)|einen|betrag|zwischen|grob|zusammen|insgesamt|gemeinsam|in summe|alles in allem|überschlägig|auf|mit|für|bei|etwa|rund|ca·|circa|gut|knapp|mindestens|höchstens|wird|werden|würden?|dürften?|kostet|kosten|kommen|liegen|belaufen|sich|schätzt|schätzen|veranschlagt|geschätzt|angesetzt|(?:laut|lt·|nach) (?:der |dem )?\p{L}+|\p{L}*angebot|kostenvoranschlag|kostenschätzung|schätzung|das|er|sie|wir|ich|man|der|die|unser|ein|handwerker|architekt(?:in)?|meister|fachbetrieb|firma|von|über)[ :(-]*)*(?:\d[\d·]* ?(?:-|bis(?: zu)?|und) ?)?$/u
/** Right behind it: "95.000 € für Dach, Bad und Elektrik". */
const FROM_AMOUNT = /^[\d·,]+ ?(?:euro|eur|€)?(?: ?(?:-|bis(?: zu)?) ?[\d·,]+ ?(?:euro|eur|€)?)? ?\(?(?:für|in|an) $/u
const KINDS = WORK_KINDS.filter(kind => kind !== 'ganzes').map(kind => ({ kind, pattern: wholeWords(WORK_NOUNS[kind], '') })) // prettier-ignore

/**
 * The trades that one amount is for, as a list names them right beside it: "schätzt Dach, Elektrik, Bad und Oberflächen auf 95.000 €". Empty: it
 * lists fewer than two, or a damage.
 * @param text of a statement
 * @param at where its amount begins
 */
export function tradesInOneSum(text: string, at: number): CostSubject[] {
  for (const { 0: list, index } of text.matchAll(LISTS)) {
    const end = index + list.length
    const isBeside = end <= at ? TO_AMOUNT.test(text.slice(end, at)) : index > at && FROM_AMOUNT.test(text.slice(at, index)) // prettier-ignore
    const named = isBeside ? tradesOf(list) : []
    if (named.length > 1) return named
  }
  return []
}

/** "Hierfür", "diese Arbeiten": of what the sentence before has named; its own words name nothing. */
const REFERS =
  /(?<!\p{L})(?:hierfür|dafür|(?:für )?(?:das|dies(?:es)?|beides|(?:diese|die|alle) (?:arbeiten|maßnahmen|gewerke))(?= (?:zusammen |alles )?(?:kostet|kosten|würde|würden|wird|werden|soll|sollen|ist|sind|liegt)))(?!\p{L})/u

/**
 * "Bad, Elektrik und Böden sind zu erneuern. Hierfür sind 45.000 € veranschlagt": the trades of the sentence before, where it says that they are to
 * be done. Empty: it lists fewer than two, or a damage, or the amount is of something else.
 */
export function tradesReferredTo(text: string, before: string | undefined): CostSubject[] {
  if (before === undefined || !REFERS.test(text) || subjectsNamed(text).some(one => one !== 'ganzes')) return []
  if (!NEEDED.test(before)) return []
  for (const [list] of before.matchAll(LISTS)) {
    const named = tradesOf(list)
    if (named.length > 1) return named
  }
  return []
}

function tradesOf(list: string): CostSubject[] {
  if (subjectsNamed(list).some(isDamage)) return []
  const listed = list.split(/,? (?:und|sowie|&|plus) |, /u)
  const trades = listed.flatMap(one => KINDS.filter(({ pattern }) => pattern.test(one)).map(({ kind }) => kind))
  return [...new Set(trades)]
}
