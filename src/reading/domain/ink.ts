/** The dark points of a picture, on a coarser grid. */
export interface Ink {
  /** Size of the grid. */
  width: number
  height: number
  x: Uint16Array
  y: Uint16Array
}

/** Less ink, as a share of the points, is dust and the shadow of an edge: a word of eight letters has more. */
const DUST = 0.0001

export function isClean({ x, width, height }: Ink): boolean {
  return x.length <= DUST * width * height
}

/** Picture pixels per grid step: half the resolution for text recognition still separates lines of 6 point type. */
const STEP = 2
/** Grid points around a point that say how bright the paper is there: lamps and folds shade it. */
const NEIGHBOURHOOD = 16
const DARKER_THAN_PAPER = 0.8

/** @param gray one byte a pixel, rows from the top */
export function inkOf(gray: Uint8Array, pictureWidth: number, pictureHeight: number): Ink {
  const width = Math.floor(pictureWidth / STEP)
  const height = Math.floor(pictureHeight / STEP)
  const grid = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * STEP * pictureWidth + x * STEP
      const below = at + pictureWidth
      const sum =
        (gray[at] as number) + (gray[at + 1] as number) + (gray[below] as number) + (gray[below + 1] as number)
      grid[y * width + x] = sum >> 2
    }
  }
  const brightness = neighbourhoods(grid, width, height)
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((grid[y * width + x] as number) >= DARKER_THAN_PAPER * brightness(x, y)) continue
      xs.push(x)
      ys.push(y)
    }
  }
  return { width, height, x: Uint16Array.from(xs), y: Uint16Array.from(ys) }
}

/** Mean brightness around a point, by a summed-area table (Crow 1984). */
function neighbourhoods(grid: Uint8Array, width: number, height: number): (x: number, y: number) => number {
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y++) {
    let line = 0
    for (let x = 0; x < width; x++) {
      line += grid[y * width + x] as number
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] as number) + line
    }
  }
  return (x, y) => {
    const [x0, x1] = [Math.max(0, x - NEIGHBOURHOOD), Math.min(width, x + NEIGHBOURHOOD + 1)]
    const [y0, y1] = [Math.max(0, y - NEIGHBOURHOOD), Math.min(height, y + NEIGHBOURHOOD + 1)]
    const sum =
      (sums[y1 * row + x1] as number) -
      (sums[y0 * row + x1] as number) -
      (sums[y1 * row + x0] as number) +
      (sums[y0 * row + x0] as number)
    return sum / ((x1 - x0) * (y1 - y0))
  }
}
