import type { Parking } from '#finance/domain/plan/parking.ts'
import type { RemarkFlags } from '#valuation/domain/remarkFlags.ts'

/** Estimate and cost of buying speak of one parking space: whether the price holds it is decided once. */
export function withParking(flags: RemarkFlags, parking: Parking | null): RemarkFlags {
  const told = parking?.within ? true : parking?.certain ? false : null
  return { ...flags, stellplatzImPreis: flags.stellplatzImPreis ?? told }
}
