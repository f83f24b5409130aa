import type { Evidence } from '#kernel/evidence.ts'

/** Whether two proofs lie over each other for the most part: two readings of one place. */
export function isSameSpot(a: Evidence, b: Evidence): boolean {
  if (a.page !== b.page) return false
  const width = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
  const height = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])
  if (width <= 0 || height <= 0) return false
  const area = ({ box }: Evidence): number => (box[2] - box[0]) * (box[3] - box[1])
  return width * height > 0.5 * Math.min(area(a), area(b))
}
