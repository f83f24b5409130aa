import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'
import type { CoOwnership } from '../statements/communitySums.ts'
import type { StatedSums } from '../statements/statedSums.ts'
import { withPaidFromReserve } from './withPaidFromReserve.ts'
import { withPlantLease } from './withPlantLease.ts'
import { withShareOfWorks } from './withShareOfWorks.ts'

/** Remarks with the sums that the text tells elsewhere: what the flat bears of works, and what a rented plant takes. */
export function withSumsTold(
  remarks: readonly Remark[],
  share: CoOwnership | null,
  { levies, plantLease, fromReserve }: Pick<StatedSums, 'levies' | 'plantLease' | 'fromReserve'>,
  { erhaltungsruecklage }: Pick<Facts, 'erhaltungsruecklage'>,
): Remark[] {
  const saved = typeof erhaltungsruecklage?.value === 'number' ? erhaltungsruecklage.value : null
  return withPlantLease(withPaidFromReserve(withShareOfWorks(remarks, share, levies), fromReserve, saved), plantLease)
}
