import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const model = {
  basis: 'assumption',
  validFrom: calendarDate('2020-12-01'),
  checkedOn: calendarDate('2026-11-20'),
} as const
const recheckBy = calendarDate('2027-11-30')

/** Share of the Hausgeld that a lease may pass on, where the exposé does not split it. */
export interface UmlageRow extends Row {
  readonly key: 'umlagefaehig'
  readonly low: Share
  readonly usual: Share
  readonly high: Share
}

export const UMLAGEANTEIL: Table<UmlageRow> = {
  name: 'Umlagefähiger Anteil des Hausgelds',
  recheckBy,
  rows: [
    {
      ...model,
      key: 'umlagefaehig',
      low: percent(55),
      usual: percent(65),
      high: percent(70),
      source: 'Erfahrungswert; umlagefähig ist nur, was § 2 BetrKV nennt (§ 1 Abs. 2 BetrKV)',
    },
  ],
}

/** Limits below which the community's savings look too small for a building older than 30 years. */
export interface RuecklageRow extends Row {
  readonly key: 'zufuehrung' | 'bestand'
  /** € per m² of Wohnfläche (a year for zufuehrung). */
  readonly amber: Money
  readonly red: Money
}

export const RUECKLAGENGRENZEN: Table<RuecklageRow> = {
  name: 'Grenzen für die Erhaltungsrücklage',
  recheckBy,
  rows: [
    {
      ...model,
      key: 'zufuehrung',
      amber: euro(7),
      red: euro(4),
      source: 'Modellannahme zur jährlichen Zuführung, Gebäude älter als 30 Jahre',
    },
    {
      ...model,
      key: 'bestand',
      amber: euro(20),
      red: euro(10),
      source: 'Modellannahme zum Bestand der Rücklage, Gebäude älter als 30 Jahre',
    },
  ],
}
