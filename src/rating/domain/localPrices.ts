import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, inEuro, largerOf, type Money, smallerOf, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** What the exposé itself names for this object or its like, as a price of this object. */
export interface LocalPrice {
  /** German, with its article: "der Verkehrswert des Gerichts". */
  readonly name: string
  readonly low: Money
  readonly high: Money
  /** Somebody independent has found it: it may lift our range. What a seller says of others may only lower it. */
  readonly independent: boolean
}

/** Percent from which a price that the exposé names contradicts our middle: twice what a good estimate is off. */
export const FAR = 25
/** Older than that, and the market has moved. */
const YEARS = 2

/** Sales without a size count only in the same house, or by the square metre. */
export function localPricesOf({ numbers, deal, kind }: Offer, sums: StatedSums, day: CalendarDate): LocalPrice[] {
  if (deal?.retained || deal?.overlays.includes('erbbau') || deal?.overlays.includes('betreiber')) return []
  const area = kind === 'Grundstück' ? numbers.grundstuecksflaeche : numbers.wohnflaeche
  const court = numbers.verkehrswert
  const recent = sums.valuations.filter(
    ({ by, isLending, year }) => by === 'gutachter' && !isLending && year !== null && year >= yearOf(day) - YEARS,
  )
  const sales = sums.comparisons.flatMap(({ low, high, per, isSameHouse }): LocalPrice[] => {
    const each = per === 'm²' ? area : isSameHouse ? 1 : null
    if (each === null) return []
    return [
      {
        name: 'ein Verkauf, den das Exposé nennt,',
        low: euro(low * each),
        high: euro(high * each),
        independent: false,
      },
    ]
  })
  return [
    ...(court !== null && court > 0
      ? [{ name: 'der Verkehrswert des Gerichts', low: euro(court), high: euro(court), independent: true }]
      : []),
    ...recent.map(({ low, high }) => ({ name: 'ein Gutachten', low: euro(low), high: euro(high), independent: true })),
    ...sales,
  ]
}

/** Those that contradict the estimate, and may change what is supposed of it. */
export function contradicting({ estimate }: Pick<Appraisal, 'estimate'>, prices: readonly LocalPrice[]): LocalPrice[] {
  if (!estimate) return []
  const above = times(estimate.mid, percent(100 + FAR))
  const below = times(estimate.mid, percent(100 - FAR))
  return prices.filter(one => (one.independent && one.low.cents > above.cents) || one.high.cents < below.cents)
}

/** The range holds what contradicts it: then it is known less well than market data say. @param land what the land alone is worth */
export function widenedBy(appraisal: Appraisal, prices: readonly LocalPrice[], land: Money | null): Appraisal {
  const { estimate } = appraisal
  const apart = contradicting(appraisal, prices)
  if (!estimate || (apart.length === 0 && (!land || land.cents <= estimate.low.cents))) return appraisal
  const widest = apart.reduce(
    ({ low, high }, one) => ({ low: smallerOf(low, one.low), high: largerOf(high, one.high) }),
    { low: estimate.low, high: estimate.high },
  )
  const low = land ? smallerOf(largerOf(widest.low, land), estimate.mid) : widest.low
  const { high } = widest
  const halfWidth = inEuro({ cents: high.cents - low.cents }) / 2 / inEuro(estimate.mid)
  return { ...appraisal, estimate: { ...estimate, low, high, halfWidth } }
}

/** Green must hold at the lowest price, too, that the exposé names against itself. */
export function prudentBeside(
  worth: Worth | null,
  appraisal: Pick<Appraisal, 'estimate'>,
  prices: readonly LocalPrice[],
): Worth | null {
  const lower = contradicting(appraisal, prices).filter(
    ({ high }) => appraisal.estimate && high.cents < appraisal.estimate.mid.cents,
  )
  return worth && lower.reduce<Worth>((held, { high }) => ({ ...held, prudent: smallerOf(held.prudent, high) }), worth)
}
