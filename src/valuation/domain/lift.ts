import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, type Money } from '#kernel/money.ts'
import type { Adjustment } from './adjustment.ts'
import { besideRent } from './ertragsfaktorverfahren.ts'
import type { Grounds } from './grounds.ts'
import { isByRent } from './valued.ts'

/** One factor of the Vergleichswert that works change. */
export interface LiftedFactor {
  /** German: "Zustand modernisiert statt Zustand sanierungsbedürftig". */
  readonly words: string
  readonly before: number
  readonly after: number
}

/** What a home is worth once its works are done, and the way there. */
export interface Renovated {
  readonly value: Money
  /** German: the middle of the estimate and what it is multiplied by. */
  readonly formula: string
}

/** The factors of the Vergleichswert that differ, as the annex prints them: nothing else of the estimate changes with the works. */
export function liftOf(now: Grounds, after: Grounds): LiftedFactor[] {
  const [before, then] = [factorsOf(now), factorsOf(after)]
  return [...new Set([...before.keys(), ...then.keys()])].flatMap(id => {
    const [from, to] = [before.get(id), then.get(id)]
    const [least, most] = [from?.factor ?? 1, to?.factor ?? 1]
    if (least === most) return []
    return [{ words: wordsOf(from, to), before: least, after: most }]
  })
}

/** € of a middle, in whole euros. */
export function lifted(mid: number, factors: readonly Pick<LiftedFactor, 'before' | 'after'>[]): number {
  return Math.round(factors.reduce((value, { before, after }) => (value * after) / before, mid))
}

/** @param mid € */
export function renovatedFrom(mid: number, factors: readonly LiftedFactor[]): Renovated {
  const terms = factors.map(({ before, after }) => ` × ${number(after)} ÷ ${number(before)}`).join('')
  const words = factors.map(one => one.words).join('; ')
  return {
    value: euro(lifted(mid, factors)),
    formula: `${germanNumber(mid)}\u00a0€${terms}${words === '' ? '' : ` (${words})`}`,
  }
}

/** As exact as they are printed. */
function factorsOf(grounds: Grounds): ReadonlyMap<string, Adjustment> {
  const { adjustments } = grounds.level
  const steps = isByRent(grounds) ? besideRent(adjustments) : adjustments
  return new Map(steps.map(one => [one.id, { ...one, factor: Number(one.factor.toFixed(4)) }]))
}

function wordsOf(from: Adjustment | undefined, to: Adjustment | undefined): string {
  const of = (step: Adjustment | undefined) => step?.label ?? 'ohne Angabe'
  return `${of(to)} statt ${of(from)}`
}

function number(value: number): string {
  return germanNumber(value, 4)
}
