import { germanNumber } from '#kernel/germanNumber.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, sum, times } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import {
  type Bauform,
  type Gewerk,
  LEBENSDAUERN,
  type LebensdauerRow,
  MENGEN,
  SANIERUNGSKOSTEN,
  SANIERUNGSZUSCHLAEGE,
} from '#reference/sanierung.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import { type Part, type Total, totalOf, weakest } from './part.ts'
import type { Range } from './range.ts'

export interface AgeingHome {
  /** A flat's roof, façade and windows belong to the community: only what lies inside is counted. */
  readonly kind: 'house' | 'flat'
  /** Missing: it stands by itself. */
  readonly form?: Bauform
  readonly baujahr: number
  /** m². */
  readonly wohnflaeche: number
  /** At least 1. */
  readonly bathrooms: number
  /** Year in which a trade was last renewed, where the exposé says so. */
  readonly renewed: Partial<Record<Trade, number>>
  /** Year before which a trade cannot be from, by what it is; a condensing boiler is no older than its kind. */
  readonly notBefore?: Partial<Record<Trade, number>>
  /** What the home does not have: never due. */
  readonly absent?: readonly Trade[]
  /** The exposé itself says that works are due: what nobody dates has then not been done lately. */
  readonly neglected?: boolean
  /** What the next heating will be. */
  readonly nextHeating: 'waermepumpe' | 'gasheizung'
}

export type Trade = LebensdauerRow['key']

export interface DueTrade {
  readonly trade: Trade
  /** Years since it was last renewed, or since the house was built. */
  readonly age: number
  /** It is known to be no older, and may be younger. */
  readonly atMost: boolean
  /** The house is older than two of its lives: when it was renewed, nobody says, and the age is no more than that of the house. */
  readonly unknown: boolean
  readonly state: 'due' | 'overdue'
  readonly cost: Range<Part>
}

export interface RenovationBacklog {
  readonly trades: readonly DueTrade[]
  /** With planning, site and buffer. Low counts only what is overdue, mid and high all that is due. */
  readonly total: Range<Total>
}

const INSIDE: readonly Trade[] = ['elektrik', 'bad', 'leitungen', 'boeden']

/** What is due by its age today. A trade whose renewal the exposé does not mention is as old as the house. */
export function renovationBacklog(home: AgeingHome, today: CalendarDate): RenovationBacklog {
  const trades = rowsAt(LEBENSDAUERN, today).flatMap((row): DueTrade[] => {
    if (home.absent?.includes(row.key)) return []
    const renewed = home.renewed[row.key]
    const least = home.notBefore?.[row.key] ?? 0
    const age = yearOf(today) - (renewed ?? Math.max(home.baujahr, least))
    const atMost = renewed === undefined && least > home.baujahr
    if (age < row.dueAfter || (home.kind === 'flat' && !INSIDE.includes(row.key))) return []
    // Nothing lasts twice its time: it has been renewed in a year that nobody names, and may be good for years.
    const unknown = renewed === undefined && age > 2 * row.overdueAfter
    const state = age >= row.overdueAfter && !atMost && (!unknown || home.neglected === true) ? 'overdue' : 'due'
    return [{ trade: row.key, age, atMost, unknown, state, cost: tradeCost(row.key, home, today) }]
  })
  const overdue = trades.filter(({ state }) => state === 'overdue')
  return {
    trades,
    total: {
      low: withSurcharges(overdue, 'low', today),
      mid: withSurcharges(trades, 'mid', today),
      high: withSurcharges(trades, 'high', today),
    },
  }
}

/** Cost of renewing one trade. Quantities that the exposé does not give come from the Wohnfläche. */
export function tradeCost(trade: Trade, home: AgeingHome, today: CalendarDate): Range<Part> {
  const gewerk: Gewerk = trade === 'heizung' ? home.nextHeating : trade
  const { label, per, low, usual, high, source, basis } = rowAt(SANIERUNGSKOSTEN, today, gewerk)
  const count = quantity(trade, home, today)
  const at = (price: Money): Part => ({
    label,
    amount: times(price, count),
    formula: `${germanMoney(price)} × ${germanNumber(count)} ${per}`,
    source,
    basis: weakest(basis, 'assumption'),
  })
  return { low: at(low), mid: at(usual), high: at(high) }
}

function withSurcharges(trades: readonly DueTrade[], end: keyof Range<Part>, today: CalendarDate): Total {
  const parts = trades.map(({ cost }) => cost[end])
  const base = sum(parts.map(({ amount }) => amount))
  const surcharges = rowsAt(SANIERUNGSZUSCHLAEGE, today).map((row): Part => {
    const rate = end === 'mid' ? row.usual : row[end]
    const formula = `${germanPercent(rate)} × ${germanMoney(base)}`
    return { label: row.label, amount: times(base, rate), formula, source: row.source, basis: row.basis }
  })
  return totalOf('Sanierungsbedarf', parts.length > 0 ? [...parts, ...surcharges] : [])
}

function quantity(trade: Trade, home: AgeingHome, today: CalendarDate): number {
  if (trade === 'heizung') return 1
  if (trade === 'bad') return home.bathrooms
  if (trade === 'elektrik' || trade === 'leitungen' || trade === 'boeden') return home.wohnflaeche
  return Math.round(home.wohnflaeche * rowAt(MENGEN, today, `${trade}-${home.form ?? 'frei'}`).perWohnflaeche)
}
