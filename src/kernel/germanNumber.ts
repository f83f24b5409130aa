import { trueMinus } from './share.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** As a German reader writes it, with at most so many decimals, and with at least so many: 1.062,5. */
export function germanNumber(value: number, decimals = 2, atLeast = 0): string {
  return trueMinus(formatOf(decimals, atLeast).format(value))
}

/** Slow to make, so once for each. What is rounded away carries no sign. */
function formatOf(decimals: number, atLeast: number): Intl.NumberFormat {
  const key = `${atLeast} ${decimals}`
  const options = { minimumFractionDigits: atLeast, maximumFractionDigits: decimals, signDisplay: 'negative' } as const
  const format = formats.get(key) ?? new Intl.NumberFormat('de-DE', options)
  formats.set(key, format)
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
