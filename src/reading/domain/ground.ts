/** How bright the ground of a picture is, on a coarser grid: text, lines and specks are left out. */
export interface Ground {
  /** Size of the grid. */
  width: number
  height: number
  /** 0 black to 255 white, rows from the top. */
  levels: Uint8Array
}

/** Picture pixels per grid step: single pixels are taken, for a mean would mix ink into the ground. */
export const GROUND_STEP = 4
/** Grid steps to each side whose middle value is the ground: 6.6 mm at 200 dpi, more than letters and less than most bars. */
const REACH = 6
/** Levels told apart: the last two bits are noise. */
const SHIFT = 2

/**
 * The middle value around each point. It keeps straight edges where they are, so a coloured bar stays a bar (Huang 1979:
 * the histogram of the window moves along with it).
 * @param gray one byte a pixel, rows from the top
 */
export function groundOf(gray: Uint8Array, pictureWidth: number, pictureHeight: number): Ground {
  const width = Math.ceil(pictureWidth / GROUND_STEP)
  const height = Math.ceil(pictureHeight / GROUND_STEP)
  const samples = sampled(gray, pictureWidth, pictureHeight, width, height)
  const levels = new Uint8Array(width * height)
  const histogram = new Uint16Array(256 >> SHIFT)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - REACH), Math.min(height - 1, y + REACH)]
    histogram.fill(0)
    let [count, middle, below] = [0, 0, 0]
    const move = (x: number, by: 1 | -1) => {
      for (let row = top; row <= bottom; row++) {
        const level = samples[row * width + x] as number
        histogram[level] = (histogram[level] as number) + by
        if (level < middle) below += by
      }
      count += by * (bottom - top + 1)
    }
    for (let x = 0; x < Math.min(width, REACH); x++) move(x, 1)
    for (let x = 0; x < width; x++) {
      if (x + REACH < width) move(x + REACH, 1)
      if (x > REACH) move(x - REACH - 1, -1)
      while (below > count >> 1) below -= histogram[--middle] as number
      while (below + (histogram[middle] as number) <= count >> 1) below += histogram[middle++] as number
      levels[y * width + x] = (middle << SHIFT) + (1 << (SHIFT - 1))
    }
  }
  return { width, height, levels }
}

function sampled(gray: Uint8Array, pictureWidth: number, pictureHeight: number, width: number, height: number) {
  const samples = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(pictureHeight - 1, y * GROUND_STEP + GROUND_STEP / 2) * pictureWidth
    for (let x = 0; x < width; x++) {
      const column = Math.min(pictureWidth - 1, x * GROUND_STEP + GROUND_STEP / 2)
      samples[y * width + x] = (gray[row + column] as number) >> SHIFT
    }
  }
  return samples
}
