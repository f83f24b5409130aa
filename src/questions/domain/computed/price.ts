import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Money } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Negotiation } from '#valuation/domain/negotiation.ts'
import type { RemarkFlags } from '#valuation/domain/remarkFlags.ts'
import type { ByQuestion, ComputedFindings, Finding } from '../answer.ts'
import { findingsOf } from '../catalogue.ts'
import { placeFindings } from './place.ts'
import { priceLevelDrafts } from './priceLevel.ts'
import { priceAskedDrafts } from './priceAsked.ts'

/** What the answers on price need beside appraisal and negotiation. */
export interface PriceContext {
  readonly offer: Offer
  /** The asked price that is judged; null: not stated. */
  readonly price: Money | null
  readonly remarkFlags: RemarkFlags
  /** Price, Kaufnebenkosten and renovation together, as finance adds them up; null: not calculated. */
  readonly totalCost: { readonly amount: Money; readonly formula: string; readonly source: string } | null
  /** The highest price that is right, that which nobody can tell from it, and the highest from which it can be reached; not named: the first is told to nobody, because one open statement decides it. null: nobody can say. */
  readonly limits: {
    readonly right: Money
    readonly fair: Money
    readonly reachable: Money
    readonly isNamed: boolean
    /** The upper end of our own range, as the price asks for it; missing: it is none of this bargain. */
    readonly top?: Money
  } | null
  /** The lowest price that the exposé names for it or its like; null: none. */
  readonly named: Money | null
  readonly day: CalendarDate
}

/** Every question of price and place that valuation answers, by its id. A higher price never makes a light better. */
export function priceFindings(
  appraisal: Appraisal,
  negotiation: Outcome<Negotiation, string>,
  context: PriceContext,
): ComputedFindings {
  // Nothing of this report holds outside Germany, and a price in francs is none in euro.
  if (appraisal.abroad) return new Map()
  const drafts: ByQuestion<Finding> = {
    ...priceLevelDrafts(appraisal, context),
    ...priceAskedDrafts(appraisal, negotiation, context),
  }
  const found = new Map([...placeFindings(appraisal, context.offer), ...findingsOf(drafts, finding => finding)])
  return isUnvaluedPlot(appraisal, context) ? withoutGreen(found) : found
}

function isUnvaluedPlot({ estimate }: Appraisal, { offer }: PriceContext): boolean {
  return offer.kind === 'Grundstück' && estimate === null
}

/** A good place alone makes no good plot: while its value is not known, what is well is shown, not praised. */
function withoutGreen(findings: ComputedFindings): ComputedFindings {
  return new Map([...findings].map(([id, one]) => [id, one.light === 'grün' ? { ...one, light: null } : one]))
}
