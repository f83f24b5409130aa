import { largerOf } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { isMeantBy } from '#extraction/domain/statements/attachedArea.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { PriceEstimate } from '#valuation/domain/appraisal.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { VerdictPoint } from './verdict.ts'

const BAD: readonly Remark['tone'][] = ['gefahr', 'warnung']

/** By the owners' agreement it is storage; where it is counted in the Wohnfläche somebody lives there. */
const STORAGE = 'nur-abstellraum'

/** m² of the Wohnfläche that are left without a part whose permit is missing or that nobody found; null: all of it is safe, or nobody tells the part. */
export function safeAreaOf(
  { numbers: { wohnflaeche } }: Pick<Offer, 'numbers'>,
  { attached }: Pick<StatedSums, 'attached'>,
  remarks: readonly Remark[],
): number | null {
  if (!attached || wohnflaeche === null) return null
  const isOpen = remarks.some(
    ({ topic, rule, tone, certainty, scope, evidence }) =>
      topic === 'umbauGenehmigung' &&
      (BAD.includes(tone) || rule === STORAGE) &&
      certainty !== 'denied' &&
      scope.bearer !== 'other' &&
      isMeantBy(attached, evidence.quote),
  )
  if (!isOpen) return null
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

/** Before every price: what is counted in the Wohnfläche, and is storage by the owners' agreement. */
export function storagePoint(remarks: readonly Remark[], safeArea: number | null): VerdictPoint[] {
  const declared = safeArea === null ? undefined : remarks.find(({ rule }) => rule === STORAGE)
  if (!declared) return []
  return [{ id: 'weg-teilungserklaerung', sentence: NO_HOME, change: null, evidence: [declared.evidence] }]
}

/** § 10 (3) WEG */
const NO_HOME =
  'Ein Teil der Wohnfläche ist laut Teilungserklärung nur Abstellraum: Dort darf nur wohnen, wem es die anderen Eigentümer erlauben. Lassen Sie sich Teilungserklärung und Beschlüsse dazu zeigen.'
