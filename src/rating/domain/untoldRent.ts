import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { percent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { SittingRent } from '#finance/domain/plan/sittingRent.ts'
import { BESTANDSMIETEN } from '#reference/bestandsmieten.ts'
import { rowAt } from '#reference/table.ts'
import type { Location } from '#valuation/domain/locate.ts'
import { tenancyOf } from './tenancyOf.ts'

/**
 * The home is let and goes on being so, and nobody says at which rent. Of what the court sells its appraiser knows it; who sells and
 * stays, or runs a house, says it of another contract.
 */
export function isRentUntold(offer: Offer, remarks: readonly Remark[]): boolean {
  const { vermietet, kind, deal } = offer
  const isHome = kind === 'Wohnung' || kind === 'Haus' || kind === 'Mehrfamilienhaus'
  if (vermietet !== true || !isHome || deal?.retained) return false
  if (deal && (OTHER_RENT.includes(deal.type.value) || deal.overlays.includes('betreiber'))) return false
  return !isRentTold(offer) && !tellsEnd(offer, remarks)
}

/** Of the whole or of a part. */
export function isRentTold({ numbers, deal }: Pick<Offer, 'numbers' | 'deal'>): boolean {
  return (
    numbers.kaltmieteMonat !== null ||
    numbers.jahresnettokaltmiete !== null ||
    (deal?.parts ?? []).some(({ rentMonthEuro }) => rentMonthEuro !== null)
  )
}

/** The exposé names a day or a year to which the lease runs, or from which the home is free. */
export function tellsEnd({ texts }: Pick<Offer, 'texts'>, remarks: readonly Remark[]): boolean {
  return texts.bezugsfreiAb !== null || remarks.some(({ rule, part }) => ENDS.includes(rule) && part === undefined)
}

const OTHER_RENT: readonly string[] = ['rueckmiete', 'zwangsversteigerung']
const ENDS: readonly string[] = ['miete-endet', 'miete-bis-jahr']

/** Within so many years of its start a lease pays what the market pays. */
const YOUNG = 3

/** What a rent that is not told may be; null: it is told, or nobody lives there by a lease that goes on. */
export function sittingRentOf(
  offer: Offer,
  remarks: readonly Remark[],
  location: Location | null,
  today: CalendarDate,
): SittingRent | null {
  if (!isRentUntold(offer, remarks)) return null
  const tenancy = tenancyOf(offer, remarks, today)
  if (tenancy && yearOf(today) - tenancy.since <= YOUNG)
    return {
      share: percent(100),
      source: `Mietvertrag seit ${tenancy.since}: so jung wie eine Neuvermietung (Annahme)`,
    }
  const { share, source } = rowAt(BESTANDSMIETEN, today, location?.siedlungstyp === 1 ? 'grosseGrossstadt' : 'sonst')
  return { share, source }
}
