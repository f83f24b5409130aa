import { type CalendarDate, monthOf, yearOf } from '#kernel/calendarDate.ts'
import table from './haeuserpreisindex.json' with { type: 'json' }
import { noteOf } from './marketTable.ts'

export const HAEUSERPREISINDEX_NOTE = noteOf(table)

export interface IndexPoint {
  /** "2026-Q2". Quarters sort like text. */
  readonly quartal: string
  /** 2025 = 100. */
  readonly index: number
}

export const HAEUSERPREISINDEX: readonly IndexPoint[] = table.rows.map(row => {
  const [quartal = '', index] = row.split('|')
  return { quartal, index: Number(index) }
})

/** The newest published point not after the day; the first of the series for days before it. */
export function indexAt(day: CalendarDate): IndexPoint {
  const quartal = `${yearOf(day)}-Q${Math.ceil(monthOf(day) / 3)}`
  const point = HAEUSERPREISINDEX.findLast(one => one.quartal <= quartal) ?? HAEUSERPREISINDEX[0]
  if (!point) throw new RangeError(`${table.name} is empty`)
  return point
}

/** Mean of the published quarters of a year. */
export function indexOfYear(year: number): number {
  const points = HAEUSERPREISINDEX.filter(({ quartal }) => quartal.startsWith(`${year}-`))
  if (points.length === 0) throw new RangeError(`${table.name}: no ${year}`)
  return points.reduce((sum, { index }) => sum + index, 0) / points.length
}
