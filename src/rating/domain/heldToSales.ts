import { euro, type Money, smallerOf } from '#kernel/money.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** The most that was paid in the same house by the seller's own words; null: he names no sale there. */
export function mostPaidInHouse(comparisons: readonly Comparison[]): (Comparison & { readonly most: Money }) | null {
  const own = comparisons.filter(({ isSameHouse, per }) => isSameHouse && per === 'object')
  const [first, ...rest] = own
  if (!first) return null
  const highest = rest.reduce((a, b) => (b.high > a.high ? b : a), first)
  return { ...highest, most: euro(highest.high) }
}

/** The seller names them against himself: who pays more than any neighbour did has nothing to show for it. */
export function heldToSales(worth: Worth | null, comparisons: readonly Comparison[]): Worth | null {
  const sold = mostPaidInHouse(comparisons)
  if (!worth || !sold || sold.most.cents >= worth.ceiling.cents) return worth
  return { ...worth, ceiling: sold.most, limitedBy: 'verkauf', prudent: smallerOf(worth.prudent, sold.most) }
}
