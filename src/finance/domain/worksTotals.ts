import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, sum, times } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import { SANIERUNGSZUSCHLAEGE, type SanierungszuschlagRow } from '#reference/sanierung.ts'
import { rowsAt } from '#reference/table.ts'
import { type Part, type Total, totalOf } from './part.ts'
import type { Range } from './range.ts'
import type { AgeingHome, DueTrade, Trade } from './renovation.ts'

const ENVELOPE: readonly Trade[] = ['dach', 'fassade', 'fenster']
const ALL: readonly Trade[] = [...ENVELOPE, 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden']
/** From half of its eight trades on a house is renovated as a whole, and one plan leads it. */
const WHOLE_HOUSE = 4

/**
 * For which of them one needs a plan, a site and a scaffold: a bath or the wiring of a flat is made without either, a whole house is not.
 * What is only assumed beside what is told puts no scaffold up for a boiler.
 */
export function plannedOf(
  all: readonly DueTrade[],
  told: readonly DueTrade[],
  { kind }: Pick<AgeingHome, 'kind'>,
): readonly DueTrade[] {
  if (kind === 'flat') return []
  return all.filter(one => extentOf(told.includes(one) ? told : all).includes(one.trade))
}

function extentOf(trades: readonly DueTrade[]): readonly Trade[] {
  const isWhole = trades.length >= WHOLE_HOUSE && trades.some(({ trade }) => ENVELOPE.includes(trade))
  return isWhole ? ALL : ENVELOPE
}

/** Low counts only what is overdue, mid and high all. */
export function totalsOf(
  label: string,
  trades: readonly DueTrade[],
  planned: readonly DueTrade[],
  today: CalendarDate,
): Range<Total> {
  const overdue = trades.filter(({ state }) => state === 'overdue')
  return {
    low: withSurcharges(label, overdue, 'low', planned, today),
    mid: withSurcharges(label, trades, 'mid', planned, today),
    high: withSurcharges(label, trades, 'high', planned, today),
  }
}

function withSurcharges(
  label: string,
  trades: readonly DueTrade[],
  end: keyof Range<Part>,
  planned: readonly DueTrade[],
  today: CalendarDate,
): Total {
  const parts = trades.map(({ cost }) => cost[end])
  const led = trades.filter(one => planned.includes(one)).map(({ cost }) => cost[end])
  const surcharges = rowsAt(SANIERUNGSZUSCHLAEGE, today).flatMap((row): Part[] => {
    const base = sum((isOfAll(row) ? parts : led).map(({ amount }) => amount))
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
