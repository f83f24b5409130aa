import type { Remark } from '#extraction/domain/remark.ts'
import { type Verdict, yellow } from '../verdict.ts'

/** Judges a remark by the rule that read it; a string makes it yellow, for that reason. What is denied is judged by nothing. */
export function byRule(told: Readonly<Record<string, Verdict | string>>): (remark: Remark) => Verdict | null {
  return ({ rule, certainty }) => {
    const verdict = certainty === 'denied' ? undefined : told[rule]
    return typeof verdict === 'string' ? yellow(verdict) : (verdict ?? null)
  }
}
