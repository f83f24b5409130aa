import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { euro, type Money } from '#kernel/money.ts'

const SUM = String.raw`(?<amount>\d{1,3}(?:\.\d{3})+|\d+)(?:,(?<cents>\d{2})|,-+)?\s?(?:€|EUR|Euro)`
const TIMES: readonly (readonly [months: number, words: string])[] = [
  [1, String.raw`(?:im|pro|je)\s(?:monat)|monatlich|mtl\.?|\/\s?(?:monat|mt\.?)`],
  [3, String.raw`(?:im|pro|je)\s(?:quartal|vierteljahr)|vierteljährlich|\/\s?quartal`],
  [12, String.raw`(?:im|pro|je)\s(?:jahr)|jährlich|p\.\s?a\.?|\/\s?(?:jahr|a)`],
]
/** More a month is the tax of the whole building, or no tax. */
const MAX_A_MONTH = 300

/** The Grundsteuer of one home a month, as its words tell it with its time; null: they do not. A sum without a time may be of a quarter. */
export function propertyTaxMonth(quotes: readonly Evidence[]): Money | null {
  const found = quotes.flatMap(evidence =>
    TIMES.flatMap(([months, words]) => {
      const match = new RegExp(`grundsteuer(?!\\p{L})(?:[^.,;\\d€]|(?<=ca)\\.|\\((?:19|20)\\d\\d\\)){0,40}${SUM}\\s?(?:${words})(?!\\p{L})`, 'iu').exec(wholeQuote(evidence)) // prettier-ignore
      if (!match) return []
      const { amount = '', cents = '0' } = match.groups ?? {}
      const month = (Number(amount.replaceAll('.', '')) + Number(cents) / 100) / months
      return month > 0 && month <= MAX_A_MONTH ? [euro(Math.round(100 * month) / 100)] : []
    }),
  )
  return found[0] ?? null
}
