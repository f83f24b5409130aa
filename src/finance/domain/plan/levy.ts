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

/** What the text states of a Sonderumlage. */
export interface LevyTold {
  /** € for this flat; null: not said. */
  readonly own: number | null
  readonly payer: 'seller' | 'buyer' | null
  /** German, as the text puts it: "zahlbar zum 1. Februar 2027"; null: not said. */
  readonly due: string | null
}

/**
 * @param quotes places of the text that speak of a Sonderumlage as a fact
 * @param told what is read of it beyond the sentence that names it; it goes before the quotes
 */
export function levyOf(quotes: readonly Evidence[], told: readonly LevyTold[] = []): Levy {
  const stated = told.filter(({ own }) => own !== null)
  const open = [
    ...stated.map(({ own, payer, due }) => ({ own, isPaid: payer === 'seller', due })),
    ...(stated.length > 0 ? [] : quotes.map(quote => ({ ...sonderumlageOf(quote), due: null }))),
  ].filter(({ isPaid }) => !isPaid)
  if (open.length === 0) return { due: null, note: null }
  const [dearest] = open.filter(({ own }) => own !== null).toSorted((a, b) => (b.own ?? 0) - (a.own ?? 0))
  if (!dearest?.own)
    return {
      due: null,
      note: 'Eine Sonderumlage ist genannt, der Anteil dieser Wohnung nicht: Er ist nicht eingerechnet.',
    }
  const amount = euro(dearest.own)
  const formula = germanMoney(amount)
  return {
    due: { label: 'Sonderumlage', amount, formula, source: 'Angabe im Exposé', basis: 'law' },
    note: `Die Sonderumlage von ${formula}${dearest.due ? `, ${dearest.due},` : ''} ist eingerechnet.`,
  }
}
