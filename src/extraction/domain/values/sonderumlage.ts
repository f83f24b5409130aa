import type { Evidence } from '#kernel/evidence.ts'
import { amountsIn } from '../numbers.ts'

/** A Sonderumlage that the text speaks of. */
export interface Sonderumlage {
  /** Paid already, or by the seller. */
  readonly isPaid: boolean
  /** € for this flat; null: not said for this flat. */
  readonly own: number | null
}

const PAID =
  /(?<!\p{L})(?:bezahlt|beglichen|abgegolten|(?:trägt|übernimmt|zahlt)[^.]{0,30}(?:verkäufer|eigentümer)|(?:verkäufer|eigentümer)\p{L}*[^.]{0,20}(?:trägt|übernimmt|zahlt|getragen|übernommen))/iu
const OWN =
  /(?:auf|für) (?:die|diese|unsere) (?:wohnung|einheit)|anteil(?:ig)?|entfall\p{L}*|pro (?:wohnung|einheit|eigentümer)|je (?:wohnung|einheit|eigentümer)|vom käufer|käufer/iu
/** Less is no levy, more is that of the whole community. */
const MIN = 200
const MAX = 100_000

export function sonderumlageOf({ quote }: Evidence): Sonderumlage {
  const amounts = amountsIn(quote).flatMap(({ unit, value }) =>
    unit === '€' && value >= MIN && value <= MAX ? [value] : [],
  )
  // Of "120.000 €, davon 4.800 € auf diese Wohnung" the smaller is the flat's.
  return { isPaid: PAID.test(quote), own: OWN.test(quote) && amounts.length > 0 ? Math.min(...amounts) : null }
}
