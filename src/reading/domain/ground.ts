/** How bright the dark ground of a picture is, on a coarser grid: text, lines and specks are left out. */
export interface Ground {
  /** Size of the grid. */
  width: number
  height: number
  /** 0 black to 255 white, rows from the top; `BRIGHT` where it is not darker than the paper. */
  levels: Uint8Array
}

export const BRIGHT = 255
/** Picture pixels per grid step: single pixels are taken, for a mean would mix ink into the ground. */
export const GROUND_STEP = 4
/** Levels by which ground differs from paper, and text from its ground. */
export const CONTRAST = 20
/** The paper is the brightest level that takes up this share of the page: a cover may be dark but for a margin. */
const PAPER_SHARE = 0.02
/** Grid steps to each side whose middle value is the ground: 6.6 mm at 200 dpi, more than letters and less than most bars. */
const REACH = 6
/** Levels told apart: the last two bits are noise. */
const SHIFT = 2

/** The grid's points of a picture, the last bits of their levels left out. */
interface Samples {
  width: number
  height: number
  data: Uint8Array
}

/**
 * The middle value around each point of dark ground. It keeps straight edges where they are, so a coloured bar stays a
 * bar (Huang 1979: the histogram of the window moves along with it).
 * @param gray one byte a pixel, rows from the top
 */
export function darkGroundOf(gray: Uint8Array, pictureWidth: number, pictureHeight: number): Ground {
  const samples = sampled(gray, pictureWidth, pictureHeight)
  const { width, height } = samples
  const darkest = darkestOf(samples)
  const levels = new Uint8Array(width * height).fill(BRIGHT)
  // Ground is dark where more than half of the window is; told by counting, most pages need no middle values at all.
  const inColumns = new Int32Array(width)
  const count = (row: number, by: 1 | -1) => {
    if (row < 0 || row >= height) return
    for (let x = 0, at = row * width; x < width; x++, at++)
      if ((samples.data[at] as number) <= darkest) inColumns[x] = (inColumns[x] as number) + by
  }
  for (let row = 0; row < REACH; row++) count(row, 1)
  for (let y = 0; y < height; y++) {
    count(y + REACH, 1)
    count(y - REACH - 1, -1)
    const rows = Math.min(height - 1, y + REACH) - Math.max(0, y - REACH) + 1
    fillMiddles(levels, samples, y, darkStretch(inColumns, rows))
  }
  return { width, height, levels: levels.map(level => (level >> SHIFT <= darkest ? level : BRIGHT)) }
}

function sampled(gray: Uint8Array, pictureWidth: number, pictureHeight: number): Samples {
  const width = Math.ceil(pictureWidth / GROUND_STEP)
  const height = Math.ceil(pictureHeight / GROUND_STEP)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(pictureHeight - 1, y * GROUND_STEP + GROUND_STEP / 2) * pictureWidth
    for (let x = 0; x < width; x++) {
      const column = Math.min(pictureWidth - 1, x * GROUND_STEP + GROUND_STEP / 2)
      data[y * width + x] = (gray[row + column] as number) >> SHIFT
    }
  }
  return { width, height, data }
}

function darkestOf({ data }: Samples): number {
  const histogram = new Uint32Array(256 >> SHIFT)
  for (const level of data) histogram[level] = (histogram[level] as number) + 1
  return histogram.findLastIndex(count => count > PAPER_SHARE * data.length) - (CONTRAST >> SHIFT)
}

/** @returns first and last column whose window is dark; the last is before the first where none is */
function darkStretch(inColumns: Int32Array, rows: number): readonly [first: number, last: number] {
  let [dark, first, last] = [0, inColumns.length, -1]
  for (let x = 0; x < Math.min(inColumns.length, REACH); x++) dark += inColumns[x] as number
  for (let x = 0; x < inColumns.length; x++) {
    dark += (inColumns[x + REACH] ?? 0) - (inColumns[x - REACH - 1] ?? 0)
    const columns = Math.min(inColumns.length - 1, x + REACH) - Math.max(0, x - REACH) + 1
    if (2 * dark <= rows * columns) continue
    first = Math.min(first, x)
    last = x
  }
  return [first, last]
}

function fillMiddles(levels: Uint8Array, samples: Samples, y: number, [first, last]: readonly [number, number]): void {
  if (last < first) return
  const { width, height, data } = samples
  const [top, bottom] = [Math.max(0, y - REACH), Math.min(height - 1, y + REACH)]
  const histogram = new Uint16Array(256 >> SHIFT)
  let [count, middle, below] = [0, 0, 0]
  const move = (x: number, by: 1 | -1) => {
    if (x < 0 || x >= width) return
    for (let row = top; row <= bottom; row++) {
      const level = data[row * width + x] as number
      histogram[level] = (histogram[level] as number) + by
      if (level < middle) below += by
    }
    count += by * (bottom - top + 1)
  }
  for (let x = first - REACH; x < first + REACH; x++) move(x, 1)
  for (let x = first; x <= last; x++) {
    move(x + REACH, 1)
    if (x > first) move(x - REACH - 1, -1)
    while (below > count >> 1) below -= histogram[--middle] as number
    while (below + (histogram[middle] as number) <= count >> 1) below += histogram[middle++] as number
    levels[y * width + x] = (middle << SHIFT) + (1 << (SHIFT - 1))
  }
}
