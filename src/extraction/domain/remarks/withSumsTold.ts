import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'
import type { CoOwnership } from '../statements/communitySums.ts'
import type { StatedSums } from '../statements/statedSums.ts'
import { dueTradesIn } from './deferredWorks.ts'
import { withPaidFromReserve } from './withPaidFromReserve.ts'
import { withPlantLease } from './withPlantLease.ts'
import { withShareOfWorks } from './withShareOfWorks.ts'

/** Remarks with what the text tells elsewhere: which trades are due, what the flat bears of works, and what a rented plant takes. */
export function withSumsTold(
  remarks: readonly Remark[],
  share: CoOwnership | null,
  {
    levies,
    plantLease,
    fromReserve,
    openWorks,
  }: Pick<StatedSums, 'levies' | 'plantLease' | 'fromReserve' | 'openWorks'>,
  { erhaltungsruecklage }: Pick<Facts, 'erhaltungsruecklage'>,
): Remark[] {
  const saved = typeof erhaltungsruecklage?.value === 'number' ? erhaltungsruecklage.value : null
  return withPlantLease(
    withPaidFromReserve(withShareOfWorks(dueTradesIn(openWorks, remarks), share, levies), fromReserve, saved),
    plantLease,
  )
}
