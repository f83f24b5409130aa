import type { Money } from '#kernel/money.ts'
import { VERDICT } from './thresholds.ts'

/** The highest asked price that no estimate tells from this one. */
export function fairUpTo(right: Money): Money {
  return { cents: Math.floor(right.cents * (1 + VERDICT.indistinct)) }
}

/** The highest asked price that negotiation may bring down to this one. */
export function reachableFrom(right: Money): Money {
  return { cents: Math.floor(right.cents / (1 - VERDICT.reachable)) }
}
