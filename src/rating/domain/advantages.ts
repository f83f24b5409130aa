import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import type { Money } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { savesMuch } from '#questions/domain/reserveOfFlat.ts'
import { situationOf } from '#questions/domain/situation.ts'
import { zustandOf } from '#valuation/domain/marketObject.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { deviation } from '#valuation/domain/negotiation.ts'
import { byWeight, isHint, type JudgedAnswer } from './judged.ts'

/** What of the offer decides whether a green answer is an advantage, or only nothing bad. */
export interface Circumstances {
  /** The year of the report. */
  readonly year: number
  /** A developer sells what he still builds or renovates. */
  readonly isStillBuilt: boolean
  /** Class C or better. */
  readonly usesLittle: boolean
  /** Better than "gepflegt", which every broker writes. */
  readonly isRenewed: boolean
  /** The community has put by what a larger repair costs. */
  readonly savesMuch: boolean
  /** Land to build on: what brings it there, who binds its buyer and what it bears is what it is worth. */
  readonly isPlot: boolean
  /** It stands on the land of another, and nobody tells for how long or at what rent: no price of it is known to be low. */
  readonly isLeaseOpen: boolean
}

/** What the calculation found that an advantage may rest on. */
export interface Calculated {
  /** Percent by which the asked price lies above the estimate, negative: below it; null: one of them is missing. */
  readonly priceOff: number | null
  /** The monthly burden of buying as a multiple of the rent beside it, in the middle case; null: not calculated. */
  readonly timesOfRent: number | null
}

export function calculatedOf(
  appraisal: Appraisal,
  price: Money | null,
  { living }: Pick<MoneyPlan, 'living'>,
): Calculated {
  return {
    priceOff: price && deviation(appraisal, price),
    timesOfRent: living.ok && living.value.factor ? inPercent(living.value.factor.mid) / 100 : null,
  }
}

export function circumstancesOf(offer: Offer, day: CalendarDate): Circumstances {
  const state = zustandOf(offer.conditions)
  return {
    year: yearOf(day),
    isStillBuilt: situationOf(offer, day).developer,
    usesLittle: usesLittleEnergy(offer),
    isRenewed: state === 'neuwertig' || state === 'modernisiert',
    savesMuch: savesMuch(offer),
    isPlot: offer.kind === 'Grundstück',
    isLeaseOpen: offer.flags.erbbaurecht === true && (offer.erbbauTerm === null || offer.erbbauzins === null),
  }
}

/** What an expert would call an advantage of this offer, the one that saves the most money first. */
export function advantagesAmong(judged: readonly JudgedAnswer[], of: Circumstances & Calculated): JudgedAnswer[] {
  const against = judged.filter(({ light }) => light !== 'grün')
  const spoilt = spoiltBy(against, of)
  const doubted = against.flatMap(one => one.evidence.flatMap(proof => placesOf([{ ...one, evidence: [proof] }])))
  // Words that speak against it on one question do not speak for it on another.
  return judged
    .filter(
      one => isAdvantage(one, of) && !spoilt.includes(one.id) && !placesOf([one]).some(at => doubted.includes(at)),
    )
    .sort((a, b) => savedBy(b, of) - savedBy(a, of) || byWeight(a, b))
    .filter((one, at, all) => !all.slice(0, at).some(other => isSameWork(one, other)))
}

const LAST_WORKS: QuestionId = 'letzte-modernisierung'

/** "Bad 2017 erneuert" answers for the bath and for the last works: it is one merit. */
function isSameWork(one: Answer, other: Answer): boolean {
  const [a, b] = [one, other].map(({ evidence: [first] }) => first && `${first.page} ${wholeQuote(first)}`)
  const isOfLast = [one, other].some(({ id }) => id === LAST_WORKS)
  return isOfLast && DATED.includes(one.id) && DATED.includes(other.id) && a !== undefined && a === b
}

/** What was renewed of late, by the year that its answer names, beside what is told as the last works. */
export function renewedBeside(answers: readonly Answer[], last: Answer, year: number): Answer[] {
  return answers.filter(
    one =>
      one.id !== last.id &&
      one.state === 'belegt' &&
      one.light === 'grün' &&
      DATED.includes(one.id) &&
      !isSameWork(one, last) &&
      yearsIn(one.answer).length > 0 &&
      isYoung(one, year),
  )
}

/**
 * About what share of the price it saves who buys, in percent: what the price is below the estimate; for a trade that is new, half of what
 * renewing it takes of an ordinary home of 300.000 €. Enough to put them in an order.
 */
function savedBy({ id }: Answer, { priceOff }: Calculated): number {
  if (id !== PRICE) return SAVES[id] ?? 0
  const below = Math.max(0, -(priceOff ?? 0))
  return below <= MAX_CREDIBLE ? below : SAVED_BY_DOUBT
}

/** Percent below our estimate: sellers seldom give more away, so the estimate is doubted before the price is praised. */
const MAX_CREDIBLE = 15
const SAVED_BY_DOUBT = 2

const SAVES: Readonly<Partial<Record<QuestionId, number>>> = {
  'letzte-modernisierung': 6, dach: 5, 'fassade-daemmung': 5, zustand: 5, energieklasse: 4, energiekennwert: 4, fenster: 4, 'heizung-baujahr': 4, bruttorendite: 4, erschliessung: 4.5, baurecht: 4.2, bodengutachten: 3, bauzwang: 2, kaufpreisfaktor: 4, 'kaufen-vs-mieten': 4, 'kaeuferprovision': 3.6,
  'baeder-alter': 3, 'leitungen-wasser': 3, 'waermepumpe-pv': 3, elektrik: 2, 'weg-ruecklage': 3, 'weg-ruecklage-zufuehrung': 2,
} // prettier-ignore

/** Where the running text says it, page and words; of a stated fact one quote may prove two things. */
function placesOf(answers: readonly Answer[]): string[] {
  return answers.flatMap(({ evidence: [first], state, inputs }) =>
    first && state === 'belegt' && inputs.length === 0 ? [`${first.page} ${wholeQuote(first)}`] : [],
  )
}

const PRICE: QuestionId = 'preisabweichung'
const RENT_BESIDE: QuestionId = 'kaufen-vs-mieten'
/** Of what we guess only these speak for an offer; a cash flow is green where one pays in little, and that is no plus. */
const GUESSED: readonly QuestionId[] = [PRICE, RENT_BESIDE]
/** What is paid for a year's rent says little of a rent that ends with the right to the land. */
const OF_PRICE: readonly QuestionId[] = [...GUESSED, 'kaufpreisfaktor', 'bruttorendite']
/** Every house has a road and stands. */
const OF_PLOTS: readonly QuestionId[] = ['baurecht', 'bauzwang', 'bodengutachten', 'erschliessung']
const SAVED: readonly QuestionId[] = ['weg-ruecklage', 'weg-ruecklage-zufuehrung']
const OF_ENERGY: readonly QuestionId[] = ['energieklasse', 'energiekennwert']
/** What is worth something only while it is young, or of which no more than an adjective is told. */
const DATED: readonly QuestionId[] = ['baeder-alter', 'dach', 'elektrik', 'fenster', 'heizung-baujahr', 'leitungen-wasser', 'letzte-modernisierung'] // prettier-ignore
/** What a developer promises is not done. */
const OF_WORKS: readonly QuestionId[] = [...DATED, 'fassade-daemmung', 'zustand']

/** One finding takes another's worth. */
function spoiltBy(
  against: readonly Answer[],
  { isStillBuilt, usesLittle, isRenewed, savesMuch: much, isLeaseOpen, isPlot }: Circumstances,
) {
  const isAgainst = (id: QuestionId) => against.some(one => one.id === id)
  return [
    // What is cheap beside a guess is no plus where the right itself ends before a loan would.
    ...(isAgainst('erbbau-restlaufzeit') ? GUESSED : []),
    ...(isLeaseOpen ? OF_PRICE : []),
    ...(isPlot ? [] : OF_PLOTS),
    // What is saved is spoken for where the community asks for more.
    ...(isAgainst('weg-sonderumlage') || !much ? SAVED : []),
    // Instalments by the progress and a security of 5 % are what the law asks of every developer (§ 3 MaBV, § 650m BGB).
    ...(isStillBuilt ? [...OF_WORKS, 'gewaehrleistung-neubau' as const] : []),
    ...(usesLittle ? [] : OF_ENERGY),
    ...(isRenewed ? [] : (['zustand'] as const)),
  ]
}

/**
 * Green says of all else that nothing is wrong, not that something is good: an old Baujahr, a yield just above the limit, a floor, a
 * town that grows, a paper that the law asks for. What half of all homes have nobody pays more for, a low Hausgeld may only mean
 * that nothing is saved, and what a broker writes of tenants and surroundings proves nothing.
 */
const ADVANTAGES: readonly QuestionId[] = [
  ...GUESSED, ...SAVED, ...OF_ENERGY, ...OF_WORKS, ...OF_PLOTS,
  'anbau-nachverdichtung', 'ausbaureserve', 'ausrichtung-aussicht', 'barrierefrei', 'baugenehmigung-neubau', 'bruttorendite', 'gewaehrleistung-neubau', 'grundbuch-abt2', 'kaeuferprovision', 'kaufpreisfaktor',
  'mietpotenzial', 'mietsteigerung-moeglich', 'preis-verhandelbar', 'sondernutzungsrechte', 'waermepumpe-pv', 'weg-sonderumlage',
] // prettier-ignore

function isAdvantage(answer: JudgedAnswer, { year, priceOff, timesOfRent }: Circumstances & Calculated): boolean {
  const { id, light, weight, state } = answer
  if (light !== 'grün' || weight <= 0 || isHint(answer) || !ADVANTAGES.includes(id)) return false
  // A price above the estimate is no plus, though it may still be right.
  if (id === PRICE && (priceOff ?? 0) > 0) return false
  // Who pays more than the rent has no advantage of buying.
  if (id === RENT_BESIDE && !(timesOfRent !== null && timesOfRent < 1)) return false
  if (id === 'fassade-daemmung' && isOfLongAgo(answer, year)) return false
  if (DATED.includes(id) && !isYoung(answer, year)) return false
  return state !== 'geschätzt' || GUESSED.includes(id)
}

/** Years after which what was modernised is told as old. */
const LONG_AGO = 20

/** "1998 wurden Fassade, Dach und Heizung erneuert": the answer names no year, and its proof does. */
function isOfLongAgo({ answer, evidence }: JudgedAnswer, year: number): boolean {
  const years = yearsIn([answer, ...evidence.map(wholeQuote)].join(' '))
  return years.length > 0 && years.every(one => year - one > LONG_AGO)
}

function yearsIn(text: string): number[] {
  return (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).map(Number)
}

/** Years for which what was renewed is worth more than what was not: of the envelope longer, for it lasts longer. */
const YOUNG = 10
const YOUNG_OF: Readonly<Partial<Record<QuestionId, number>>> = { dach: 20, fenster: 15, elektrik: 15, 'leitungen-wasser': 15, 'baeder-alter': 12 } // prettier-ignore

/** By the years of the answer; where it names none, by those of its proof. */
function isYoung({ id, answer, evidence }: Answer, year: number): boolean {
  const told = yearsIn(answer)
  const years = told.length > 0 ? told : yearsIn(evidence.map(wholeQuote).join(' '))
  return years.length > 0 && years.every(one => one <= year && year - one <= (YOUNG_OF[id] ?? YOUNG))
}

const CLASSES_OF_LITTLE: readonly NonNullable<Offer['energieklasse']>[] = ['A+', 'A', 'B', 'C']
/** kWh/(m²·a) at the end of class C (Anlage 10 GEG): what needs more is usual for its age, and no plus. */
const MAX_OF_C = 100

/** By the class, else by the value of the certificate; true: neither is told. */
function usesLittleEnergy({ energieklasse, numbers: { energiekennwert } }: Offer): boolean {
  if (energieklasse !== null) return CLASSES_OF_LITTLE.includes(energieklasse)
  return energiekennwert === null || energiekennwert <= MAX_OF_C
}
