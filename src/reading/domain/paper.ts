import type { Box } from '#kernel/evidence.ts'

/** Luma of ITU-R BT.601 in whole numbers: 77 + 150 + 29 = 256. @param rgba 4 bytes a pixel */
export function grayOf(rgba: Uint8Array): Uint8Array {
  const gray = new Uint8Array(rgba.length / 4)
  for (let from = 0, to = 0; to < gray.length; from += 4, to++) {
    gray[to] = ((rgba[from] as number) * 77 + (rgba[from + 1] as number) * 150 + (rgba[from + 2] as number) * 29) >> 8
  }
  return gray
}

/** One byte a pixel, rows from the top. */
export interface Gray {
  width: number
  height: number
  data: Uint8Array
}

/** The part of a page's picture that a box takes up. @param scale pixels per point */
export function cutGray({ width, height, data }: Gray, box: Box, scale: number): Gray & { left: number; top: number } {
  const left = Math.min(width - 1, Math.max(0, Math.floor(box[0] * scale)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(box[1] * scale)))
  const right = Math.min(width, Math.max(left + 1, Math.ceil(box[2] * scale)))
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil(box[3] * scale)))
  const part = new Uint8Array((right - left) * (bottom - top))
  for (let y = top; y < bottom; y++) {
    part.set(data.subarray(y * width + left, y * width + right), (y - top) * (right - left))
  }
  return { left, top, width: right - left, height: bottom - top, data: part }
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
  const level = paperLevel(histogram)
  let paper = 0
  for (let near = level - PAPER_SPREAD; near <= Math.min(255, level + PAPER_SPREAD); near++)
    paper += histogram[near] as number
  let ink = 0
  for (let dark = 0; dark < level - 3 * PAPER_SPREAD; dark++) ink += histogram[dark] as number
  return paper > PAPER_SHARE * pixels.length && ink > INK_SHARE * pixels.length
}

function paperLevel(histogram: Uint32Array): number {
  let level = PAPER_FROM
  for (let candidate = PAPER_FROM; candidate < 256; candidate++) {
    if ((histogram[candidate] as number) > (histogram[level] as number)) level = candidate
  }
  return level
}

const DARKER_THAN_PAPER = 0.75
/** Strokes of letters are this thick, in points; longer ones are rules and bars and say nothing. */
const THICKEST_STROKE = 5
const MAX_SHAPE_LENGTH = 40

/**
 * How much of a picture's ink is in strokes as thin as those of letters, 0 to 1: printed pages have 0.66 to 1, with a
 * photo on them 0.55; photos, maps of walls and ornaments 0.14 to 0.5 (14 scans and 25 pictures, November 2026).
 * @param picture at one pixel a point
 */
export function strokeShare({ width, height, data }: Gray): number {
  const dark = DARKER_THAN_PAPER * paperLevel(histogramOf(data))
  let [thin, thick] = [0, 0]
  for (let y = 0; y < height; y++) {
    let run = 0
    for (let x = 0; x <= width; x++) {
      if (x < width && (data[y * width + x] as number) < dark) run++
      else {
        if (run <= THICKEST_STROKE) thin += run
        else if (run <= MAX_SHAPE_LENGTH) thick += run
        run = 0
      }
    }
  }
  return thin === 0 ? 0 : thin / (thin + thick)
}

/** Most of a photo is not of one brightness; text is on a background, bright or dark. */
export function isPhoto(pixels: Uint8Array): boolean {
  const histogram = histogramOf(pixels)
  let largest = 0
  for (let level = 0; level < 256; level++) {
    let near = 0
    for (let other = Math.max(0, level - PAPER_SPREAD); other <= Math.min(255, level + PAPER_SPREAD); other++)
      near += histogram[other] as number
    largest = Math.max(largest, near)
  }
  return largest <= PAPER_SHARE * pixels.length
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
