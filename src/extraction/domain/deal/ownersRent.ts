import type { Evidence } from '#kernel/evidence.ts'
import type { Deal } from './deal.ts'

/** What a pool of rents that whoever buys must join pays him in place of the rent that his tenant pays into it. */
export interface PoolIncome {
  /** € a month for this home. */
  readonly month: number
  /** €/m² a month, as the pool shares it out. */
  readonly perM2: number
  readonly area: number // m²
  /** Of which it was paid out; null: not told. */
  readonly year: number | null
  /** Years for which he is bound; null: not told. */
  readonly years: number | null
  /** € a month by the lease; null: not told. */
  readonly contract: number | null
  readonly evidence: readonly Evidence[]
}

interface Rents {
  readonly wohnflaeche: number | null
  readonly kaltmieteMonat: number | null
  readonly jahresnettokaltmiete: number | null
}

/** Of a home whose owner must be in a pool that tells what it paid out. null: there is none, or nobody tells what it pays. */
export function poolIncomeOf(
  { wohnflaeche, kaltmieteMonat: month, jahresnettokaltmiete: year }: Rents,
  deal: Deal | null,
): PoolIncome | null {
  const pool = deal?.pool
  if (!pool?.isBound || !pool.paidOut || wohnflaeche === null || wohnflaeche <= 0) return null
  const { perM2 } = pool.paidOut
  return {
    month: Math.round(100 * perM2 * wohnflaeche) / 100,
    perM2,
    area: wohnflaeche,
    year: pool.paidOut.year,
    years: pool.years,
    contract: month ?? (year === null ? null : year / 12),
    evidence: pool.evidence,
  }
}

/** The rent that comes in for the home itself: without what the space in the sum pays, and of a pool what it pays out. */
export function withOwnersRent<Numbers extends Rents>(numbers: Numbers, deal: Deal | null): Numbers {
  const pool = poolIncomeOf(numbers, deal)
  if (pool) return { ...numbers, kaltmieteMonat: pool.month, jahresnettokaltmiete: Math.round(1200 * pool.month) / 100 }
  const space = deal?.parts.find(({ isInSum }) => isInSum === true)?.rentMonthEuro ?? null
  const { kaltmieteMonat: sum } = numbers
  return space === null || sum === null || sum <= space ? numbers : { ...numbers, kaltmieteMonat: sum - space }
}
