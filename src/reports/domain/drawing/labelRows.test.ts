import { expect, test } from 'vitest'
import { flagRows } from './labelRows.ts'

const WIDTH = 480
const labels = (...places: readonly number[]) => places.map(x => ({ x, width: 62 }))

test('labels with room stand side by side above their places', () => {
  expect(flagRows(labels(60, 200, 400), WIDTH)).toEqual([
    { x: 60, row: 0 },
    { x: 200, row: 0 },
    { x: 400, row: 0 },
  ])
})

test.each([
  ['two close together', labels(180, 190)],
  ['in any order', labels(260, 225, 231, 248)],
  ['almost at one place', labels(260, 261, 300)],
  ['at the left end', labels(12, 20, 31)],
  ['at the right end', labels(470, 462, 440)],
  ['crowded with one apart', labels(60, 300, 306, 340)],
  ['along the whole width', labels(40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440)],
])('%s: no line goes through a label, no label through another, none leaves the sheet', (_, wanted) => {
  const flags = flagRows(wanted, WIDTH).map(({ x, row }, at) => ({ row, from: x - 31, to: x + 31, line: wanted[at]?.x ?? 0 })) // prettier-ignore
  for (const [at, one] of flags.entries()) {
    expect(one.from).toBeGreaterThanOrEqual(0)
    expect(one.to).toBeLessThanOrEqual(WIDTH)
    const isMet = flags.filter(
      (other, place) =>
        place !== at &&
        ((other.row === one.row && other.from < one.to && one.from < other.to) ||
          (other.row > one.row && one.from < other.line && other.line < one.to)),
    )
    expect(isMet).toEqual([])
    expect(one.from - 3 <= one.line && one.line <= one.to + 3).toBe(true)
  }
})
