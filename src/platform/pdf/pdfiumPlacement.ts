import type { Box } from '#kernel/evidence.ts'
import { readInt, type Pdfium } from './pdfiumMemory.ts'

// FPDF_PageToDevice answers in whole pixels: draw on a device of 100 pixels a point to keep two decimals.
const PIXELS_PER_POINT = 100

/** Page space (origin bottom left, before /Rotate and /CropBox) → displayed page, top left. */
export type Place = (x: number, y: number) => readonly [number, number]

/** PDFium's boxes ignore /Rotate and /CropBox; its own mapping to a device does not, so three points of it give ours. */
export function placement(pdfium: Pdfium, page: number, memory: number, width: number, height: number): Place {
  const [deviceWidth, deviceHeight] = [Math.round(width * PIXELS_PER_POINT), Math.round(height * PIXELS_PER_POINT)]
  const device = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, deviceWidth, deviceHeight, 0, x, y, memory, memory + 4)
    return [readInt(pdfium, memory) / PIXELS_PER_POINT, readInt(pdfium, memory + 4) / PIXELS_PER_POINT]
  }
  const [ox, oy] = device(0, 0)
  const [ax, ay] = device(1000, 0)
  const [bx, by] = device(0, 1000)
  const [a, b, c, d] = [(ax - ox) / 1000, (ay - oy) / 1000, (bx - ox) / 1000, (by - oy) / 1000]
  return (x, y) => [ox + a * x + c * y, oy + b * x + d * y]
}

export function boxOf(place: Place, left: number, bottom: number, right: number, top: number): Box {
  const [ax, ay] = place(left, bottom)
  const [bx, by] = place(right, top)
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
}
