/** Luma of ITU-R BT.601 in whole numbers: 77 + 150 + 29 = 256. @param rgba 4 bytes a pixel */
export function grayOf(rgba: Uint8Array): Uint8Array {
  const gray = new Uint8Array(rgba.length / 4)
  for (let from = 0, to = 0; to < gray.length; from += 4, to++) {
    gray[to] = ((rgba[from] as number) * 77 + (rgba[from + 1] as number) * 150 + (rgba[from + 2] as number) * 29) >> 8
  }
  return gray
}

/** Brightness levels around the paper's own that count as paper: shading of a lamp, JPEG noise. */
const PAPER_SPREAD = 24
/** Paper is bright, even grayish recycling paper under a bad lamp. */
const PAPER_FROM = 150
const PAPER_SHARE = 0.55
const INK_SHARE = 0.005

/**
 * Tells the picture of a printed page from a photo: one bright level fills most of it, and some of it is darker.
 * @param pixels gray values, 0 black to 255 white
 */
export function isPrintedPaper(pixels: Uint8Array): boolean {
  const histogram = histogramOf(pixels)
  let level = PAPER_FROM
  for (let candidate = PAPER_FROM; candidate < 256; candidate++) {
    if ((histogram[candidate] as number) > (histogram[level] as number)) level = candidate
  }
  let paper = 0
  for (let near = level - PAPER_SPREAD; near <= Math.min(255, level + PAPER_SPREAD); near++)
    paper += histogram[near] as number
  let ink = 0
  for (let dark = 0; dark < level - 3 * PAPER_SPREAD; dark++) ink += histogram[dark] as number
  return paper > PAPER_SHARE * pixels.length && ink > INK_SHARE * pixels.length
}

/** A page without anything on it, which needs no recognition. */
export function isBlank(pixels: Uint8Array): boolean {
  const first = pixels[0] as number
  return pixels.every(value => Math.abs(value - first) < BLANK_SPREAD)
}
const BLANK_SPREAD = 12

function histogramOf(pixels: Uint8Array): Uint32Array {
  const histogram = new Uint32Array(256)
  for (const value of pixels) histogram[value] = (histogram[value] as number) + 1
  return histogram
}
