import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

/**
 * The rate that a comparison begins with, in percent: that of the first report that calculates a loan. One without a price has none, and
 * where it came first, all others would be compared at rates of their own. null: none calculates one.
 */
export function usualSollzins(analyses: readonly Pick<AnalysisJson, 'financing'>[]): number | null {
  for (const { financing } of analyses)
    if (financing && 'sollzins' in financing) return Math.round(financing.sollzins.percent * 100) / 100
  return null
}
