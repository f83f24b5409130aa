import { largerOf, type Money, smallerOf } from '#kernel/money.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { VERDICT } from './thresholds.ts'
import { CONDITION } from './verdictPoints.ts'

/** The highest asked price that no estimate tells from this one. */
export function fairUpTo(right: Money): Money {
  return { cents: Math.floor(right.cents * (1 + VERDICT.indistinct)) }
}

/** The highest asked price that negotiation may bring down to this one. */
export function reachableFrom(right: Money): Money {
  return { cents: Math.floor(right.cents / (1 - VERDICT.reachable)) }
}

/** Where only the condition is open, no more hangs on it than the works of a house in which nothing was renewed. */
export function prudentFor({ ceiling, prudent, untouched, open }: Worth): Money {
  if (!untouched || open.some(({ id }) => id !== CONDITION)) return prudent
  return smallerOf(ceiling, largerOf(prudent, untouched.right))
}
