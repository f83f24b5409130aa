import { germanMoney, largerOf, type Money, smallerOf, subtract } from '#kernel/money.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { fairUpTo } from './priceBounds.ts'
import type { OfferVerdict, VerdictPoint } from './verdict.ts'

/** A state that the exposé leaves open and that makes two prices: they are never mixed into one. */
export interface OpenState {
  /** The question that settles it. */
  readonly id: QuestionId
  /** German, in front of "ändert den richtigen Preis": "Frei oder vermietet". */
  readonly name: string
  /** The first is the one with which every chapter calculates. */
  readonly outcomes: readonly [calculated: StateOutcome, other: StateOutcome]
  /** The exposé itself says that it is about to change: the other outcome is as usual as this one. */
  readonly isEven: boolean
  /** What is right at best where the first outcome rests on assumptions of ours; missing: its limit. */
  readonly atBest?: Money
}

export interface StateOutcome {
  /** German, behind "Wenn": "frei". */
  readonly when: string
  /** The highest price that is right then. */
  readonly limit: Money
  /** Its rent is not told, so it holds at the usual one. */
  readonly atUsualRent: boolean
}

/** The limits with both outcomes in them: what turns out better lifts what is right at best, what turns out worse is what a careful buyer counts on. */
export function withStates(worth: Worth | null, states: readonly OpenState[]): Worth | null {
  const limits = states.filter(({ isEven }) => isEven).flatMap(({ outcomes }) => outcomes.map(({ limit }) => limit))
  const atBest = states.flatMap(state => state.atBest ?? [])
  if (!worth || worth.unnamed) return worth
  // In the other state it is another home, with a range of its own.
  const outcomes = states.flatMap(state => state.outcomes.map(({ limit }) => limit))
  return {
    ...worth,
    best: [...limits, ...atBest].reduce(largerOf, worth.best),
    ...(worth.top && { top: [...outcomes, ...atBest].reduce(largerOf, worth.top) }),
    prudent: limits.reduce(smallerOf, worth.prudent),
  }
}

/** How far apart the two prices are. */
function spanOf({ outcomes: [one, other] }: OpenState): Money {
  const [less, more] = [smallerOf(one.limit, other.limit), largerOf(one.limit, other.limit)]
  return subtract(more, less)
}

/** The point that it is among what decides. */
export function statePoint(state: OpenState): VerdictPoint {
  const sentence = `${state.name}, das ändert den richtigen Preis um ${germanMoney(spanOf(state))}. ${outcomesSentence(state)} Gerechnet ist überall mit „${state.outcomes[0].when}“.`
  return { id: state.id, sentence, change: spanOf(state) }
}

/** German: "Wenn frei: bis 595.000 €. Wenn vermietet: bis 525.000 €." The higher one first. */
export function outcomesSentence({ outcomes }: OpenState): string {
  return outcomes
    .toSorted((a, b) => b.limit.cents - a.limit.cents)
    .map(
      ({ when, limit, atUsualRent }) =>
        `Wenn ${when}: bis ${germanMoney(limit)}${atUsualRent ? ' bei üblicher Miete' : ''}.`,
    )
    .join(' ')
}

/** German: what the asked price is in the two cases; empty: it is right in both. */
export function askedSentence({ outcomes }: OpenState, asked: Money): string {
  const fitting = outcomes.filter(({ limit }) => asked.cents <= fairUpTo(limit).cents)
  if (fitting.length === 0) return `Gefordert sind ${germanMoney(asked)}: in beiden Fällen zu viel.`
  const [only] = fitting
  return fitting.length === 1 && only ? `${germanMoney(asked)} sind nur im Fall „${only.when}“ richtig.` : ''
}

/** The verdict with both prices in its sentence, unless one statement or a K.-o. leaves no price to name. */
export function withOutcomes(verdict: OfferVerdict, states: readonly OpenState[], asked: Money | null): OfferVerdict {
  if (states.length === 0 || verdict.limit === null || verdict.because === 'knockout') return verdict
  const told = states.flatMap(state => [
    ...(verdict.sentence.includes(outcomesSentence(state)) ? [] : [outcomesSentence(state)]),
    ...(asked === null ? [] : [askedSentence(state, asked)]),
  ])
  return { ...verdict, sentence: [verdict.sentence, ...told].filter(Boolean).join(' '), states }
}
