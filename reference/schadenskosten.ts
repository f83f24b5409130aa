import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import type { Row, Table } from './table.ts'

/** A damage of a house that an exposé names without a price. */
export type Schaden = 'feuchte' | 'holz' | 'statik'

/** Gross cost of finding the cause and making it good, of a house, where nobody has seen it. */
export interface SchadenskostenRow extends Row {
  readonly key: Schaden
  readonly low: Money
  readonly usual: Money
  readonly high: Money
}

function kosten(key: Schaden, low: number, usual: number, high: number): SchadenskostenRow {
  return {
    key,
    low: euro(low),
    usual: euro(usual),
    high: euro(high),
    source: 'Modellannahme ExposéAmpel: Ursache suchen und beheben, brutto, Stand 11/2026',
    basis: 'assumption',
    validFrom: calendarDate('2020-01-01'),
    checkedOn: calendarDate('2026-11-20'),
  }
}

/** The usual figure is the middle of what is found, not of what is feared: most damp cellars need a wall, few a house. */
export const SCHADENSKOSTEN: Table<SchadenskostenRow> = {
  name: 'Kosten von Schäden ohne Preis',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    kosten('feuchte', 4_000, 10_000, 30_000),
    kosten('holz', 6_000, 20_000, 60_000),
    kosten('statik', 5_000, 15_000, 60_000),
  ],
}
