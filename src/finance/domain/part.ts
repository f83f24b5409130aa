import { type Money, subtract, sum, ZERO } from '#kernel/money.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { Share } from '#kernel/share.ts'
import { BASES, type Basis } from '#reference/table.ts'

/** One line of a calculation that the reader can check by hand. */
export interface Part {
  /** German. */
  readonly label: string
  readonly amount: Money
  /** How the amount comes about, with its inputs: "6,5 % × 400.000 €". */
  readonly formula: string
  /** Statute, publication or assumption behind the rate. */
  readonly source: string
  /** The weakest of what the amount rests on: an assumption makes it an estimate. */
  readonly basis: Basis
  /** What is paid beside the price for no works; missing: for works, or it is another line. */
  readonly besides?: 'umlage' | 'abloesung' | 'anschluss'
  /** What is worked on for it; missing: it is no line of works that the exposé names. */
  readonly subject?: CostSubject
}

/** A sum that never comes without its parts. */
export interface Total {
  readonly label: string
  readonly amount: Money
  readonly parts: readonly Part[]
}

export function totalOf(label: string, parts: readonly Part[]): Total {
  return { label, amount: sum(parts.map(({ amount }) => amount)), parts }
}

/** The least reliable of them. */
export function weakest(...bases: Basis[]): Basis {
  return bases.reduce((a, b) => (BASES.indexOf(b) > BASES.indexOf(a) ? b : a), 'law')
}

/** True when a part is more guess than calculation: the report then says "geschätzt". */
export function isEstimate({ basis }: Pick<Part, 'basis'>): boolean {
  return basis === 'assumption' || basis === 'unverified'
}

/** A key figure as a share: 4.11 %, or 24.3 for a multiple. */
export interface Figure {
  readonly label: string
  readonly value: Share
  readonly formula: string
}

/** The same amount taken away. */
export function minus(part: Part): Part {
  return { ...part, amount: subtract(ZERO, part.amount) }
}
