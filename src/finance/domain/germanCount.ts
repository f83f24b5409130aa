import { trueMinus } from '#kernel/share.ts'

const format = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** A quantity inside a formula, with at most two decimals: 1.062,5. */
export function germanCount(value: number): string {
  return trueMinus(format.format(value))
}
