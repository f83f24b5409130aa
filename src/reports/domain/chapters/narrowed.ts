import { germanNumber } from '#kernel/germanNumber.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'

/** Percentage points by which a range must become narrower to be worth a figure. */
const WORTH_TELLING = 1

/** One German sentence: how much narrower the range becomes with the statement that helps most. */
export function narrowed({ halfWidth, halfWidthWith }: NonNullable<Appraisal['mostHelpful']>): string {
  const percent = (half: number) => Math.round(half * 1000) / 10
  const written = (half: number) => `±${germanNumber(percent(half))}\u00a0%`
  return percent(halfWidth) - percent(halfWidthWith) < WORTH_TELLING
    ? 'Die Spanne wird mit ihr kaum schmaler, aber die Mitte verlässlicher.'
    : `Mit ihr wird die Spanne schmaler, von ${written(halfWidth)} auf ${written(halfWidthWith)}.`
}
