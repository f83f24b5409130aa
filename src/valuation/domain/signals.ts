import type { Evidence } from '#kernel/evidence.ts'
import type { Money } from '#kernel/money.ts'
import type { Remark, Subject } from '#extraction/domain/remark.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { PriceCut } from './priceCut.ts'

/** What the exposé and the buyer say about the seller's hand. */
export interface Signals {
  /** Days online; null: not known. */
  readonly tageOnline: number | null
  /** Earlier cut of the price, percent; 0: none known. */
  readonly preissenkung: number
  /** "VB", "Verhandlungsbasis". */
  readonly verhandlungsbasis: boolean
  /** The price is called fixed, or the seller says that he does not bargain, and no other sentence offers it. */
  readonly festpreis: boolean
  /** Divorce, heirs, a quick sale. */
  readonly verkaufsdruck: boolean
  readonly bieterverfahren: boolean
  readonly zwangsversteigerung: boolean
  /** The buyer wants to live in it. */
  readonly eigennutzung: boolean
  /** The quotes behind them. */
  readonly proofs: Readonly<Partial<Record<SignalKey, readonly Evidence[]>>>
}

export type SignalKey =
  | 'tageOnline'
  | 'preissenkung'
  | 'verhandlungsbasis'
  | 'festpreis'
  | 'verkaufsdruck'
  | 'bieterverfahren'
  | 'zwangsversteigerung'

/** A point to be made in the negotiation, worth an amount: a repair that the exposé itself names, say. */
export interface Argument {
  /** German. */
  readonly label: string
  readonly amount: Money
  /** The quotes it hangs on; without one it is no argument that can be proved. */
  readonly evidence: readonly Evidence[]
  /** Where the amount comes from. */
  readonly source: string
  /** What is worked on for it; missing: it pays no works that the exposé names. */
  readonly subject?: CostSubject
}

const SUBJECT_OF: Readonly<Record<Exclude<SignalKey, 'tageOnline'>, Subject>> = {
  verhandlungsbasis: 'verhandlungsbasis',
  festpreis: 'festpreis',
  bieterverfahren: 'gebot',
  preissenkung: 'preissenkung',
  verkaufsdruck: 'verkaufsdruck',
  zwangsversteigerung: 'versteigerung',
}
const KEYS = Object.keys(SUBJECT_OF) as (keyof typeof SUBJECT_OF)[]

/** Reads them from the remarks and the former prices. What is denied or hearsay does not count. */
export function signalsOf(remarks: readonly Remark[], eigennutzung: boolean, told: PriceCut | null): Signals {
  // What a seller only had in mind was never asked.
  const cut = told?.onlyMeant ? null : told
  const found = (key: keyof typeof SUBJECT_OF) => remarks.filter(one => one.subject === SUBJECT_OF[key] && isMeant(one))
  const proofs = KEYS.flatMap(key => {
    const own = key === 'preissenkung' ? (cut?.evidence.slice(0, 1) ?? []) : []
    const evidence = [...own, ...found(key).map(one => one.evidence)]
    return evidence.length > 0 ? [[key, evidence] as const] : []
  })
  const isOffered = found('verhandlungsbasis').length > 0
  return {
    tageOnline: null,
    preissenkung: cut?.percent ?? cutOf(found('preissenkung').map(({ evidence }) => evidence.quote)),
    verhandlungsbasis: isOffered,
    festpreis: !isOffered && found('festpreis').length > 0,
    verkaufsdruck: found('verkaufsdruck').length > 0,
    bieterverfahren: found('bieterverfahren').length > 0,
    zwangsversteigerung: found('zwangsversteigerung').length > 0,
    eigennutzung,
    proofs: Object.fromEntries(proofs),
  }
}

/** A price of the offer that is a fixed one, not that of another object. */
function isMeant({ certainty, subject, scope }: Remark): boolean {
  return certainty === 'stated' && (subject !== 'festpreis' || scope.bearer !== 'other')
}

/** Percent, where the quote itself names them. */
function cutOf(quotes: readonly string[]): number {
  const percents = quotes.map(quote => /(\d{1,2}(?:,\d)?)\s?%/u.exec(quote)?.[1] ?? '')
  return Math.max(0, ...percents.map(text => Number(text.replace(',', '.'))))
}
