import type { Evidence } from '#kernel/evidence.ts'
import { euro, germanMoney, ZERO } from '#kernel/money.ts'
import { sonderumlageOf } from '#extraction/domain/values/sonderumlage.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { Range } from '../range.ts'

/** A Sonderumlage of the community as the buyer will meet it. */
export interface Levy {
  /** What this flat must pay; null: it is not said for this flat, or somebody else pays. */
  readonly due: Part | null
  /** What a vote that is still to come would ask of it, where the seller does not say that he pays; null: nothing. */
  readonly expected: Part | null
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
  /** The community has still to vote on it; missing: it has decided. */
  readonly isProposed?: boolean
  /** A loan of the community pays it, and is counted itself. */
  readonly byLoan?: true
}

/**
 * @param quotes places of the text that speak of a Sonderumlage as a fact
 * @param told what is read of it beyond the sentence that names it; it goes before the quotes
 */
export function levyOf(quotes: readonly Evidence[], told: readonly LevyTold[] = []): Levy {
  const byLoan = told.filter(one => one.byLoan)
  const stated = told.filter(({ own, byLoan }) => own !== null && !byLoan)
  const decided = stated.filter(({ isProposed }) => isProposed !== true)
  const open = [
    ...decided.map(({ own, payer, due }) => ({ own, isPaid: payer === 'seller', due })),
    ...(stated.length > 0 || byLoan.length > 0 ? [] : quotes.map(quote => ({ ...sonderumlageOf(quote), due: null }))),
  ].filter(({ isPaid }) => !isPaid)
  const dearest = dearestOf(open)
  if (dearest) {
    const due = lineFor('Sonderumlage', dearest.own)
    const when = dearest.due ? `, ${dearest.due},` : ''
    return { due, expected: null, note: `Die Sonderumlage von ${due.formula}${when} ist eingerechnet.` }
  }
  const proposed = dearestOf(stated.filter(({ isProposed, payer }) => isProposed === true && payer !== 'seller'))
  if (proposed) {
    const expected = lineFor(EXPECTED, proposed.own)
    return { due: null, expected, note: `Eine Sonderumlage von ${expected.formula} ist möglich und eingerechnet.` }
  }
  if (byLoan.length > 0) return { due: null, expected: null, note: BY_LOAN }
  const note =
    open.length > 0 ? 'Eine Sonderumlage ist genannt, Ihr Anteil daran nicht: Er ist nicht eingerechnet.' : null
  return { due: null, expected: null, note }
}

const BY_LOAN =
  'Die Sonderumlage zahlt laut Exposé das Darlehen der Gemeinschaft: Sie zählt mit dessen Raten, nicht noch einmal daneben.'

const EXPECTED = 'Sonderumlage, noch nicht beschlossen'

/** The range of the total holds both ends of the vote: it may fail, but who buys must be able to pay it. */
export function expectedRange({ expected }: Levy): Range<Total> | null {
  if (!expected) return null
  const whole = totalOf(EXPECTED, [expected])
  const none = totalOf(EXPECTED, [{ ...expected, amount: ZERO, formula: germanMoney(ZERO) }])
  return { low: none, mid: whole, high: whole }
}

function dearestOf<Told extends Pick<LevyTold, 'own'>>(told: readonly Told[]): (Told & { own: number }) | null {
  const known = told.flatMap(one => (one.own ? [{ ...one, own: one.own }] : []))
  return known.toSorted((a, b) => b.own - a.own)[0] ?? null
}

function lineFor(label: string, own: number): Part {
  const amount = euro(own)
  return { label, amount, formula: germanMoney(amount), source: 'Angabe im Exposé', basis: 'law', besides: 'umlage' }
}
