import { ratio, type Share, trueMinus } from './share.ts'

/** An amount in euro as whole cents, so that sums are exact. An object, so that nobody takes cents for euros. */
export interface Money {
  readonly cents: number
}

/** nearest: half a cent away from zero, as merchants round. down: towards zero. */
export type Rounding = 'nearest' | 'down'

/** Quantities (m², pieces, tonnes) count to the millionth. */
const PER_UNIT = 1_000_000

export const ZERO: Money = { cents: 0 }

/** Euros as a document states them, to the nearest cent. */
export function euro(amount: number): Money {
  return fromCents(divide(BigInt(wholeNumber(amount * PER_UNIT)), BigInt(PER_UNIT / 100), 'nearest'))
}

/** For the public JSON and for formulas that have no exact answer. */
export function inEuro(money: Money): number {
  return money.cents / 100
}

export function add(a: Money, b: Money): Money {
  return { cents: a.cents + b.cents }
}

export function subtract(a: Money, b: Money): Money {
  return { cents: a.cents - b.cents }
}

export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce(add, ZERO)
}

/** A share of the amount, or the amount so many times (€/m² × m²). Calculated exactly, rounded once, to the cent. */
export function times(money: Money, factor: Share | number, rounding: Rounding = 'nearest'): Money {
  const { parts, of } = typeof factor === 'number' ? ratio(wholeNumber(factor * PER_UNIT), PER_UNIT) : factor
  return fromCents(divide(BigInt(money.cents) * BigInt(parts), BigInt(of), rounding))
}

/** Without the cents that are left over, as tax laws round. */
export function wholeEuros(money: Money): Money {
  return { cents: money.cents - (money.cents % 100) }
}

/** The whole must be above 0. */
export function shareOf(part: Money, whole: Money): Share {
  return ratio(part.cents, whole.cents)
}

export function smallerOf(a: Money, b: Money): Money {
  return a.cents <= b.cents ? a : b
}

export function largerOf(a: Money, b: Money): Money {
  return a.cents >= b.cents ? a : b
}

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** As a German reader writes it, with cents only when there are any: 349.000 €, 1.046,01 €. */
export function germanMoney(money: Money): string {
  const format = money.cents % 100 === 0 ? whole : withCents
  return trueMinus(`${format.format(inEuro(money))}\u00a0€`)
}

/** In whole euros, 349.000 €: the cents of an estimate would say more than is known. */
export function germanEuros({ cents }: Money): string {
  return germanMoney({ cents: Math.round(cents / 100) * 100 })
}

/** Takes away what a float adds to a decimal number: 1.1 × 1e6 is 1_100_000.0000000002. */
function wholeNumber(value: number): number {
  const rounded = Math.round(value)
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`not a number to calculate with: ${value}`)
  return rounded
}

function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (rounding === 'down') return dividend / divisor
  const half = dividend < 0n ? -divisor : divisor
  return (2n * dividend + half) / (2n * divisor)
}

function fromCents(cents: bigint): Money {
  return { cents: wholeNumber(Number(cents)) }
}
