import { germanNumber } from '#kernel/germanNumber.ts'
import type { StoredTable } from './storedTable.ts'
import { firstDayOf } from './stand.ts'
import { FORMS, type RowOf, type TableName } from './tableForm.ts'

/** What is kept of one table, as German lines for the operator. null: nothing. */
export function tableListing(name: TableName, stored: StoredTable<RowOf[TableName]> | null): string {
  const title = `${name} (${FORMS[name].title})`
  if (stored === null) return `${title}: nichts importiert`
  const rows = stored.imports.flatMap(one => one.rows)
  const plz = new Set(rows.flatMap(row => row.plz ?? []))
  const kreise = new Set(rows.flatMap(row => row.kreis ?? []))
  const places = [...counted(plz.size, 'PLZ', 'PLZ'), ...counted(kreise.size, 'Kreis', 'Kreise')].join(', ')
  return [
    `${title}: ${zeilen(rows.length)}, ${places}, Stand ${standRange(rows)}`,
    ...stored.imports.map(one => `  aus ${one.file}: ${zeilen(one.rows.length)}, importiert am ${germanDay(one.day)}`),
  ].join('\n')
}

export function zeilen(count: number): string {
  return `${germanNumber(count)} ${count === 1 ? 'Zeile' : 'Zeilen'}`
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${germanNumber(count)} ${count === 1 ? one : many}`]
}

function standRange(rows: readonly RowOf[TableName][]): string {
  const stands = new Set(rows.map(({ stand }) => stand))
  const byTime = [...stands].map(stand => ({ stand, key: `${firstDayOf(stand)} ${stand}` }))
  const sorted = byTime.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ stand }) => stand)
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)]
  return first === last ? germanStand(first) : `${germanStand(first)} bis ${germanStand(last)}`
}

function germanStand(stand: string): string {
  return stand.length === 10 ? germanDay(stand) : stand
}

/** "2026-11-21" as 21.11.2026. */
function germanDay(iso: string): string {
  return iso.split('-').reverse().join('.')
}
