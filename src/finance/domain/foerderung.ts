import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, euro, germanMoney, type Money, smallerOf, times } from '#kernel/money.ts'
import { germanPercent, inPercent, percent, type Share } from '#kernel/share.ts'
import { FOERDERGRENZEN, FOERDERSAETZE, type FoerdersatzRow } from '#reference/foerderung.ts'
import { rowAt } from '#reference/table.ts'
import type { Part } from './part.ts'

export interface HeatingChange {
  readonly cost: Money
  readonly units: number
  readonly ownerOccupied: boolean
  /** The old heating earns the climate bonus (old oil, gas, coal or night storage). */
  readonly replacesFossil: boolean
  /** Taxable income of the household in a year; null: not known, so no bonus. */
  readonly taxableIncome: Money | null
}

/** Grant for a new heating (KfW 458). Landlords get the base rate only. */
export function heatingGrant(change: HeatingChange, day: CalendarDate): Part {
  const rate = heatingRate(change, day)
  const counted = smallerOf(change.cost, heatingLimit(change.units, day))
  const { source, basis } = rowAt(FOERDERSAETZE, day, 'heizungGrund')
  const formula = `${germanPercent(rate)} × ${germanMoney(counted)}`
  return { label: 'Zuschuss für die neue Heizung (KfW 458)', amount: times(counted, rate), formula, source, basis }
}

/** Highest cost that counts: one limit for the first flat, lower ones for the next five and for all further. */
function heatingLimit(units: number, day: CalendarDate): Money {
  const limit = (key: 'heizungErsteWohnung' | 'heizungZweiteBisSechste' | 'heizungAbSiebter') =>
    rowAt(FOERDERGRENZEN, day, key).amount
  const middle = times(limit('heizungZweiteBisSechste'), Math.min(Math.max(units - 1, 0), 5))
  const further = times(limit('heizungAbSiebter'), Math.max(units - 6, 0))
  return [middle, further].reduce(add, limit('heizungErsteWohnung'))
}

function heatingRate(change: HeatingChange, day: CalendarDate): Share {
  const { ownerOccupied, replacesFossil, taxableIncome } = change
  const rate = (key: FoerdersatzRow['key']) => inPercent(rowAt(FOERDERSAETZE, day, key).rate)
  if (!ownerOccupied) return percent(rate('heizungGrund'))
  const bonus = incomeBonus(taxableIncome)
  const most = rate(bonus === 'heizungEinkommenBis30' ? 'heizungHoechstensBis30' : 'heizungHoechstens')
  const sum = rate('heizungGrund') + (replacesFossil ? rate('heizungKlimabonus') : 0) + (bonus ? rate(bonus) : 0)
  return percent(Math.min(sum, most))
}

function incomeBonus(income: Money | null): FoerdersatzRow['key'] | undefined {
  if (income === null) return undefined
  if (income.cents <= euro(30_000).cents) return 'heizungEinkommenBis30'
  if (income.cents <= euro(40_000).cents) return 'heizungEinkommenBis40'
  return income.cents <= euro(50_000).cents ? 'heizungEinkommenBis50' : undefined
}
