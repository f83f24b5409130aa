import { germanNumber } from '#kernel/germanNumber.ts'
import type { Money } from '#kernel/money.ts'
import { trueMinus } from '#kernel/share.ts'
import type { Range } from '#finance/domain/range.ts'

const withCents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An estimate as it is read: "58.513 €". */
export function wholeEuro({ cents }: Money): string {
  return `${wholeNumber(cents / 100)}\u00a0€`
}

/** "15.228 € bis 89.706 €"; where both ends read the same, one of them. */
export function euroSpan({ low, high }: Pick<Range<Money>, 'low' | 'high'>): string {
  const [from, to] = [wholeEuro(low), wholeEuro(high)]
  return from === to ? from : `${from} bis ${to}`
}

/** Without its unit, for a column that names it: "24.148,15". */
export function centsNumber({ cents }: Money): string {
  return trueMinus(withCents.format(cents / 100 + 0))
}

/** Without its unit: "24.148". */
export function wholeNumber(value: number): string {
  return germanNumber(Math.round(value), 0)
}

/** With exactly so many decimals, so that a column of them lines up: "10,1", "13,0". */
export function fixedDecimal(value: number, digits: number): string {
  const format = new Intl.NumberFormat('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return trueMinus(format.format(value + 0))
}

/** A share of 0 to 1 in whole percent: "57 %". */
export function wholePercent(share: number): string {
  return `${wholeNumber(share * 100)}\u00a0%`
}

/** "+3,2 %", "−11,6 %"; the value is in percent. */
export function signedPercent(percent: number): string {
  return `${percent > 0 ? '+' : ''}${germanNumber(percent)}\u00a0%`
}

/**
 * What is missing, in whole euros, when amounts that are rounded one by one are added up. It gets a line of its own, so
 * that a column comes to its sum and an amount reads the same everywhere in the report.
 */
export function roundingOf(amounts: readonly Money[], total: Money): number {
  const rounded = amounts.map(({ cents }) => Math.round(cents / 100))
  // + 0: a total that is rounded away must not be −0.
  return Math.round(total.cents / 100) - rounded.reduce((a, b) => a + b, 0) + 0
}
