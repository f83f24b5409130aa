import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { ByQuestion, ComputedFindings } from '../answer.ts'
import { findingsOf } from '../catalogue.ts'
import { ageDrafts } from './ageFindings.ts'
import { energyDrafts } from './energyFindings.ts'
import { financingDrafts } from './moneyFinancing.ts'
import { type Draft, findingOf, type MoneyContext } from './moneyFinding.ts'
import { purchaseDrafts } from './moneyPurchase.ts'
import { renovationDrafts } from './moneyRenovation.ts'
import { hausgeldDrafts } from './rentHausgeld.ts'
import { lettingDrafts } from './rentLetting.ts'
import { marketDrafts } from './rentMarket.ts'

/** Every question of money that the plan answers, by the id of the question. A dearer price never makes a light better. */
export function moneyFindings(plan: MoneyPlan, context: MoneyContext): ComputedFindings {
  const drafts: ByQuestion<Draft> = {
    ...purchaseDrafts(plan, context),
    ...financingDrafts(plan, context),
    ...renovationDrafts(plan, context),
    ...ageDrafts(plan, context),
    ...energyDrafts(plan, context),
    ...hausgeldDrafts(plan, context),
    ...lettingDrafts(plan, context),
    ...marketDrafts(plan, context),
  }
  return findingsOf(drafts, draft => findingOf(draft, context.offer))
}
