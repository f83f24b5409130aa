import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, inEuro, largerOf, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { germanPercent, percent, ratio } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import { roundedDown, type Worth } from '#valuation/domain/worth.ts'
import { isOfOtherTerms } from './localPrices.ts'

/** Older than that, and the market has moved. */
const YEARS = 2
/** The sale of a like home says twice as much as data of the whole place: a model assumption, no statistics. */
const WEIGHT = 2 / 3
/** A bath or a kitchen more may make one of two like homes so much dearer. */
const BETTER = percent(110)

/**
 * What the other half, the same home beside it, one that is called its like, or one of the same house was sold for by the exposé's own words,
 * not long ago; the lowest, where there are more. One whose size is told counts by the square metre. null: none is named.
 */
export function twinSaleOf({ deal }: Offer, comparisons: readonly Comparison[], day: CalendarDate): Money | null {
  if (isOfOtherTerms(deal)) return null
  const prices = comparisons
    .filter(({ per, year }) => per === 'object' && (year === null || year >= yearOf(day) - YEARS))
    .flatMap(({ isTwin, isAlike, isSameHouse, atOurSize, high }) =>
      isTwin || isAlike || isSameHouse ? [euro(high)] : atOurSize ? [euro(atOurSize)] : [],
    )
  return prices.length === 0 ? null : prices.reduce(smallerOf)
}

/** No home of the place is as like as its twin: where that was cheaper, the estimate moves towards it. A dearer one lifts nothing. */
export function pulledByTwin(appraisal: Appraisal, sale: Money | null): Appraisal {
  const { estimate, renovated, ceiling, openEnds } = appraisal
  if (!sale || !estimate || sale.cents >= estimate.mid.cents) return appraisal
  const share = (inEuro(sale) / inEuro(estimate.mid)) ** WEIGHT
  const less = (money: Money): Money => times(money, ratio(Math.round(share * 1000), 1000))
  const inThousands = (money: Money): Money => euro(1000 * Math.round(inEuro(less(money)) / 1000))
  const mid = inThousands(estimate.mid)
  const low = smallerOf(inThousands(estimate.low), sale)
  const high = inThousands(estimate.high)
  const off = germanPercent(percent(Math.round((1 - share) * 1000) / 10))
  return {
    ...appraisal,
    estimate: {
      ...estimate,
      low,
      mid,
      high,
      halfWidth: (high.cents - low.cents) / 2 / mid.cents,
      meaning: `${estimate.meaning} Die andere Hälfte, eine Wohnung desselben Hauses, das Objekt daneben oder ein ähnliches am Ort wurde laut Exposé für ${germanMoney(sale)} verkauft (bei anderer Größe auf diese umgerechnet): Deshalb liegt die Mitte ${off} unter den ${germanMoney(estimate.mid)}, die Marktdaten allein ergeben.`,
    },
    openEnds: openEnds && {
      worst: less(openEnds.worst),
      worstRenovated: less(openEnds.worstRenovated),
      best: less(openEnds.best),
      bestRenovated: less(openEnds.bestRenovated),
    },
    renovated: renovated && {
      value: less(renovated.value),
      formula: `${renovated.formula}, ${off} weniger nach dem Verkauf, den das Exposé nennt`,
    },
    ceiling: ceiling && less(ceiling),
  }
}

/** Whoever pays more than a tenth above what the like home brought has nothing to show for it. @param burden what this buyer pays, and that one did not: a levy, and the damages of this home */
export function heldToTwin(worth: Worth | null, sale: Money | null, burden: Money): Worth | null {
  if (!worth || !sale) return worth
  const most = roundedDown(largerOf(ZERO, subtract(times(sale, BETTER), burden)))
  if (most.cents >= worth.ceiling.cents) return worth
  const off = burden.cents > 0 ? ` − ${germanMoney(burden)}` : ''
  const step = limitStep('Höchstens ein Zehntel über dem Verkauf, den das Exposé nennt', `${germanMoney(sale)} × ${germanPercent(BETTER)}${off}, abgerundet`, most) // prettier-ignore
  return {
    ...worth,
    ceiling: most,
    limitedBy: 'zwilling',
    steps: heldTo(worth.steps, step),
    prudent: smallerOf(worth.prudent, most),
  }
}
