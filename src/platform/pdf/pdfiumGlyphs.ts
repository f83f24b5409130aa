import type { Box } from '#kernel/evidence.ts'
import type { Glyph, GlyphPage } from '#reading/domain/glyph.ts'
import { scratch, type Pdfium } from './pdfiumMemory.ts'

// fpdf_edit.h: FPDF_PAGEOBJ_IMAGE
const IMAGE = 3
// PDFium marks a line-end hyphen that it joined away with U+FFFE, and soft hyphens stay U+00AD.
const JOINED_HYPHEN = 0xfffe
const SOFT_HYPHEN = 0xad
// FPDF_PageToDevice answers in whole pixels: draw on a device of 100 pixels a point to keep two decimals.
const PIXELS_PER_POINT = 100
const BOLD_FROM = 600

/** What stays the same for all characters of one text object. */
type Style = Pick<Glyph, 'size' | 'bold' | 'turn'>

/** Reads every character of a page with its place, in the order the page draws them. */
export function readGlyphs(pdfium: Pdfium, page: number): GlyphPage {
  const width = pdfium.FPDF_GetPageWidthF(page)
  const height = pdfium.FPDF_GetPageHeightF(page)
  return scratch(pdfium, 64, memory => {
    const place = placement(pdfium, page, memory, width, height)
    const text = pdfium.FPDFText_LoadPage(page)
    try {
      return {
        width,
        height,
        glyphs: text ? glyphsOf(pdfium, text, memory, place, width, height) : [],
        imageShare: imageShare(pdfium, page, memory, place, width * height),
      }
    } finally {
      if (text) pdfium.FPDFText_ClosePage(text)
    }
  })
}

type Place = (x: number, y: number) => readonly [number, number]

/** Page space (origin bottom left, before /Rotate and /CropBox) → displayed page, top left. PDFium's text boxes ignore /Rotate. */
function placement(pdfium: Pdfium, page: number, memory: number, width: number, height: number): Place {
  const device = (x: number, y: number): [number, number] => {
    const size = [width * PIXELS_PER_POINT, height * PIXELS_PER_POINT] as const
    pdfium.FPDF_PageToDevice(page, 0, 0, Math.round(size[0]), Math.round(size[1]), 0, x, y, memory, memory + 4)
    const out = new DataView(pdfium.memory.buffer, memory)
    return [out.getInt32(0, true) / PIXELS_PER_POINT, out.getInt32(4, true) / PIXELS_PER_POINT]
  }
  const [ox, oy] = device(0, 0)
  const [ax, ay] = device(1000, 0)
  const [bx, by] = device(0, 1000)
  const [a, b, c, d] = [(ax - ox) / 1000, (ay - oy) / 1000, (bx - ox) / 1000, (by - oy) / 1000]
  return (x, y) => [ox + a * x + c * y, oy + b * x + d * y]
}

function boxOf(place: Place, left: number, bottom: number, right: number, top: number): Box {
  const [ax, ay] = place(left, bottom)
  const [bx, by] = place(right, top)
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
}

function glyphsOf(pdfium: Pdfium, text: number, memory: number, place: Place, width: number, height: number): Glyph[] {
  const glyphs: Glyph[] = []
  const count = pdfium.FPDFText_CountChars(text)
  let object = -1
  let style: Style = { size: 0, bold: false, turn: 0 }
  for (let index = 0; index < count; index++) {
    if (pdfium.FPDFText_IsGenerated(text, index)) continue
    const code = pdfium.FPDFText_GetUnicode(text, index)
    if (!pdfium.FPDFText_GetLooseCharBox(text, index, memory)) continue
    const out = new DataView(pdfium.memory.buffer, memory)
    // FS_RECTF: left, top, right, bottom
    const [left, top, right, bottom] = [0, 4, 8, 12].map(offset => out.getFloat32(offset, true)) as [number, number, number, number]
    const box = boxOf(place, left, bottom, right, top)
    if (box[2] < 0 || box[3] < 0 || box[0] > width || box[1] > height) continue
    const nextObject = pdfium.FPDFText_GetTextObject(text, index)
    if (nextObject !== object) {
      object = nextObject
      style = styleOf(pdfium, text, index, memory, place)
    }
    pdfium.FPDFText_GetCharOrigin(text, index, memory, memory + 8)
    const origin = new DataView(pdfium.memory.buffer, memory)
    const [x, y] = place(origin.getFloat64(0, true), origin.getFloat64(8, true))
    glyphs.push({
      text: code === JOINED_HYPHEN ? '\u00ad' : String.fromCodePoint(code),
      box,
      baseline: style.turn % 180 === 0 ? y : x,
      ...style,
      mapped: pdfium.FPDFText_HasUnicodeMapError(text, index) === 0 && code > 0,
      hyphen: code === JOINED_HYPHEN || code === SOFT_HYPHEN || pdfium.FPDFText_IsHyphen(text, index) === 1,
    })
  }
  return glyphs
}

function styleOf(pdfium: Pdfium, text: number, index: number, memory: number, place: Place): Style {
  const fontSize = pdfium.FPDFText_GetFontSize(text, index)
  let scale = 1
  let turn: Glyph['turn'] = 0
  if (pdfium.FPDFText_GetMatrix(text, index, memory)) {
    // FS_MATRIX: a, b, c, d, e, f
    const out = new DataView(pdfium.memory.buffer, memory)
    const [a, b, c, d] = [0, 4, 8, 12].map(offset => out.getFloat32(offset, true)) as [number, number, number, number]
    scale = Math.hypot(c, d)
    const [ox, oy] = place(0, 0)
    const [dx, dy] = place(a, b)
    turn = ((Math.round(Math.atan2(dy - oy, dx - ox) / (Math.PI / 2)) * 90 + 360) % 360) as Glyph['turn']
  }
  return { size: fontSize * scale, bold: isBold(pdfium, text, index), turn }
}

function isBold(pdfium: Pdfium, text: number, index: number): boolean {
  if (pdfium.FPDFText_GetFontWeight(text, index) >= BOLD_FROM) return true
  const length = pdfium.FPDFText_GetFontInfo(text, index, 0, 0, 0)
  if (length <= 1) return false
  return scratch(pdfium, length, buffer => {
    pdfium.FPDFText_GetFontInfo(text, index, buffer, length, 0)
    const name = Buffer.from(pdfium.memory.buffer, buffer, length - 1).toString('latin1')
    return /bold|black|heavy|semibold/i.test(name)
  })
}

function imageShare(pdfium: Pdfium, page: number, memory: number, place: Place, pageArea: number): number {
  let covered = 0
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFPage_GetObject(page, index)
    if (pdfium.FPDFPageObj_GetType(object) !== IMAGE) continue
    if (!pdfium.FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) continue
    const out = new DataView(pdfium.memory.buffer, memory)
    const [left, bottom, right, top] = [0, 4, 8, 12].map(offset => out.getFloat32(offset, true)) as [number, number, number, number]
    const box = boxOf(place, left, bottom, right, top)
    covered += (box[2] - box[0]) * (box[3] - box[1])
  }
  return Math.min(1, covered / pageArea)
}
