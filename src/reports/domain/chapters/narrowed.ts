import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { germanDecimal } from './germanAmounts.ts'

/** One German sentence: how much narrower the range becomes with the statement that helps most. */
export function narrowed({ halfWidth, halfWidthWith }: NonNullable<Appraisal['mostHelpful']>): string {
  const [from, to] = [halfWidth, halfWidthWith].map(half => `±${germanDecimal(Math.round(half * 1000) / 10)}\u00a0%`)
  return from === to
    ? 'Die Spanne wird mit ihr kaum schmaler, aber die Mitte verlässlicher.'
    : `Mit ihr wird die Spanne schmaler, von ${from} auf ${to}.`
}
