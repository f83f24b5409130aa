import type { Remark } from '../remark.ts'
import { germanAmount } from './germanAmount.ts'
import type { Caught } from './remarkRule.ts'

/** Below a fifth of the other end it is no end of the same span: "Zone 3 bis 420 €". */
const NEAR = 0.2

/** What a wording names in €, and of "310 bis 420 €/m²" the middle with both ends. Empty: it names nothing. */
export function amountCaught({ value, from }: Caught): Pick<Remark, 'amount' | 'span'> {
  if (value === undefined) return {}
  const [low, high] = [germanAmount(from), germanAmount(value)]
  if (!(low < high) || low < NEAR * high) return { amount: high }
  return { amount: (low + high) / 2, span: { low, high } }
}
