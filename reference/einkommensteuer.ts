import { calendarDate } from '#kernel/calendarDate.ts'
import type { Row, Table } from './table.ts'

/**
 * One zone of the tariff. With x the taxable income in whole €, from the first € above the zone before:
 * tax = (square · z + linear) · z + constant, where z = (x − from) / 10.000, rounded down to whole €.
 */
export interface TarifzoneRow extends Row {
  readonly key: 'progression1' | 'progression2' | 'proportional1' | 'proportional2'
  /** Highest income of the zone before, in €. */
  readonly from: number
  readonly square: number
  readonly linear: number
  readonly constant: number
}

const tarif = {
  source: '§ 32a Abs. 1 EStG, Tarif 2026',
  basis: 'law',
  validFrom: calendarDate('2026-01-01'),
  checkedOn: calendarDate('2026-11-20'),
} as const

/** Below the first zone no tax is due. The law writes the last two as 0,42x − 11.135,63 and 0,45x − 19.470,38. */
export const EINKOMMENSTEUERTARIF: Table<TarifzoneRow> = {
  name: 'Einkommensteuertarif',
  recheckBy: calendarDate('2026-12-31'),
  rows: [
    { ...tarif, key: 'progression1', from: 12_348, square: 914.51, linear: 1400, constant: 0 },
    { ...tarif, key: 'progression2', from: 17_799, square: 173.1, linear: 2397, constant: 1034.87 },
    { ...tarif, key: 'proportional1', from: 69_878, square: 0, linear: 4200, constant: 0.42 * 69_878 - 11_135.63 },
    { ...tarif, key: 'proportional2', from: 277_825, square: 0, linear: 4500, constant: 0.45 * 277_825 - 19_470.38 },
  ],
}
