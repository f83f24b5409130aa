import type { CalendarDate } from '#kernel/calendarDate.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { DealObjectKind } from '../deal/deal.ts'
import type { Facts } from '../facts.ts'
import { MONTHS } from '../germanMonths.ts'
import { isOfTheWhole, type Remark } from '../remark.ts'
import { isOneHome } from './partOf.ts'
import { lastDayOf } from '../values/germanDate.ts'

const LIVED_IN: readonly string[] = ['raeumung-bewohnt', 'raeumung-umzug-steht-an']
const FREE: readonly string[] = ['raeumung-frei', 'raeumung-erfolgt']
/** These say when they leave, or that the buyer may say so, in the order in which they are believed. */
const TOLD: readonly string[] = ['auszug-genannt', 'uebergabe-genannt']
/** Of what is empty today, and not only when it is handed over. */
const EMPTY = /geräumt(?!\s(?:und|über))|(?<!\p{L})leer(?!\p{L}|\s(?:über|geräumt))|leerstehend|unbewohnt|sofort/iu
/** Of one home another one in the house is a neighbour's. */
const OF_OTHERS =
  /(?<!\p{L})(?:andere|übrige|restliche|weitere|benachbarte|obere|untere|zweite)[nrsm]?\s(?:\p{L}+\s)?(?:wohnung|einheit|haushälfte|doppelhaushälfte|eigentümer)|nachbar(?:haus|wohnung|hälfte)/iu
/** "Ein früherer Termin ist nach Absprache möglich": the one that is named holds else. */
const EARLIER = /(?<!\p{L})früher\p{L}*/iu
const BY_AGREEMENT = /absprache|vereinbar|abgestimmt|abgesprochen|abstimmung|käufer/iu

/**
 * That the seller lives there, beside what else is said of it: nothing where it is empty today or another flat is meant; where the
 * exposé says when he leaves, only that day, proven by the sentence that names it, and what belongs into the contract.
 */
export function handoverTold(
  remarks: readonly Remark[],
  { bezugsfreiAb }: Pick<Facts, 'bezugsfreiAb'>,
  kind: DealObjectKind | null,
  today: CalendarDate,
): Remark[] {
  const isLivedIn = (one: Remark) => LIVED_IN.includes(one.rule) && isOfTheWhole(one)
  const others = remarks.filter(one => !isLivedIn(one) || !isOfOthers(one, kind))
  const isEmpty = others.some(
    one => FREE.includes(one.rule) && one.certainty === 'stated' && isOfTheWhole(one) && EMPTY.test(one.evidence.quote), // prettier-ignore
  )
  // Nor has the day of the handover to wait for anybody then.
  if (isEmpty) return others.filter(one => !isLivedIn(one) && one.rule !== 'raeumung-offen')
  const when = whenTold(others, bezugsfreiAb, today)
  const [first] = others.filter(isLivedIn)
  if (!when || !first) return others
  // The sentence that says who lives there may say when, too.
  const evidence = wholeQuote(first.evidence).includes(wholeQuote(when.evidence)) ? first.evidence : when.evidence
  const told: Remark = { ...first, rule: 'raeumung-termin', meaning: `Noch bewohnt, ${when.words}: ${INTO_CONTRACT}`, evidence } // prettier-ignore
  // What says when is told by it.
  const isSaid = (one: Remark) =>
    isLivedIn(one) ||
    (TOLD.includes(one.rule) && (one.evidence === when.evidence || BY_AGREEMENT.test(wholeQuote(one.evidence))))
  return [...others.filter(one => !isSaid(one)), told]
}

const INTO_CONTRACT = 'Auszugstag und Sicherheit in den Kaufvertrag'

function isOfOthers({ evidence }: Remark, kind: DealObjectKind | null): boolean {
  return isOneHome(kind) && OF_OTHERS.test(wholeQuote(evidence))
}

interface When {
  readonly evidence: Evidence
  /** German: "frei ab Ende März 2027". */
  readonly words: string
}

/** A day that is past tells of nobody who lives there now. */
function whenTold(remarks: readonly Remark[], fact: Facts['bezugsfreiAb'], today: CalendarDate): When | null {
  const said = TOLD.flatMap(rule => remarks.filter(one => one.rule === rule && isOfTheWhole(one))).map(one => one.evidence) // prettier-ignore
  const texts = [
    ...said.map(evidence => ({ evidence, text: wholeQuote(evidence) })),
    ...(fact?.evidence ?? []).slice(0, 1).map(evidence => ({ evidence, text: String(fact?.value) })),
  ]
  const dated = texts.flatMap(({ evidence, text }) => {
    const written = timeIn(text, today)
    return written === null ? [] : [{ evidence, written }]
  })
  const [first] = dated.toSorted((a, b) => Number(isDay(b.written)) - Number(isDay(a.written)))
  const agreed = texts.find(({ text }) => BY_AGREEMENT.test(text))
  if (first && (isDay(first.written) || !agreed)) return { evidence: first.evidence, words: `frei ab ${first.written}` }
  if (!agreed) return null
  const term = EARLIER.test(agreed.text) ? 'früher nach Absprache' : 'der Tag nach Absprache'
  const about = first ? `frei ab ${first.written}, ${term}` : 'Auszug nach Absprache'
  return { evidence: (first ?? agreed).evidence, words: about }
}

function isDay(written: string): boolean {
  return /^\d{1,2}\./u.test(written)
}

const MONTH = MONTHS.join('|')
const TIME = regexp.giu`(?<!\d)(?:\d{1,2}\.\s?\d{1,2}\.\s?20\d\d|\d{1,2}\.\s(?:${MONTH})\s20\d\d|(?:(?:anfang|mitte|ende)\s)?(?:${MONTH}|\d{1,2}/|frühjahr|frühling|sommer|herbst|winter|jahresende|\d\.\squartal)\s?20\d\d)(?!\d)`

/** As it is written, the day before the month; null: no time to come. */
function timeIn(text: string, today: CalendarDate): string | null {
  const times = [...text.matchAll(TIME)].map(([written]) => written.replace(/\s+/gu, ' '))
  const ahead = times.filter(written => (lastDayOf(written) ?? today) > today)
  return ahead.find(isDay) ?? ahead[0] ?? null
}
