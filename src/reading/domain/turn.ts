import type { Box } from '#kernel/evidence.ts'

/** Turns a box clockwise about the origin. Turning by 90 and then by 270 gives the same box again. */
export function turnBox([x0, y0, x1, y1]: Box, turn: 90 | 180 | 270): Box {
  if (turn === 90) return [-y1, x0, -y0, x1]
  if (turn === 180) return [-x1, -y1, -x0, -y0]
  return [y0, -x1, y1, -x0]
}
