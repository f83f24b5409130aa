import { wholePercent } from './germanAmounts.ts'

/** German sentence behind the decision. @param evidenceShare 0 to 1 */
export function answeredShare(evidenceShare: number): string {
  return `Das Exposé beantwortet ${wholePercent(evidenceShare)} der Fragen, auf die es ankommt.`
}
