import type { Candidate, FactKey } from './facts.ts'
import { resolve } from './resolve.ts'

/** Of the price: no house brings so much of it in one year. */
const MOST = 0.25
/** €; a small flat or a share for less may well bring so much. */
const LOWEST_PRICE = 100_000
const MONTHS = 12
/** A court's offer has no price, and the prices beside it are of others. */
const PRICES = ['kaufpreis', 'verkehrswert'] as const

/**
 * Without rents that no buyer would get for the price: a year's rent of 489.000 € for a house at 559.000 € is another amount (the price of
 * another offer, a year's sum read as a month's), and would end in a yield of 87 %.
 */
export function withoutRentsBeyondPrice(candidates: readonly Candidate[]): Candidate[] {
  const rents = new Set(candidates.filter(one => yearOf(one) > 0).map(({ value }) => value))
  const told = (key: FactKey) => candidates.filter(one => one.key === key && !rents.has(one.value))
  const price = Math.max(...PRICES.map(key => Number(resolve(key, told(key)).fact?.value ?? 0)))
  if (price < LOWEST_PRICE) return [...candidates]
  return candidates.filter(one => yearOf(one) <= MOST * price)
}

/** € a year; 0: it is no rent. */
function yearOf({ key, value }: Candidate): number {
  if (key === 'jahresnettokaltmiete') return Number(value)
  return key === 'kaltmieteMonat' ? MONTHS * Number(value) : 0
}
