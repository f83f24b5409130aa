import type { Evidence } from '#kernel/evidence.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import { sonderumlageOf } from '#extraction/domain/values/sonderumlage.ts'
import type { Part } from '../part.ts'

/** A Sonderumlage of the community as the buyer will meet it. */
export interface Levy {
  /** What this flat must pay; null: it is not said for this flat, or somebody else pays. */
  readonly due: Part | null
  /** German sentence; null: none is spoken of. */
  readonly note: string | null
}

/** @param quotes places of the text that speak of a Sonderumlage as a fact */
export function levyOf(quotes: readonly Evidence[]): Levy {
  const open = quotes.map(sonderumlageOf).filter(({ isPaid }) => !isPaid)
  if (open.length === 0) return { due: null, note: null }
  const own = open.flatMap(one => one.own ?? [])
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
