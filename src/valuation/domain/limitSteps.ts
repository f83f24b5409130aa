import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanMoney, type Money } from '#kernel/money.ts'

/**
 * What limits the price that is still right; `gutachten`, `verkauf`: an expert's value, or sales of the same house, that the exposé names;
 * `saniert`: what homes like it bring by the exposé once they are refurbished, less the works;
 * `gericht`: what the court's expert found, in an auction;
 * `umgebung`: the middle between our estimate and what a portal prints of the prices asked around; `nebenan`: the middle between
 * our estimate and a far cheaper sale next door that the exposé names; `zwilling`: a tenth above what its other half, or one that is called its like, was sold for;
 * `bewertung`: the middle between our estimate and what a bank or a broker told the seller; `obergrenze`: the upper end of a bank's range;
 * `bestaetigt`: the middle between what works by their age alone leave and a valuation above it, no higher than our estimate.
 */
export type WorthLimit =
  | 'schaetzung'
  | 'arbeiten'
  | 'ertrag'
  | 'gutachten'
  | 'verkauf'
  | 'saniert'
  | 'gericht'
  | 'umgebung'
  | 'nebenan'
  | 'zwilling'
  | 'bewertung'
  | 'obergrenze'
  | 'bestaetigt'

/** One line of how the limit comes about: whoever has the report and a calculator comes from its formula to its amount. */
export interface LimitStep {
  /** German. */
  readonly label: string
  /** German, with numbers that the report prints. */
  readonly formula: string
  /** Whole euros; below 0: it is taken off. */
  readonly amount: Money
  /** How many years of rent it is; missing: it is not made of rent. */
  readonly years?: number
  /** Those years are what is usually paid at the place; missing: they are the highest that the rule allows. */
  readonly isUsual?: true
  /** The rent is part of the way to what the law lets it rise to (§ 558 BGB); missing: it is as told. */
  readonly isRaised?: true
  /** The middle of the estimate, with nothing added; missing: no such middle. */
  readonly isBare?: true
  /** What is worked on for it; missing: it is no line of works that the exposé names. */
  readonly subject?: CostSubject
}

/** One of the prices of which the least holds; the amount of its last step. */
export interface LimitCandidate {
  readonly limit: WorthLimit
  readonly steps: readonly LimitStep[]
}

export interface LimitSteps {
  readonly candidates: readonly LimitCandidate[]
  /** From the least of them to the limit itself; the last one is the limit. */
  readonly further: readonly LimitStep[]
  /** What would be right if all that is open came out best; missing: no more than the limit. */
  readonly best?: LimitStep
}

/** @param subject of works that the exposé names */
export function limitStep(label: string, formula: string, amount: Money, subject?: CostSubject): LimitStep {
  return { label, formula, amount: inWholeEuros(amount), ...(subject && { subject }) }
}

/** What was found since moves the limit once more. */
export function heldTo(steps: LimitSteps, step: LimitStep): LimitSteps {
  return { ...steps, further: [...steps.further, step] }
}

/** Every amount of the way is printed without cents, so it is calculated without them. */
export function inWholeEuros({ cents }: Money): Money {
  return { cents: Math.round(cents / 100) * 100 }
}

/** "370.456 €": as the step before prints it. */
export function printed(amount: Money): string {
  return germanMoney(inWholeEuros(amount))
}

/** A share of 0 to 1: "9,25 %". */
export function printedShare(share: number): string {
  return `${germanNumber(Number((share * 100).toFixed(2)))}\u00a0%`
}
