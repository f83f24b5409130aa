import { type Money, sum, times } from '#kernel/money.ts'
import type { Share } from '#kernel/share.ts'
import type { RaisedAfa } from '#finance/domain/plan/depreciation.ts'
import type { Assessment } from '#rating/domain/assess.ts'

/** What works that are written off faster save in all their years, if every one of them is certified. */
export interface Relief extends RaisedAfa {
  readonly saved: Money
  /** The rate of tax that is reckoned with. */
  readonly marginal: Share
}

/** null: the exposé tells no share of such works. */
export function reliefOf({ cashflow, assumptions }: Assessment['money']): Relief | null {
  const raised = cashflow.ok ? cashflow.value.depreciation.raised : null
  if (!raised || raised.years.length === 0) return null
  const marginal = assumptions.marginalRate.rate
  return { ...raised, marginal, saved: times(sum(raised.years.map(({ amount }) => amount)), marginal) }
}
