/** Something `width` wide that wants to stand with its middle at `x`. */
export interface Placed {
  readonly x: number
  readonly width: number
}

const GAP = 8

/**
 * Puts labels into as few rows as needed so that none touches another and none leaves the canvas.
 * @returns for each its middle and its row, counted from 0
 */
export function labelRows(wanted: readonly Placed[], canvasWidth: number): { x: number; row: number }[] {
  const ends: { from: number; to: number }[][] = []
  return wanted.map(({ x, width }) => {
    const half = width / 2
    const middle = Math.max(half, Math.min(canvasWidth - half, x))
    const span = { from: middle - half - GAP, to: middle + half + GAP }
    const isFree = (row: { from: number; to: number }[]) =>
      row.every(other => other.to - GAP <= span.from || other.from + GAP >= span.to)
    let row = ends.findIndex(isFree)
    if (row === -1) row = ends.push([]) - 1
    ends[row]?.push(span)
    return { x: middle, row }
  })
}

/** Which of them may appear in one row; the first and the last go before those between. */
export function shownInRow(wanted: readonly Placed[], canvasWidth: number, first: readonly number[]): Set<number> {
  const shown = new Set<number>()
  const order = [...new Set([...first, ...wanted.keys()])].filter(index => wanted[index] !== undefined)
  for (const index of order) {
    const candidates = [...shown, index].map(one => wanted[one]).filter(one => one !== undefined)
    if (labelRows(candidates, canvasWidth).every(({ row }) => row === 0)) shown.add(index)
  }
  return shown
}
