/** The sign before the decimals: Komma as in 1.234,50, Punkt as in 1234.5. */
export type DecimalSign = 'komma' | 'punkt'

/** What a number may mean; null: not a number in that way of writing. "1.250" is 1250 with Komma and 1.25 with Punkt. */
export interface WrittenNumber {
  readonly komma: number | null
  readonly punkt: number | null
}

const FORM = {
  komma: /^-?(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:\s\d{3})+))(?:,\d+)?$/,
  punkt: /^-?(?:\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\s\d{3})+))(?:\.\d+)?$/,
} as const

export function writtenNumber(text: string): WrittenNumber {
  return {
    komma: FORM.komma.test(text) ? Number(text.replace(/[.\s]/g, '').replace(',', '.')) : null,
    punkt: FORM.punkt.test(text) ? Number(text.replace(/[,\s]/g, '')) : null,
  }
}

/** The sign that all numbers with only one reading have; null where none shows it or they differ. */
export function decimalSignOf(numbers: Iterable<WrittenNumber>): DecimalSign | null {
  let [komma, punkt] = [false, false]
  for (const number of numbers) {
    if (number.punkt === null && number.komma !== null) komma = true
    if (number.komma === null && number.punkt !== null) punkt = true
  }
  if (komma === punkt) return null
  return komma ? 'komma' : 'punkt'
}

/**
 * The values a number can have in a file with that decimal sign. Where the file does not show its sign, "3.500" is 3500
 * when that is believable and 3.5 is not, for nobody writes money with three decimals. Two values: the writer must be asked;
 * taking 450.000 for 450 because only that is believable would turn the price of a home into one of a square metre.
 */
export function readingsOf({ komma, punkt }: WrittenNumber, sign: DecimalSign | null, believed: Believed): number[] {
  if (komma === null || punkt === null || komma === punkt) return [komma ?? punkt].filter(value => value !== null)
  if (sign !== null) return [sign === 'komma' ? komma : punkt]
  const [grouped, decimal] = [Math.max(komma, punkt), Math.min(komma, punkt)]
  return believed(grouped) && !believed(decimal) ? [grouped] : [grouped, decimal]
}

type Believed = (value: number) => boolean
