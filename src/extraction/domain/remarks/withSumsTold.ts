import type { Remark } from '../remark.ts'
import type { CoOwnership } from '../statements/communitySums.ts'
import type { StatedSums } from '../statements/statedSums.ts'
import { withPlantLease } from './withPlantLease.ts'
import { withShareOfWorks } from './withShareOfWorks.ts'

/** Remarks with the sums that the text tells elsewhere: what the flat bears of works, and what a rented plant takes. */
export function withSumsTold(
  remarks: readonly Remark[],
  share: CoOwnership | null,
  { levies, plantLease }: Pick<StatedSums, 'levies' | 'plantLease'>,
): Remark[] {
  return withPlantLease(withShareOfWorks(remarks, share, levies), plantLease)
}
