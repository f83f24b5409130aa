import type { Candidate } from './facts.ts'
import { resolve } from './resolve.ts'

/** Percent of the price with VAT; nobody asks less or more of a buyer. */
const MIN = 0.3
const MAX = 7.2
/** So exact that times the price it is the amount again, to the euro. */
const DIGITS = 10_000

/** Whether a quote of a commission names a share of the price, not an amount alone. */
export function isToldInPercent(quote: string): boolean {
  return /%|prozent/iu.test(quote)
}

/** A commission in euro alone is the share of the asked price that it comes to; beside a share, or without a price, it tells nothing more. */
export function commissionInPercent(candidates: readonly Candidate[]): Candidate[] {
  const isCommission = ({ key }: Candidate) => key === 'kaeuferprovision'
  const isAmount = (one: Candidate) => isCommission(one) && one.unit === '€'
  const others = candidates.filter(one => !isAmount(one))
  if (others.length === candidates.length || others.some(isCommission)) return others
  const asked = candidates.filter(({ key }) => key === 'kaufpreis')
  const price = Number(resolve('kaufpreis', asked).fact?.value ?? 0)
  if (!(price > 0)) return others
  const amounts = candidates.filter(isAmount).flatMap(one => {
    const share = Math.round((Number(one.value) / price) * 100 * DIGITS) / DIGITS
    return share >= MIN && share <= MAX ? [{ ...one, value: share, unit: '%' }] : []
  })
  return [...others, ...amounts]
}
