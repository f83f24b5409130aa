import { germanMoney, inEuro, largerOf, type Money, smallerOf, subtract, times } from '#kernel/money.ts'
import { ratio } from '#kernel/share.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { AssessInput } from './assessInput.ts'
import { type OfferCase, offerCase } from './offerCase.ts'

/** A rent that the tenant may pay, and the highest price that is right with it. */
export interface RentLimit {
  /** € a year. */
  readonly year: Money
  readonly limit: Money
}

/** The open statement of the estimate on the rent. */
const OPEN_RENT = 'miete'

/**
 * What each usual rent would make of the limit, the lowest first: the offer is valued as if the exposé told it, so that who learns it
 * finds the same price again. Empty: the rent is told, or nothing can be valued.
 */
export function rentLimitsOf(input: AssessInput, { offer, money }: Pick<OfferCase, 'offer' | 'money'>): RentLimit[] {
  const { rent } = money.letting
  const { marketRent } = money
  if (!rent.ok || !rent.value.sitting || !marketRent) return []
  const { low, mid, high } = rent.value.rent
  const years = [low, mid, marketRent.mid, high].map(({ amount }) => amount)
  const distinct = years.filter((one, at) => years.findIndex(({ cents }) => cents === one.cents) === at)
  return distinct.flatMap(year => {
    const kaltmieteMonat = inEuro(times(year, ratio(1, 12)))
    const { worth } = offerCase(input, { ...offer, numbers: { ...offer.numbers, kaltmieteMonat } })
    return worth ? [{ year, limit: worth.ceiling }] : []
  })
}

export interface LimitSpan {
  readonly low: Money
  readonly high: Money
}

/** The lowest and the highest limit; null: no rent is open. */
export function spanOfLimits([first, ...rest]: readonly RentLimit[]): LimitSpan | null {
  if (!first) return null
  const limits = [first, ...rest].map(({ limit }) => limit)
  return { low: limits.reduce(smallerOf), high: limits.reduce(largerOf) }
}

/**
 * What the open rent may change is what lies between those limits, and nothing else.
 * @param isUntold the tenant stays: then nobody can name one price, and the highest of them is the most it may be
 */
export function withRents(worth: Worth | null, limits: readonly RentLimit[], isUntold: boolean): Worth | null {
  const span = spanOfLimits(limits)
  if (!worth) return worth
  if (isUntold && worth.unnamed === null) return unnamedBy(worth, span)
  if (!span) return worth
  const change = subtract(span.high, span.low)
  const open = worth.open.flatMap(one =>
    one.id === OPEN_RENT ? (change.cents > 0 ? [{ ...one, change }] : []) : [one],
  )
  return { ...worth, open: open.toSorted((a, b) => b.change.cents - a.change.cents) }
}

function unnamedBy(worth: Worth, span: LimitSpan | null): Worth {
  const told =
    span === null || span.low.cents === span.high.cents
      ? 'Mehr als 30 Jahresmieten sind nicht richtig.'
      : `Je nach Miete sind höchstens ${germanMoney(span.low)} bis ${germanMoney(span.high)} richtig.`
  return {
    ...worth,
    best: span?.high ?? worth.best,
    // It is the one statement that decides, and no second point.
    open: worth.open.filter(({ id }) => id !== OPEN_RENT),
    unnamed: { id: RENT, sentence: `${NO_RENT}: ${told} ${SHOW_RENT}`, mostWhile: 'solange der Mieter bleibt' },
  }
}

const RENT: QuestionId = 'jahreskaltmiete'
const NO_RENT = 'Was der Mieter zahlt, ist nicht bekannt'
const SHOW_RENT = 'Lassen Sie sich Mietvertrag und Mieteingänge zeigen, bevor Sie über einen Preis reden.'
