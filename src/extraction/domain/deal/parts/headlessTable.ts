import type { Line, Segment } from '#reading/domain/page.ts'
import { amountsIn } from '../../numbers.ts'
import type { Column } from './columns.ts'
import type { PartTable, Row } from './partTable.ts'
import { FLOOR_GROUP, UNIT_NAME } from './unitWords.ts'

const MIN_ROWS = 3
const MIN_PRICE = 15_000
/** Between two rows there may stand the floor of those below, and a line of remarks. */
const MAX_BETWEEN = 2
const AREA = /\d\s?(?:m²|m2|qm)(?!\p{L})/iu
const ROOMS = /^\d(?:[.,]5)?\s?-?(?:zimmer|zi\.?|räume)/iu
const STATUS =
  /^\(?(?:verkauft|reserviert|vergeben|frei|verfügbar|notartermin|optioniert|auf anfrage|preis auf anfrage)/iu

/** Lists of units without a head: what a cell holds is seen from the cell. */
export function headlessTables(page: number, lines: readonly Line[]): PartTable[] {
  const tables: PartTable[] = []
  let rows: Row[] = []
  let between = 0
  let group: Segment | null = null
  const close = (): void => {
    const priced = rows.filter(({ cells }) => cells.has('price'))
    const names = new Set(rows.map(({ cells }) => cells.get('label')?.text))
    if (rows.length >= MIN_ROWS && priced.length >= 2 && names.size > 1)
      tables.push({
        page,
        rows,
        columns: new Set<Column>(['label', 'area', 'price', 'rooms']),
        rentHead: '',
        head: [],
        lines: rows.map(({ line }) => line),
      })
    rows = []
  }
  for (const line of lines) {
    const [only] = line.segments
    const cells = cellsOf(line)
    if (cells) {
      rows.push({ page, line, cells, isSum: false, group })
      between = 0
    } else if (only && line.segments.length === 1 && FLOOR_GROUP.test(only.text.trim())) group = only
    else if (++between > MAX_BETWEEN) close()
  }
  close()
  return tables
}

/** A name, an area, and a price or what became of the unit. */
function cellsOf({ segments }: Line): Map<Column, Segment> | null {
  const [label, ...rest] = segments
  if (!label || !UNIT_NAME.test(label.text) || AREA.test(label.text)) return null
  const cells = new Map<Column, Segment>([['label', label]])
  for (const cell of rest) {
    const column = columnOfCell(cell.text.trim())
    if (column && !cells.has(column)) cells.set(column, cell)
  }
  return cells.has('area') && (cells.has('price') || cells.has('status')) ? cells : null
}

function columnOfCell(text: string): Column | null {
  if (AREA.test(text)) return 'area'
  if (ROOMS.test(text)) return 'rooms'
  if (STATUS.test(text)) return 'status'
  return /€|EUR/u.test(text) && amountsIn(text).some(({ value }) => value >= MIN_PRICE) ? 'price' : null
}
