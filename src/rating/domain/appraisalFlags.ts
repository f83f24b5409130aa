import type { Remark } from '#extraction/domain/remark.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { Parking } from '#finance/domain/plan/parking.ts'
import type { TextFindings } from '#finance/domain/plan/statedTerms.ts'
import { type RemarkFlags, remarkFlagsOf } from '#valuation/domain/remarkFlags.ts'

/**
 * What the running text says that the appraisal needs. Estimate and cost of buying speak of one parking space: whether the price holds
 * it is decided once.
 */
export function appraisalFlags(
  remarks: readonly Remark[],
  renewed: TextFindings,
  { rents }: Pick<StatedSums, 'rents'>,
  parking: Parking | null,
): RemarkFlags {
  const flags = remarkFlagsOf(remarks)
  const told = parking?.within ? true : parking?.certain ? false : null
  const [toldRent] = rents
  return { ...flags, renewed, ...(toldRent && { toldRent }), stellplatzImPreis: flags.stellplatzImPreis ?? told }
}
