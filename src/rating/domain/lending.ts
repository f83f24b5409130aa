import { add, type Money } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import type { FinancingPlan } from '#finance/domain/plan/financingPlan.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { includedParking } from '#valuation/domain/negotiation.ts'
import { isSoilAlone } from '#valuation/domain/unnamed.ts'

/** A loan against what we find the home worth: a bank lends on that, and not on what is asked. */
export interface Lending {
  /** The middle of our estimate, with the parking that the price includes. */
  readonly worth: Money
  /** The loan in whole percent of it. */
  readonly percent: number
}

type Valued = Pick<Appraisal, 'estimate' | 'parking' | 'uncertainties'>

/** null: there is no estimate, no loan, or only the soil of a forest is estimated. */
export function lendingOf(
  { darlehen: { amount } }: Pick<FinancingPlan, 'darlehen'>,
  appraisal: Valued,
): Lending | null {
  const { estimate } = appraisal
  if (!estimate || amount.cents === 0 || isSoilAlone(appraisal)) return null
  const worth = add(estimate.mid, includedParking(appraisal))
  return { worth, percent: Math.round((amount.cents / worth.cents) * 100) }
}

/** The same, where it is more of our estimate than the bank is taken to see in the price; null: it is not. */
export function strainedLending(
  plan: Pick<FinancingPlan, 'darlehen' | 'beleihung'>,
  appraisal: Valued,
): Lending | null {
  const lending = lendingOf(plan, appraisal)
  return lending && lending.percent > Math.round(inPercent(plan.beleihung.beleihungsauslauf)) ? lending : null
}
