import type { Box } from '#kernel/evidence.ts'
import { readInt, type Matrix, type Pdfium } from './pdfiumMemory.ts'

// FPDF_PageToDevice answers in whole pixels: draw on a device of 100 pixels a point to keep two decimals.
const PIXELS_PER_POINT = 100

/**
 * The mapping from page space (origin bottom left, before /Rotate and /CropBox) to the displayed page, from its top left.
 * PDFium's boxes ignore /Rotate and /CropBox; its own mapping to a device does not, so three points of it give ours.
 */
export function placement(pdfium: Pdfium, page: number, memory: number, width: number, height: number): Matrix {
  const [deviceWidth, deviceHeight] = [Math.round(width * PIXELS_PER_POINT), Math.round(height * PIXELS_PER_POINT)]
  const device = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, deviceWidth, deviceHeight, 0, x, y, memory, memory + 4)
    return [readInt(pdfium, memory) / PIXELS_PER_POINT, readInt(pdfium, memory + 4) / PIXELS_PER_POINT]
  }
  const [ox, oy] = device(0, 0)
  const [ax, ay] = device(1000, 0)
  const [bx, by] = device(0, 1000)
  return [(ax - ox) / 1000, (ay - oy) / 1000, (bx - ox) / 1000, (by - oy) / 1000, ox, oy]
}

export function xOf([a, , c, , e]: Matrix, x: number, y: number): number {
  return a * x + c * y + e
}

export function yOf([, b, , d, , f]: Matrix, x: number, y: number): number {
  return b * x + d * y + f
}

export function boxOf(place: Matrix, left: number, bottom: number, right: number, top: number): Box {
  const [ax, bx] = [xOf(place, left, bottom), xOf(place, right, top)]
  const [ay, by] = [yOf(place, left, bottom), yOf(place, right, top)]
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
}

/** The mapping that applies `inner` first and then `outer`. */
export function through(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D] = outer
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, xOf(outer, e, f), yOf(outer, e, f)]
}
