import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import type { Row, Table } from './table.ts'

/** What brings water, power and sewage to a plot that has none of its own, beside the usual connections of a house. */
export type Anschluss = 'kleinklaeranlage' | 'zuleitung'

export interface AnschlussRow extends Row {
  readonly key: Anschluss
  readonly label: string
  readonly low: Money
  readonly usual: Money
  readonly high: Money
}

const checked = {
  validFrom: calendarDate('2025-01-01'),
  checkedOn: calendarDate('2026-11-27'),
  basis: 'secondary',
} as const

export const ANSCHLUSSKOSTEN: Table<AnschlussRow> = {
  name: 'Kosten für Kleinkläranlage und lange Leitungen',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    {
      ...checked,
      key: 'kleinklaeranlage',
      label: 'Kleinkläranlage',
      ...{ low: euro(7_000), usual: euro(9_000), high: euro(12_000) },
      source: 'kostencheck.de, vollbiologisch für 4 Personen mit Einbau: mindestens 7.000 €; hausjournal.net: 7.350 €; obere Zahl Annahme',
    }, // prettier-ignore
    {
      ...checked,
      key: 'zuleitung',
      label: 'Leitungen von der Straße zum Grundstück',
      ...{ low: euro(5_000), usual: euro(7_500), high: euro(10_000) },
      source: 'hausjournal.net: Wasser 80 bis 120 € je Meter, Stadtwerke Potsdam: Strom 42 € je Meter; für 40 bis 60 m (Annahme)',
    }, // prettier-ignore
  ],
}
