import { calendarDate } from '#kernel/calendarDate.ts'
import type { Row, Table } from './table.ts'

/** Years that whoever has reached an age still lives on average, as capital values of rights for life take them (§ 14 (1) BewG). */
export interface LebenserwartungRow extends Row {
  /** Age in whole years; every fifth is listed. */
  readonly age: number
  readonly mann: number
  readonly frau: number
}

function lives(age: number, mann: number, frau: number): LebenserwartungRow {
  return {
    ...{ key: `${age}`, age, mann, frau },
    source: '§ 14 Abs. 1 BewG, Sterbetafel nach BMF-Schreiben vom 21.10.2025 für Bewertungen ab 01.01.2026',
    basis: 'secondary',
    // Of days before it the same figures serve: they move by tenths of a year from table to table.
    validFrom: calendarDate('2020-01-01'),
    checkedOn: calendarDate('2026-11-22'),
  }
}

export const LEBENSERWARTUNG: Table<LebenserwartungRow> = {
  name: 'Lebenserwartung für den Kapitalwert lebenslanger Rechte',
  recheckBy: calendarDate('2027-01-31'),
  rows: [
    lives(50, 30.22, 34.34),
    lives(60, 21.58, 25.19),
    lives(65, 17.71, 20.91),
    lives(70, 14.18, 16.86),
    lives(75, 10.94, 13.05),
    lives(80, 8, 9.57),
    lives(85, 5.47, 6.53),
    lives(90, 3.55, 4.21),
  ],
}

export interface KapitalwertRow extends Row {
  readonly key: 'zins'
  /** Percent a year. */
  readonly value: number
}

/** How a year's value for life becomes a capital: § 14 (1) sentence 3 BewG. */
export const KAPITALWERT: Table<KapitalwertRow> = {
  name: 'Zins des Kapitalwerts lebenslanger Rechte',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    {
      ...{ key: 'zins', value: 5.5, source: '§ 14 Abs. 1 Satz 3 BewG', basis: 'law' },
      validFrom: calendarDate('2009-01-01'),
      checkedOn: calendarDate('2026-11-22'),
    },
  ],
}
