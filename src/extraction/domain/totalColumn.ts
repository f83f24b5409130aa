import type { Segment } from '#reading/domain/page.ts'

/** A cell with the cells of its row. */
interface Placed {
  readonly segment: Segment
  readonly row: readonly Placed[]
}

const TOTAL = /^(?:total|gesamt|summe|insgesamt|zusammen|alle|portfolio|gesamt(?:objekt|portfolio))(?: \(.{1,20}\))?$/iu

/** The heads of columns of totals; the first cell of a row is a label, no head, and so is one with its figure beside it: "Summe | 84,0 m²". */
export function totalHeads<Cell extends Placed>(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ segment, row }) => {
    const at = row.findIndex(cell => cell.segment === segment)
    return at > 0 && TOTAL.test(segment.text) && !/^\d/u.test(row[at + 1]?.segment.text ?? '')
  })
}

/** The cell of a label's row that is in the column of totals: "Wohnfläche | 502 | 402 | 904" below "Haus 1 | Haus 2 | Gesamt". */
export function inTotals(cell: Placed, heads: readonly Placed[]): Placed | undefined {
  if (heads.length === 0 || cell.row[0] !== cell || cell.row.length < 3) return undefined
  const head = heads.find(({ segment: { box }, row }) => row !== cell.row && box[1] < cell.segment.box[1])
  return (
    head &&
    cell.row.slice(1).find(({ segment: { box } }) => box[0] < head.segment.box[2] && box[2] > head.segment.box[0])
  )
}
