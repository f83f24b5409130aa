import { largerOf } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { PriceEstimate } from '#valuation/domain/appraisal.ts'
import type { Worth } from '#valuation/domain/worth.ts'

const BAD: readonly Remark['tone'][] = ['gefahr', 'warnung']

/** m² of the Wohnfläche that are left without a part whose permit is missing or that nobody found; null: all of it is safe, or nobody tells the part. */
export function safeAreaOf(
  { numbers: { wohnflaeche } }: Pick<Offer, 'numbers'>,
  { attached }: Pick<StatedSums, 'attached'>,
  remarks: readonly Remark[],
): number | null {
  const isOpen = remarks.some(
    ({ topic, tone, certainty, scope }) =>
      topic === 'umbauGenehmigung' && BAD.includes(tone) && certainty !== 'denied' && scope.bearer !== 'other',
  )
  if (!attached || !isOpen || wohnflaeche === null) return null
  return Math.round((wohnflaeche - attached.area) * 100) / 100
}

/** What nobody may count on is estimated at nothing. */
export function withArea(offer: Offer, wohnflaeche: number | null): Offer {
  return wohnflaeche === null ? offer : { ...offer, numbers: { ...offer.numbers, wohnflaeche } }
}

/** The permit may turn up: in the best case all of the area counts. @param whole the estimate with all of it */
export function withBestOf(worth: Worth | null, whole: PriceEstimate | null): Worth | null {
  return worth && whole ? { ...worth, best: largerOf(worth.best, whole.mid) } : worth
}
