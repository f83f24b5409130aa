import { BRIGHT, CONTRAST, darkGroundOf, type Ground, GROUND_STEP } from './ground.ts'

/** Neighbouring points whose ground differs by no more belong to one field: shading is gradual, an edge is not. */
const GRADUAL = 8
/** Fields of fewer grid points are letters of large type, or windows of a drawing: half a square centimetre at 200 dpi. */
const SMALLEST = 200
/** Share of a field that light text takes up; more is a picture. */
const TEXT_SHARE = [0.003, 0.4] as const
/** Levels by which print differs from its paper. */
const PRINT = 130

/** Numbers of fields, one for each grid point; 0 is paper. */
type Fields = Uint32Array

/** What is on a field away from its edge. */
interface Ink {
  points: number
  /** Pixels clearly lighter and darker than the ground. */
  lighter: number
  darker: number
  /** By how many levels the lighter ones are, all together. */
  excess: number
}

export interface Darkened {
  /** One byte a pixel, rows from the top. */
  data: Uint8Array
  /** Photos, bars or shadows are beside the paper. */
  hasDarkGround: boolean
}

/**
 * Turns light text on coloured or dark ground into dark text on white, where it stands; all else stays as it is. Text
 * recognition takes a coloured field for a picture and passes it over.
 * @param gray one byte a pixel, rows from the top
 */
export function darkenLightText(gray: Uint8Array, width: number, height: number): Darkened {
  const ground = darkGroundOf(gray, width, height)
  const { fields, count } = fieldsOf(ground)
  if (count === 0) return { data: gray, hasDarkGround: false }
  const inks = inksOf(fields, count, ground, gray, width)
  const gains = Float64Array.from(inks, ink =>
    hasLightText(ink) ? Math.max(1, (PRINT * ink.lighter) / ink.excess) : 0,
  )
  if (gains.every(gain => gain === 0)) return { data: gray, hasDarkGround: true }
  const result = gray.slice()
  for (let point = 0; point < fields.length; point++) {
    const gain = gains[fields[point] as number] as number
    if (gain > 0) darken(point, gain, isInside(fields, ground, point), ground, result, width, height)
  }
  return { data: result, hasDarkGround: true }
}

function hasLightText({ points, lighter, darker }: Ink): boolean {
  const share = lighter / (points * GROUND_STEP ** 2)
  return share > TEXT_SHARE[0] && share < TEXT_SHARE[1] && lighter > darker
}

/** Connected stretches of dark ground. */
function fieldsOf({ width, height, levels }: Ground): { fields: Fields; count: number } {
  const fields = new Uint32Array(levels.length)
  const seen = new Uint8Array(levels.length)
  const points = new Uint32Array(levels.length)
  let count = 0
  for (let start = 0; start < levels.length; start++) {
    if (seen[start] || levels[start] === BRIGHT) continue
    let end = 1
    points[0] = start
    seen[start] = 1
    for (let at = 0; at < end; at++) {
      const point = points[at] as number
      const level = levels[point] as number
      const x = point % width
      for (let side = 0; side < 4; side++) {
        if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue
        const next = point + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width)
        if (next < 0 || next >= width * height || seen[next]) continue
        const nextLevel = levels[next] as number
        if (nextLevel === BRIGHT || Math.abs(nextLevel - level) > GRADUAL) continue
        seen[next] = 1
        points[end++] = next
      }
    }
    if (end < SMALLEST) continue
    count++
    for (let at = 0; at < end; at++) fields[points[at] as number] = count
  }
  return { fields, count }
}

/** Inside a field, not at its edge, where what is lighter may be the paper beside it. */
function isInside(fields: Fields, { width }: Ground, point: number): boolean {
  const field = fields[point]
  return [-2 * width, 2 * width, -2, 2].every(step => fields[point + step] === field)
}

function inksOf(fields: Fields, count: number, ground: Ground, gray: Uint8Array, width: number): Ink[] {
  const inks = Array.from({ length: count + 1 }, (): Ink => ({ points: 0, lighter: 0, darker: 0, excess: 0 }))
  for (let point = 0; point < fields.length; point++) {
    const field = fields[point] as number
    if (field === 0 || !isInside(fields, ground, point)) continue
    const ink = inks[field] as Ink
    const level = ground.levels[point] as number
    ink.points++
    const start = topLeft(point, ground, width)
    for (let y = 0; y < GROUND_STEP; y++) {
      for (let at = start + y * width; at < start + y * width + GROUND_STEP; at++) {
        const off = (gray[at] as number) - level
        if (off < -CONTRAST) ink.darker++
        if (off <= CONTRAST) continue
        ink.lighter++
        ink.excess += off
      }
    }
  }
  return inks
}

/** Ground becomes white, light text as dark as print, and what is darker than the ground as dark as it differs. */
function darken(
  point: number,
  gain: number,
  isInside: boolean,
  ground: Ground,
  gray: Uint8Array,
  width: number,
  height: number,
): void {
  const level = ground.levels[point] as number
  const start = topLeft(point, ground, width)
  const [columns, rows] = [Math.min(GROUND_STEP, width - (start % width)), height - Math.floor(start / width)]
  for (let y = 0; y < Math.min(GROUND_STEP, rows); y++) {
    for (let at = start + y * width; at < start + y * width + columns; at++) {
      const off = (gray[at] as number) - level
      // What is lighter at the edge of the field is the paper beside it.
      if (off > CONTRAST && !isInside) continue
      gray[at] = 255 - Math.min(255, off > 0 ? gain * off : -off)
    }
  }
}

/** Index of the first pixel of a grid point. */
function topLeft(point: number, ground: Ground, width: number): number {
  return Math.floor(point / ground.width) * GROUND_STEP * width + (point % ground.width) * GROUND_STEP
}
