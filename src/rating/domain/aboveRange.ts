import { add, type Money } from '#kernel/money.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { VerdictGrounds } from './verdict.ts'

/** Our own range ends below it, and that holds every usual answer. */
export function isAboveRange(price: Money, { top, beside }: Worth, grounds: VerdictGrounds): boolean {
  return top !== undefined && price.cents > (beside && mayNotCome(grounds) ? add(top, beside) : top).cents
}

/** A Sonderumlage that is taken off already. */
export function mayNotCome({ first }: VerdictGrounds): boolean {
  return first.some(({ id, change }) => id === 'weg-sonderumlage' && change !== null)
}
