import type { Money } from '#kernel/money.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { LimitStep } from './limitSteps.ts'

/** What damages and letting again take off whole. */
export interface Repairs {
  readonly cost: Money
  /** German. */
  readonly names: readonly string[]
  /** Damages among them that the exposé names. */
  readonly of: readonly CostSubject[]
}

/** @param cost what all of them take, which is less than their sum where the home as it stands is worth more */
export function repairsOf(cost: Money, lines: readonly LimitStep[]): Repairs {
  return { cost, names: lines.map(nameOf), of: lines.flatMap(({ subject }) => subject ?? []) }
}

/** Without what is said of the amount: "Feuchte beseitigen (grob …)". */
function nameOf({ label }: LimitStep): string {
  return label.replace(/ \(.*\)$/u, '')
}
