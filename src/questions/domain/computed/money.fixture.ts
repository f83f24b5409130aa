import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import type { FactKey, FactValue } from '#extraction/domain/facts.ts'
import type { FixedRent } from '#extraction/domain/fixedRent.ts'
import { moneyOf } from '#finance/domain/moneyPlan.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { NO_STATED_TERMS, type StatedTerms } from '#finance/domain/plan/statedTerms.ts'
import type { MarketRent } from '#finance/domain/plan/rentBasis.ts'
import type { ComputedFindings } from '../answer.ts'
import { moneyFindings } from './money.ts'

export const today = calendarDate('2026-11-20')
export const market: MarketRent = { low: 8, mid: 10, high: 12, source: 'Angebotsmieten 2025' }
export type Values = Partial<Record<FactKey, FactValue | null>>

interface Given {
  price?: Money | null
  marketRent?: MarketRent | null
  estimateMid?: Money | null
  said?: Partial<StatedTerms>
  fixedRent?: FixedRent
}

/** An offer in Nordrhein-Westfalen with the usual assumptions. */
export function inputOf(values: Values, marketRent: MarketRent | null, said: Partial<StatedTerms> = {}) {
  const assumptions = assumptionsOf(today)
  const offer = offerWith(values)
  const renewed = { said: { ...NO_STATED_TERMS, ...said } }
  return { offer, land: 'NW', laender: ['NW'], marketRent, buildingShare: null, renewed, assumptions } as const
}

/** What the plan answers for these facts, at their own price unless another is given. */
export function findings(values: Values, given: Given = {}): ComputedFindings {
  const { marketRent = market, estimateMid = euro(250_000) } = given
  const price =
    given.price === undefined && typeof values.kaufpreis === 'number' ? euro(values.kaufpreis) : (given.price ?? null)
  const read = inputOf(values, marketRent, given.said)
  const input = { ...read, offer: { ...read.offer, fixedRent: given.fixedRent ?? null } }
  const context = { offer: input.offer, estimateMid, marketRent, lens: 'kapitalanlage', day: today } as const
  return moneyFindings(moneyOf(input, price, today), context)
}
