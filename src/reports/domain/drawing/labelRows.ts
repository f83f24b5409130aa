/** Something `width` wide that wants to stand with its middle at `x`. */
export interface Placed {
  readonly x: number
  readonly width: number
}

const GAP = 8

export type Placing = (wanted: readonly Placed[], canvasWidth: number) => { x: number; row: number }[]

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

/** How far a flag begins behind its line: the line of a near neighbour passes between both. */
const BEHIND = 3

/**
 * Puts labels that hang on a line from their place below: side by side above it where there is room, else like flags, all to one side
 * of their lines and the higher the farther from that side, so that no line goes through a label.
 * @returns as `labelRows`
 */
export function flagRows(wanted: readonly Placed[], canvasWidth: number): { x: number; row: number }[] {
  const beside = labelRows(wanted, canvasWidth)
  if (beside.every(({ row }) => row === 0)) return beside
  const half = (at: number) => (wanted[at]?.width ?? 0) / 2
  const toRight = flagged(wanted)
  const mirrored = wanted.map(one => ({ ...one, x: canvasWidth - one.x }))
  const toLeft = flagged(mirrored).map(one => ({ ...one, x: canvasWidth - one.x }))
  const outside = (flags: readonly { x: number }[]) =>
    Math.max(...flags.map(({ x }, at) => Math.max(x + half(at) - canvasWidth, half(at) - x)))
  const chosen = outside(toRight) <= Math.max(outside(toLeft), 0) ? toRight : toLeft
  return chosen.map(({ x, row }, at) => ({ x: Math.max(half(at), Math.min(canvasWidth - half(at), x)), row }))
}

/** Flags to the right, from the rightmost: each above all whose flag or line it would meet. */
function flagged(wanted: readonly Placed[]): { x: number; row: number }[] {
  const placed: { at: number; from: number; row: number }[] = []
  for (const { at, x, width } of wanted.map((one, at) => ({ ...one, at })).sort((a, b) => b.x - a.x)) {
    const [from, to] = [x + BEHIND, x + BEHIND + width]
    // All that is met begins farther right, with its line: this one goes above the highest of them.
    const met = placed.filter(other => other.from < to + GAP)
    const row = Math.max(-1, ...met.map(other => other.row)) + 1
    placed.push({ at, from, row })
  }
  return wanted.map(({ width }, at) => {
    const flag = placed.find(one => one.at === at)
    return { x: (flag?.from ?? 0) + width / 2, row: flag?.row ?? 0 }
  })
}
