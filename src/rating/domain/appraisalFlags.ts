import type { CalendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { grossOf, type StatedWork } from '#finance/domain/plan/statedWorks.ts'
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
  { rents, costs, land, tradeRents }: Pick<StatedSums, 'rents' | 'costs' | 'land' | 'tradeRents'>,
  parking: Parking | null,
  day: CalendarDate,
): RemarkFlags {
  const flags = remarkFlagsOf(remarks)
  const told = parking?.within ? true : parking?.certain ? false : null
  const [toldRent] = rents
  const readying = readyingOf(costs, day)
  const flatsReckoned = (renewed.said?.works ?? []).filter(isReckonedFlat).length
  return {
    ...flags,
    renewed,
    ...(land.length > 0 && { pieces: land }),
    ...(tradeRents.length > 0 && { tradeRents }),
    ...(toldRent && { toldRent }),
    ...(readying > 0 && { readying }),
    ...(flatsReckoned > 0 && { flatsReckoned }),
    stellplatzImPreis: flags.stellplatzImPreis ?? told,
  }
}

/** One flat that is to be made ready, at our own figure. */
function isReckonedFlat({ subject, guess }: StatedWork): boolean {
  return subject === 'ausbau' && guess !== undefined
}

/** € with VAT, the middle of what the exposé names for the empty flats of the house, where the seller does not pay it. */
function readyingOf(costs: StatedSums['costs'], day: CalendarDate): number {
  return costs
    .filter(({ subject, bySeller }) => subject === 'leerstand' && !bySeller)
    .reduce(
      (sum, { low, high, isNet }) => sum + inEuro(grossOf({ amount: Math.round((low + high) / 2), isNet }, day)),
      0,
    )
}
