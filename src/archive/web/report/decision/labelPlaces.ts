export interface LabelPlace {
  /** On which side of its line the label stands. */
  readonly side: 'left' | 'right'
  /** From 0, the row next to the bar. */
  readonly row: number
}

type Point = { readonly at: number } & LabelPlace

/**
 * Where the labels of some points stand, so that none covers another or another's line, in as few rows as can be. All ways are tried:
 * three labels have 216.
 * @param ats 0 to 1 along the line @param room share of the line that a label needs
 */
export function labelPlaces(ats: readonly number[], room: number): LabelPlace[] {
  const [best] = ways(ats).sort((one, other) => costOf(one, room) - costOf(other, room))
  return (best ?? []).map(({ side, row }) => ({ side, row }))
}

function ways(ats: readonly number[]): Point[][] {
  return ats.reduce<Point[][]>(
    (before, at) => before.flatMap(points => placesOf(at, ats.length).map(point => [...points, point])),
    [[]],
  )
}

function placesOf(at: number, rows: number): Point[] {
  return Array.from({ length: rows }, (_, row) => row).flatMap(row => [
    { at, side: 'left' as const, row },
    { at, side: 'right' as const, row },
  ])
}

function costOf(points: readonly Point[], room: number): number {
  const faults = points.flatMap((one, index) => [
    ...(isOutside(one, room) ? [one] : []),
    ...points.filter((other, at) => at !== index && isCovered(one, other, room)),
  ])
  const rows = Math.max(0, ...points.map(({ row }) => row + 1))
  const height = points.reduce((sum, { row }) => sum + row, 0)
  const toTheRight = points.filter(({ side }) => side === 'right').length
  return faults.length * 1000 + rows * 100 + height * 10 + toTheRight
}

function isOutside(point: Point, room: number): boolean {
  const [from, to] = spanOf(point, room)
  return from < 0 || to > 1
}

/** Whether the label of the second lies on that of the first, or on the line that leads to it from above. */
function isCovered(one: Point, other: Point, room: number): boolean {
  const [from, to] = spanOf(other, room)
  if (one.row > other.row) return one.at > from && one.at < to
  const [ownFrom, ownTo] = spanOf(one, room)
  return one.row === other.row && ownFrom < to && from < ownTo
}

function spanOf({ at, side }: Point, room: number): [number, number] {
  return side === 'left' ? [at - room, at] : [at, at + room]
}
