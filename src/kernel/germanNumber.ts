import { trueMinus } from './share.ts'

const formats = new Map<number, Intl.NumberFormat>()

/** As a German reader writes it, with at most so many decimals: 1.062,5. */
export function germanNumber(value: number, decimals = 2): string {
  return trueMinus(formatOf(decimals).format(value))
}

/** Slow to make, so once for each. What is rounded away carries no sign. */
function formatOf(decimals: number): Intl.NumberFormat {
  const options = { maximumFractionDigits: decimals, signDisplay: 'negative' } as const
  const format = formats.get(decimals) ?? new Intl.NumberFormat('de-DE', options)
  formats.set(decimals, format)
  return format
}

/**
 * Written by hand: it is on the first pages, and making the `Intl` format took a tenth of the start page's waking.
 * @param cents € cents; what a calculation left behind the point is rounded
 */
export function germanEuro(cents: number): string {
  const all = Math.round(Math.abs(cents))
  const whole = String(Math.floor(all / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '−' : ''}${whole},${String(all % 100).padStart(2, '0')}\u00a0€`
}
