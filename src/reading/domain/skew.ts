import type { Ink } from './ink.ts'

export interface Skew {
  /** How far the lines are turned clockwise from upright, in degrees, -5 to 5. */
  degrees: number
  /** The lines run from top to bottom, or from bottom to top. */
  sideways: boolean
}

/** Scanners and hands turn a page by less than this, in degrees. */
const LARGEST = 5
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** Turning costs sharpness and time; below this the lines of a page stay apart as they are. */
const NEGLIGIBLE = 0.2
/** How much clearer lines must run sideways; of 17 upright scans none passed 0.81, and turned ones show its inverse. */
const SIDEWAYS_FROM = 1.15
/** Squares, as in Postl's measure, let a single ruled line of a table outweigh all lines of text. */
const CONTRAST_POWER = 1.3
/** A page with less ink, as a share of its points, tells nothing. */
const INK_TO_JUDGE = 0.001

/**
 * Finds the angle at which the rows of ink part best: text lines turned straight make the profile of ink per row
 * jump between line and gap (Postl 1986).
 */
export function skewOf(ink: Ink): Skew {
  if (ink.x.length < INK_TO_JUDGE * ink.width * ink.height) return { degrees: 0, sideways: false }
  const upright = bestAngle(ink.x, ink.y, ink.width, ink.height)
  // Seen from the side, the picture is mirrored at its diagonal; that turns angles round.
  const side = bestAngle(ink.y, ink.x, ink.height, ink.width)
  const sideways = side.sharpness > SIDEWAYS_FROM * upright.sharpness
  const degrees = sideways ? -side.degrees : upright.degrees
  return { degrees: Math.abs(degrees) < NEGLIGIBLE ? 0 : degrees, sideways }
}

interface Angle {
  degrees: number
  sharpness: number
}

function bestAngle(along: Uint16Array, across: Uint16Array, length: number, breadth: number): Angle {
  const at = (degrees: number): Angle => ({ degrees, sharpness: sharpness(along, across, length, breadth, degrees) })
  const better = (a: Angle, b: Angle) => (b.sharpness > a.sharpness ? b : a)
  let best = at(0)
  for (let degrees = -LARGEST; degrees <= LARGEST; degrees += COARSE_STEP) best = better(best, at(degrees))
  const coarse = best.degrees
  for (let off = -COARSE_STEP; off <= COARSE_STEP; off += FINE_STEP) best = better(best, at(coarse + off))
  return best
}

/** How much the amount of ink changes from one row to the next when the picture is turned back by the angle. */
function sharpness(along: Uint16Array, across: Uint16Array, length: number, breadth: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = Math.ceil(length * Math.abs(slope)) + 1
  const rows = new Float64Array(breadth + 2 * margin)
  for (let index = 0; index < along.length; index++) {
    const row = Math.round((across[index] as number) - (along[index] as number) * slope) + margin
    rows[row] = (rows[row] as number) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++)
    sum += Math.abs((rows[row] as number) - (rows[row - 1] as number)) ** CONTRAST_POWER
  return sum
}
