import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, sum, times } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import { SANIERUNGSZUSCHLAEGE, type SanierungszuschlagRow } from '#reference/sanierung.ts'
import { rowsAt } from '#reference/table.ts'
import { type Part, type Total, totalOf } from './part.ts'
import type { Range } from './range.ts'
import type { AgeingHome, DueTrade, Trade } from './renovation.ts'

/** Trades for which one needs a plan, a site and a scaffold. */
export type Extent = readonly Trade[]

const ENVELOPE: readonly Trade[] = ['dach', 'fassade', 'fenster']
const ALL: readonly Trade[] = [...ENVELOPE, 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden']
/** From half of its eight trades on a house is renovated as a whole, and one plan leads it. */
const WHOLE_HOUSE = 4

/** A bath or the wiring of a flat is made without either; a whole house is not. */
export function extentOf(trades: readonly Pick<DueTrade, 'trade'>[], { kind }: Pick<AgeingHome, 'kind'>): Extent {
  if (kind === 'flat') return []
  const isWhole = trades.length >= WHOLE_HOUSE && trades.some(({ trade }) => ENVELOPE.includes(trade))
  return isWhole ? ALL : ENVELOPE
}

/** Low counts only what is overdue, mid and high all. */
export function totalsOf(
  label: string,
  trades: readonly DueTrade[],
  extent: Extent,
  today: CalendarDate,
): Range<Total> {
  const overdue = trades.filter(({ state }) => state === 'overdue')
  return {
    low: withSurcharges(label, overdue, 'low', extent, today),
    mid: withSurcharges(label, trades, 'mid', extent, today),
    high: withSurcharges(label, trades, 'high', extent, today),
  }
}

function withSurcharges(
  label: string,
  trades: readonly DueTrade[],
  end: keyof Range<Part>,
  extent: Extent,
  today: CalendarDate,
): Total {
  const parts = trades.map(({ cost }) => cost[end])
  const planned = trades.filter(({ trade }) => extent.includes(trade)).map(({ cost }) => cost[end])
  const surcharges = rowsAt(SANIERUNGSZUSCHLAEGE, today).flatMap((row): Part[] => {
    const base = sum((isOfAll(row) ? parts : planned).map(({ amount }) => amount))
    const rate = end === 'mid' ? row.usual : row[end]
    const formula = `${germanPercent(rate)} × ${germanMoney(base)}`
    const { label: name, source, basis } = row
    return base.cents === 0 ? [] : [{ label: name, amount: times(base, rate), formula, source, basis }]
  })
  return totalOf(label, [...parts, ...surcharges])
}

/** What nobody expects comes up in every work. */
function isOfAll({ key }: SanierungszuschlagRow): boolean {
  return key === 'puffer'
}
