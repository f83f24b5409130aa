import type { Segment } from '#reading/domain/page.ts'

interface Placed {
  readonly segment: Segment
}

/** A second table beside the first makes readers of the file take both apart; it may begin so many em above or below. */
const NEARBY = 3

/** Whether label and value are all that stands at their height, so that readers of the file find the two in one run. */
export function isAlone(label: Placed, value: Placed, cells: readonly Placed[]): boolean {
  const [left, top, , bottom] = label.segment.box
  const right = value.segment.box[2]
  const near = NEARBY * (label.segment.words[0]?.size ?? 0)
  return !cells.some(other => {
    if (other === label || other === value) return false
    const { box } = other.segment
    if (box[1] < bottom && box[3] > top) return true
    return box[1] < bottom + near && box[3] > top - near && (box[0] > right || box[2] < left)
  })
}
