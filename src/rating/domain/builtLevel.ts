import type { CalendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { AllIn } from '#finance/domain/bauen.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { marketLevel } from '#valuation/domain/marketLevel.ts'

/** What a house to be built comes to with its plot, and what finished new ones are notarised at there; €/m² Wohnfläche. */
export interface BuiltLevel {
  readonly cost: { readonly low: number; readonly high: number }
  readonly usual: { readonly low: number; readonly high: number }
  /** Its middle case lies above all of them. */
  readonly isAbove: boolean
}

/** null: a part of the cost, its area or the place is not known. */
export function builtLevel(
  { total, missingPlot }: AllIn,
  { location, object }: Pick<Appraisal, 'location' | 'object'>,
  { numbers }: Pick<Offer, 'numbers'>,
  day: CalendarDate,
): BuiltLevel | null {
  const area = numbers.wohnflaeche
  if (missingPlot || !location || !object || area === null || area <= 0) return null
  const { notarised } = marketLevel(location, { ...object, baujahr: Number(day.slice(0, 4)), neubau: true }, day)
  const perM2 = (end: 'low' | 'high') => Math.round(inEuro(total[end].amount) / area / 10) * 10
  return {
    cost: { low: perM2('low'), high: perM2('high') },
    isAbove: inEuro(total.mid.amount) / area > notarised.high,
    usual: { low: Math.round(notarised.low / 10) * 10, high: Math.round(notarised.high / 10) * 10 },
  }
}
