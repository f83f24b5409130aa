import type { FeeStep } from '#reference/feeStep.ts'
import { add, type Money, smallerOf, times } from '#kernel/money.ts'

/** The fee for a value by a table of started steps (§ 34 GKG, § 34 GNotKG); above the last step it stays. */
export function steppedFee(
  value: Money,
  start: { readonly value: Money; readonly fee: Money },
  rows: readonly FeeStep[],
) {
  let limit = start.value
  let { fee } = start
  for (const { upTo, step, plus } of rows) {
    const inRow = smallerOf(value, upTo).cents - limit.cents
    if (inRow <= 0) break
    fee = add(fee, times(plus, Math.ceil(inRow / step.cents)))
    limit = upTo
  }
  return fee
}
