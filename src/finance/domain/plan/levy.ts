import type { Evidence } from '#kernel/evidence.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import { amountsIn } from '#extraction/domain/numbers.ts'
import type { Part } from '../part.ts'

/** A Sonderumlage of the community as the buyer will meet it. */
export interface Levy {
  /** What this flat must pay; null: it is not said for this flat, or somebody else pays. */
  readonly due: Part | null
  /** German sentence; null: none is spoken of. */
  readonly note: string | null
}

const PAID =
  /(?<!\p{L})(?:bezahlt|beglichen|abgegolten|(?:trägt|übernimmt|zahlt)[^.]{0,30}(?:verkäufer|eigentümer)|(?:verkäufer|eigentümer)\p{L}*[^.]{0,20}(?:trägt|übernimmt|zahlt|getragen|übernommen))/iu
const OWN =
  /(?:auf|für) (?:die|diese|unsere) (?:wohnung|einheit)|anteil(?:ig)?|entfall\p{L}*|pro (?:wohnung|einheit|eigentümer)|je (?:wohnung|einheit|eigentümer)|vom käufer|käufer/iu
/** Less is no levy, more is that of the whole community. */
const LEAST = 200
const MOST = 100_000

/** @param quotes places of the text that speak of a Sonderumlage as a fact */
export function levyOf(quotes: readonly Evidence[]): Levy {
  const open = quotes.filter(({ quote }) => !PAID.test(quote))
  if (open.length === 0) return { due: null, note: null }
  const own = open.flatMap(({ quote }) => {
    const amounts = amountsIn(quote).filter(({ unit, value }) => unit === '€' && value >= LEAST && value <= MOST)
    // Of "120.000 €, davon 4.800 € auf diese Wohnung" the smaller is the flat's.
    return OWN.test(quote) && amounts.length > 0 ? [Math.min(...amounts.map(({ value }) => value))] : []
  })
  if (own.length === 0)
    return {
      due: null,
      note: 'Eine Sonderumlage ist genannt, der Anteil dieser Wohnung nicht: Er ist nicht eingerechnet.',
    }
  const amount = euro(Math.max(...own))
  const formula = germanMoney(amount)
  return {
    due: { label: 'Sonderumlage', amount, formula, source: 'Angabe im Exposé', basis: 'law' },
    note: `Die Sonderumlage von ${formula} ist eingerechnet.`,
  }
}
