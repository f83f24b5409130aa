import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, largerOf, type Money, smallerOf, subtract, ZERO } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import { roundedDown, type Worth } from '#valuation/domain/worth.ts'
import { fairUpTo } from './priceBounds.ts'
import { VERDICT } from './thresholds.ts'

/** The most that was paid in the same house by the seller's own words; null: he names no sale there. */
export function mostPaidInHouse(comparisons: readonly Comparison[]): (Comparison & { readonly most: Money }) | null {
  const own = comparisons.filter(({ isSameHouse, per }) => isSameHouse && per === 'object')
  const [first, ...rest] = own
  if (!first) return null
  const highest = rest.reduce((a, b) => (b.high > a.high ? b : a), first)
  return { ...highest, most: euro(highest.high) }
}

/**
 * The seller names them against himself: who pays more than any neighbour did has nothing to show for it. A sale of an earlier year was made
 * in a market of its own, and no estimate tells the two apart by less than a twentieth.
 * @param burden what this buyer pays, and they did not: his share of a Sonderumlage, and the damages of this home
 */
export function heldToSales(
  worth: Worth | null,
  comparisons: readonly Comparison[],
  burden: Money,
  day: CalendarDate,
): Worth | null {
  const sold = mostPaidInHouse(comparisons)
  if (!worth || !sold) return worth
  const isEarlier = sold.year !== null && sold.year < yearOf(day)
  const today = isEarlier ? fairUpTo(sold.most) : sold.most
  const most = roundedDown(largerOf(ZERO, subtract(today, burden)))
  if (most.cents >= worth.ceiling.cents) return worth
  const since = isEarlier ? ` × ${germanPercent(percent(100 * (1 + VERDICT.indistinct)))}` : ''
  const off = burden.cents > 0 ? ` − ${germanMoney(burden)}` : ''
  const step = limitStep(
    isEarlier ? `Höchster Verkauf im selben Haus, ${sold.year}` : 'Höchster Verkauf im selben Haus',
    `${germanMoney(sold.most)}${since}${off}, abgerundet`,
    most,
  )
  return {
    ...worth,
    ceiling: most,
    limitedBy: 'verkauf',
    steps: heldTo(worth.steps, step),
    prudent: smallerOf(worth.prudent, most),
  }
}
