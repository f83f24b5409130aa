import { useDeferredValue, useMemo, useState } from 'react'
import { euro } from '#kernel/money.ts'
import { moneyJson } from '#reports/domain/moneyJson.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'
import { recalculated, type WhatIfJson } from '#reports/domain/screen/whatIfJson.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { assumedBy, type Choice, whatIfOf } from './whatIfChoice.ts'

export interface Calculation {
  /** As in the report. */
  readonly before: MoneyJson
  readonly after: MoneyJson
  /** Where each slider is in the report. */
  readonly assumed: Choice
  /** Where each slider stands now; the bank's rate follows the own funds while it is not set. */
  readonly now: Choice
}

/** The report's money, calculated again in this browser by the report's own engine, with what the buyer sets himself. */
export function useWhatIf(facts: NonNullable<AnalysisJson['facts']>, whatIf: WhatIfJson, asking: number) {
  const untouched: Choice = { price: asking, sollzins: null, ownFunds: null, rent: null }
  const [choice, setChoice] = useState(untouched)
  const first = useMemo(() => recalculated(whatIf, facts, { price: euro(asking) }), [whatIf, facts, asking])
  // A slider that is dragged moves at once; the figures follow as fast as they can.
  const settled = useDeferredValue(choice)
  const calculation = useMemo((): Calculation => {
    const plan = recalculated(whatIf, facts, whatIfOf(settled))
    return { before: moneyJson(first), after: moneyJson(plan), assumed: assumedBy(first), now: assumedBy(plan) }
  }, [whatIf, facts, first, settled])
  const isUntouched = Object.entries(untouched).every(([key, value]) => choice[key as keyof Choice] === value)
  const set = (part: Partial<Choice>) => setChoice(before => ({ ...before, ...part }))
  return { choice, calculation, isUntouched, set, reset: () => setChoice(untouched) }
}
