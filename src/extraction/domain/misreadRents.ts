import { amountFrom } from './numbers.ts'
import type { PartTable, Row } from './deal/parts/partTable.ts'

/** Rows that are forgotten, flats that stand empty and a sum of the year change less: further off, a column of something else was read. */
const MIN_SHARE = 0.05
const POTENTIAL_OR_YEAR = /(?<!\p{L})(?:soll\p{L}*|potenzial\p{L}*|jahr\p{L}*|jährlich|p\.\s?a)(?!\p{L})/iu

/**
 * Lists of units without rents that do not add up to the sum below them: "03/2011" under "Mieter seit" is no rent of 3 €. What the sum
 * says is kept, for it stands by itself.
 */
export function withoutMisreadRents(tables: readonly PartTable[]): PartTable[] {
  return tables.map(table => {
    const units = table.rows.filter(row => !row.isSum)
    const sums = table.rows.filter(row => row.isSum && !POTENTIAL_OR_YEAR.test(row.line.segments[0]?.text ?? ''))
    const told = sums.map(rentOf).filter(sum => sum > 0)
    const all = units.reduce((sum, row) => sum + rentOf(row), 0)
    return told.length === 0 || all === 0 || told.some(sum => all >= MIN_SHARE * sum)
      ? table
      : { ...table, rows: table.rows.map(row => (row.isSum ? row : withoutRent(row))) }
  })
}

/** €; brackets are asked, and count with the others here. */
function rentOf({ cells }: Row): number {
  return amountFrom((cells.get('rent')?.text ?? '').replace(/^\(/u, ''))?.value ?? 0
}

function withoutRent(row: Row): Row {
  return { ...row, cells: new Map([...row.cells].filter(([column]) => column !== 'rent')) }
}
