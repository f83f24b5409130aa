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
