import type { Assessment } from '#rating/domain/assess.ts'
import { fixedDecimal } from '../germanAmounts.ts'

/**
 * German: "3,6 % des Preises mit Stellplatz": a year's rent in what the buyer pays for it; empty: one of both is not known.
 * @param year € a year
 * @param before words to begin with, where there is something to tell
 */
export function shareOfPrice(year: number | null, { home, price }: Assessment['money'], before = ''): string {
  if (!price || year === null || year <= 0) return ''
  const bought = home.boughtWith?.extra ?? null
  const space = bought?.amount.cents ?? 0
  return `${before}${fixedDecimal((year * 10_000) / (price.cents + space), 1)}\u00a0% des Preises${bought ? ` mit ${bought.label}` : ''}`
}
