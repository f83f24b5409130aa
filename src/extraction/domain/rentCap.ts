import type { Evidence } from '#kernel/evidence.ts'
import type { Remark } from './remark.ts'

/** A rent of the home that by agreement may rise no further than to an amount; whoever buys is bound by it (§§ 557 (3), 566 BGB). */
export interface RentCap {
  /** € a month, without running costs. */
  readonly month: number
  readonly evidence: Evidence
}

const CAPPED = 'miete-hoechstens'

/** The lowest that is told. null: none is; of one flat of several it says nothing of the others. */
export function rentCapOf(remarks: readonly Remark[]): RentCap | null {
  const told = remarks.flatMap(({ rule, certainty, scope, part, amount, evidence }) =>
    rule === CAPPED && certainty === 'stated' && scope.bearer !== 'other' && scope.bearer !== 'surroundings' && !part && amount
      ? [{ month: amount, evidence }]
      : [],
  ) // prettier-ignore
  return told.toSorted((a, b) => a.month - b.month)[0] ?? null
}
