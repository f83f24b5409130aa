import type { Offer } from '#extraction/domain/offer.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { communityLoanPoints } from './communityLoan.ts'
import { leftOutPoints } from './leftOut.ts'
import { pricedDampPoints } from './pricedDamp.ts'
import { reservePoints, thinReservePoints } from './reservePoints.ts'
import { countedPoints } from './sumsOf.ts'
import { unequalSharePoints } from './unequalShare.ts'
import { unpricedPoints } from './unpricedPoints.ts'
import type { VerdictPoint } from './verdict.ts'

/** Money that the worth is less by already, or that is paid from what is saved: told, and in the way of nothing. */
export function countedInWorth(
  sums: StatedSums,
  offer: Pick<Offer, 'deal' | 'flags' | 'numbers'>,
  money: Pick<MoneyBase, 'levy' | 'pricedWorks' | 'renovation' | 'home' | 'day'>,
  appraisal: Pick<Appraisal, 'object'>,
  worth: Worth | null,
): VerdictPoint[] {
  return [
    ...countedPoints(sums, money),
    ...unequalSharePoints(sums, offer, money),
    ...reservePoints(sums, offer),
    ...thinReservePoints(offer, money.day),
    ...communityLoanPoints(sums, money),
    ...leftOutPoints(sums, appraisal),
    ...pricedDampPoints(money, worth),
    ...unpricedPoints(money),
  ]
}
