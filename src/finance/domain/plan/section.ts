import type { Outcome } from '#kernel/outcome.ts'
import { type Part, type Total, weakest } from '../part.ts'

/** A part of the plan, or the German sentence why it cannot be calculated. */
export type Section<Value> = Outcome<Value, string>

/** A sum as one line of a larger sum; it is as weak as its weakest part. */
export function lineOf({ label, amount, parts }: Total): Part {
  return {
    label,
    amount,
    formula: 'Summe der Einzelposten',
    source: 'Rechnung oben',
    basis: weakest(...parts.map(({ basis }) => basis)),
  }
}
