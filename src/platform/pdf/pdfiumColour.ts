import { readInt, type Pdfium } from './pdfiumMemory.ts'

/** Fainter than this is seen through, of 255. */
const MIN_OPACITY = 16

/** Colour that a text or a shape is filled with, 0xRRGGBB; null: none, or see-through. */
export function fillOf(pdfium: Pdfium, object: number, memory: number): number | null {
  if (!pdfium.FPDFPageObj_GetFillColor(object, memory, memory + 4, memory + 8, memory + 12)) return null
  const [red, green, blue, opacity] = [0, 4, 8, 12].map(at => readInt(pdfium, memory + at)) as [
    number,
    number,
    number,
    number,
  ]
  return opacity < MIN_OPACITY ? null : (red << 16) | (green << 8) | blue
}
