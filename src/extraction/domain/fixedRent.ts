import type { Evidence } from '#kernel/evidence.ts'
import type { Remark } from './remark.ts'

/** A rent of the home that by agreement may not be raised, whatever the market pays; whoever buys is bound by it (§§ 557 (3), 566 BGB). */
export interface FixedRent {
  /** The year until whose end it holds; null: as long as the tenant lives. */
  readonly until: number | null
  readonly evidence: Evidence
}

const UNTIL = 'miete-fest-bis'
const FOR_LIFE = 'miete-fest-auf-lebenszeit'

/** The longest that is told. null: none is; of one flat of several it says nothing of the others. */
export function fixedRentOf(remarks: readonly Remark[]): FixedRent | null {
  const told = remarks.filter(({ certainty, scope, part }) => certainty === 'stated' && scope.bearer !== 'other' && scope.bearer !== 'surroundings' && !part) // prettier-ignore
  const forLife = told.find(({ rule }) => rule === FOR_LIFE)
  if (forLife) return { until: null, evidence: forLife.evidence }
  const dated = told.flatMap(({ rule, year, evidence }) =>
    rule === UNTIL && year !== null ? [{ until: year, evidence }] : [],
  )
  return dated.toSorted((a, b) => b.until - a.until)[0] ?? null
}

/** Whole years from a day on in which it may not be raised; Infinity: as long as the tenant lives. @param year of that day */
export function yearsFixed(fixed: FixedRent | null, year: number): number {
  if (fixed === null) return 0
  return fixed.until === null ? Infinity : Math.max(0, fixed.until - year)
}
