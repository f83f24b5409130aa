import { add, largerOf, type Money, subtract, sum, times, ZERO } from '#kernel/money.ts'
import type { Renovated } from './lift.ts'
import { inWholeEuros, limitStep, type LimitStep, printed, printedShare } from './limitSteps.ts'

/**
 * What the sum of the works is: `least` the low end of what the exposé calls for, `named` what it prices itself, `bare` the
 * trades that it calls due without planning and buffer, `byAge` what is only supposed, because nobody tells of a renewal,
 * `partlyByAge` the same with what the exposé prices.
 */
export type WorksFigure = 'least' | 'named' | 'bare' | 'byAge' | 'partlyByAge'

/** What is right for a home whose works are still to be paid: its value after them, less them. */
export interface AfterWorks {
  readonly renovated: Money
  readonly works: Money
  readonly are: WorksFigure
  /** With what else the asked price holds, less what is paid beside it. */
  readonly right: Money
  /** The works would take off more than what is worn is worth: its land and shell are still bought, and that is the price. */
  readonly asItStands: boolean
  /** A tenant lives in it: they wait until he leaves. */
  readonly onVacancy: boolean
  /** From the estimate to the home without what the asked price holds beside it. */
  readonly steps: readonly LimitStep[]
}

/** A value of the home as it stands, and what it is. */
export interface Floor {
  readonly value: Money
  /** German: "die Hälfte der Mitte". */
  readonly name: string
}

/** Works counted in full may exceed a cheap house. @param floor never less than that */
export function lessWorks(renovated: Money, works: Money, floor: Money): Money {
  return largerOf(subtract(renovated, works), floor)
}

/** Works that are a part of all that would make it modernised lift its value by that part. */
export function partlyRenovated({ value, formula }: Renovated, mid: Money, made: number): Renovated {
  if (made >= 1) return { value, formula }
  const share = Math.round(made * 100) / 100
  const lift = times(subtract(inWholeEuros(value), mid), share)
  return {
    value: inWholeEuros(add(mid, lift)),
    formula: `${printed(mid)} + ${printedShare(share)} von ${printed(subtract(inWholeEuros(value), mid))}, dem Mehrwert eines modernisierten (${formula})`,
  }
}

interface WorksGrounds {
  readonly renovated: Renovated
  /** Share by which a price may lie above the middle. */
  readonly above: number
  readonly works: readonly LimitStep[]
  readonly are: WorksFigure
  readonly floor: Floor
  readonly onVacancy: boolean
}

/** Its value after the works, less them, with all its steps. @param priced from the home's value to what is right at the asked price */
export function afterWorksOf(
  { renovated, above, works, are, floor, onVacancy }: WorksGrounds,
  priced: (home: Money) => Money,
): AfterWorks {
  const most = inWholeEuros(times(renovated.value, 1 + above))
  const cost = sum(works.map(({ amount }) => amount))
  const left = subtract(most, cost)
  const asItStands = left.cents < floor.value.cents
  const raised = limitStep('Wert nach den Arbeiten, höchstens', `${printed(renovated.value)} + ${printedShare(above)}`, most) // prettier-ignore
  const home = lessWorks(most, cost, floor.value)
  return {
    renovated: most,
    works: cost,
    are,
    right: priced(home),
    asItStands,
    onVacancy,
    steps: [
      limitStep('Mitte der Schätzung nach den Arbeiten', renovated.formula, renovated.value),
      ...(above > 0 ? [raised] : []),
      ...works.map(({ label, formula, amount, subject }) =>
        limitStep(`ab: ${label}`, formula, subtract(ZERO, amount), subject),
      ),
      limitStep('Wert nach den Arbeiten weniger deren Kosten', `${printed(most)} − ${printed(cost)}`, left),
      ...(asItStands ? [limitStep('Nicht weniger als', floor.name, home)] : []),
    ],
  }
}
