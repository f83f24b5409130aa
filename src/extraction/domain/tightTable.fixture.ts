import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'

const SIZE = 8
const PITCH = 18
const LEADING = 10
/** As `words` typesets them, in em. */
const LETTER = 0.5
const SPACE = 0.28

/** Where a column of a table begins, or where it ends if it is set flush right, in points. */
export interface Edge {
  readonly at: number
  readonly right?: boolean
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter === ' ' ? SPACE : LETTER) * SIZE, 0)
}

/**
 * A table below an offer, its columns so close to each other that a figure may end where the next column begins. Cells of a row are parted by
 * `|`, lines of a cell by ` / `; an empty cell stays empty, and so does what follows the last one.
 */
export function tightTable(
  offer: readonly string[],
  edges: readonly Edge[],
  rows: readonly string[],
  below: readonly string[] = [],
): Page {
  // prettier-ignore
  let y = 60
  const line = (text: string, x: number, size: number) => (text === '' ? [] : words(text, x, y, size))
  const placed = offer.flatMap(text => {
    y += 14
    return line(text.replace(/^# /u, ''), 40, text.startsWith('# ') ? 16 : 10)
  })
  y += 20
  const cells = rows.flatMap(row => {
    const columns = row.split(/ ?\| ?/u).map(cell => cell.split(' / '))
    const top = y
    const set = columns.flatMap((lines, column) =>
      lines.flatMap((text, at) => {
        const { at: x, right = false } = edges[column] ?? { at: 0 }
        y = top + LEADING * at
        return line(text, right ? x - widthOf(text) : x, SIZE)
      }),
    )
    y = top + PITCH + LEADING * (Math.max(...columns.map(({ length }) => length)) - 1)
    return set
  })
  y += 20
  const after = below.flatMap(text => {
    y += 14
    return line(text, 40, 10)
  })
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout([...placed, ...cells, ...after]) } // prettier-ignore
}
