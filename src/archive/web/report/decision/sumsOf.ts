/** A piece of a quote; together they are the whole quote. */
interface QuotePart {
  readonly text: string
  /** A sum of money, as in "16.400 €" or "1,2 Mio. Euro". */
  readonly isSum: boolean
}

const SUM =
  /((?<![\d.,])(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?(?:,?[-–])?\s?(?:(?:Mio\.?|Millionen)\s?)?(?:€|EUR\b|Euro\b))/u

/** The sums of money in a quote, to be set apart from its words. */
export function sumsOf(quote: string): QuotePart[] {
  // Split at what is caught, every second piece is a sum.
  return quote
    .split(SUM)
    .map((text, at) => ({ text, isSum: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** In €; 0: it names none. */
export function greatestSum(quote: string): number {
  const sums = sumsOf(quote).flatMap(({ text, isSum }) => (isSum ? [euros(text)] : []))
  return Math.max(0, ...sums)
}

function euros(sum: string): number {
  const value = Number.parseFloat(sum.replaceAll('.', '').replace(',', '.'))
  return /Mio|Million/u.test(sum) ? value * 1_000_000 : value
}
