import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { MoneyInput } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf, type BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { erbbauLoanOf } from '#finance/domain/plan/erbbauLoan.ts'
import type { Home } from '#finance/domain/plan/home.ts'
import { letPartsOf } from '#finance/domain/plan/partLetting.ts'
import { marketRentYear } from '#finance/domain/plan/rentBasis.ts'
import type { TextFindings } from '#finance/domain/plan/statedTerms.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { buildingShareOf } from '#valuation/domain/buildingShare.ts'
import { locate } from '#valuation/domain/locate.ts'
import { germanSource } from '#valuation/domain/source.ts'
import { zustandOf } from '#valuation/domain/marketObject.ts'
import { endingRentOf } from './endingRentOf.ts'
import { sittingRentOf } from './untoldRent.ts'

/** What the money of an offer is calculated from, whatever the price. */
export function moneyInputOf(
  { offer, home, remarks, renewed }: OfferRead,
  appraisal: Appraisal,
  lens: BuyerGoal,
  day: CalendarDate,
): MoneyInput {
  const { location, marketRent: level } = appraisal
  const marketRent = level && { ...level.rent, source: level.sources.map(germanSource).join('; ') }
  return {
    offer,
    // A court sells what lies in its district, and no district crosses the border of a Land.
    land: location?.land ?? locate({ plz: offer.deal?.court?.seat ?? null })?.land ?? null,
    laender: location?.laender ?? [],
    marketRent,
    parts: letPartsOf(offer.deal),
    ending: endingRentOf(offer, remarks, marketRent && marketRentYear(home, marketRent), day),
    sitting: sittingRentOf(offer, remarks, location, day),
    buildingShare: buildingShareOf(appraisal),
    renewed: { ...renewed, poor: isCalledPoor(offer) },
    assumptions: assumptionsOf(day, { lens }),
    erbbauLoan: erbbauLoanOf(offer.deal?.erbbauAhead, offer, day),
  }
}

interface OfferRead {
  readonly offer: Offer
  readonly home: Home
  readonly remarks: readonly Remark[]
  readonly renewed: TextFindings
}

/** By a word for the whole home: where single parts are called worn, only their works are told. */
function isCalledPoor({ conditions }: Offer): boolean {
  const zustand = zustandOf(conditions)
  return zustand === 'renovierungsbedürftig' || zustand === 'sanierungsbedürftig'
}
