import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { inPercent, percent } from '#kernel/share.ts'
import type { WhatIf } from '#reports/domain/screen/whatIfJson.ts'

/** What the sliders stand at. null: as the report assumes it, which may follow from the others. */
export interface Choice {
  /** € */
  readonly price: number
  /** Percent. */
  readonly sollzins: number | null
  /** Percent of the price. */
  readonly ownFunds: number | null
  /** € a month. */
  readonly rent: number | null
}

export interface SliderRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

export function whatIfOf({ price, sollzins, ownFunds, rent }: Choice): WhatIf {
  return {
    price: euro(price),
    ...(sollzins !== null && { sollzins: percent(sollzins) }),
    ...(ownFunds !== null && { ownFunds: percent(ownFunds) }),
    ...(rent !== null && { rent: euro(rent) }),
  }
}

/** The choice with what the plan assumes where nothing is set. rent null: none is known. */
export function assumedBy({ price, assumptions, cashflow, living }: MoneyPlan): Choice {
  const ofLetting = cashflow.ok ? inEuro(cashflow.value.year.mid.rent.amount) / 12 : null
  const ofLiving = living.ok && living.value.rent ? inEuro(living.value.rent.mid.amount) : null
  return {
    price: price ? inEuro(price) : 0,
    sollzins: rounded(inPercent(assumptions.sollzins.rate)),
    ownFunds: rounded(inPercent(assumptions.ownFunds.rate)),
    rent: ofLetting ?? ofLiving,
  }
}

export const SOLLZINS: SliderRange = { min: 0.5, max: 8, step: 0.05 }
export const OWN_FUNDS: SliderRange = { min: 0, max: 100, step: 1 }

/** From a third below to a sixth above the price, in steps that a buyer would bid in. */
export function priceRange(price: number): SliderRange {
  const step = price >= 1_000_000 ? 5_000 : price >= 50_000 ? 1_000 : price >= 5_000 ? 100 : 10
  return { min: below((price * 2) / 3, step), max: above((price * 7) / 6, step), step }
}

export function rentRange(rent: number): SliderRange {
  const step = rent >= 5_000 ? 50 : rent >= 200 ? 10 : 1
  return { min: below(rent / 2, step), max: above(rent * 1.5, step), step }
}

/** The next value of the slider, on its steps and within its ends. */
export function stepped(value: number, by: 1 | -1, { min, max, step }: SliderRange): number {
  const next = by > 0 ? Math.floor(value / step + 1e-9) + 1 : Math.ceil(value / step - 1e-9) - 1
  return Math.min(max, Math.max(min, rounded(next * step)))
}

function below(value: number, step: number): number {
  return Math.max(step, Math.floor(value / step) * step)
}

function above(value: number, step: number): number {
  return Math.ceil(value / step) * step
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
