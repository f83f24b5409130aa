import type { Evidence } from '#kernel/evidence.ts'
import { amountsIn } from '../numbers.ts'
import { isOfTheWhole, type Remark } from '../remark.ts'

/** What the buyer of a plot still pays for its road and pipes, as the exposé names it. */
export interface RoadsToPay {
  /** €/m² of plot. */
  readonly perM2: number
  readonly evidence: readonly Evidence[]
}

/** €/m²: less is a fee, more a price of land. */
const MIN = 3
const MAX = 400

/** null: the exposé names no rate. */
export function roadsToPay(remarks: readonly Remark[]): RoadsToPay | null {
  for (const remark of remarks) {
    if (remark.rule !== 'erschliessung-kosten' || remark.certainty !== 'stated' || !isOfTheWhole(remark)) continue
    const found = amountsIn(remark.evidence.quote).find(({ value }) => value >= MIN && value <= MAX)
    if (found) return { perM2: found.value, evidence: [remark.evidence] }
  }
  return null
}
