import { isMiddleIn } from '#kernel/evidence.ts'
import type { Glyph, GlyphPage } from '#reading/domain/glyph.ts'
import { fillOf } from './pdfiumColour.ts'
import { type Drawing, drawnOn } from './pdfiumImages.ts'
import { readDouble, readFloats, readMatrix, scratch, type Matrix, type Pdfium } from './pdfiumMemory.ts'
import { boxOf, placement, xOf, yOf } from './pdfiumPlacement.ts'

// PDFium gives a hyphen at a line's end the code 2 and says so by FPDFText_IsHyphen, or gives it U+FFFE.
const JOINED_HYPHEN = 0xfffe
/** Only these can be hyphens at a line's end; asking for every character costs a tenth of the time. */
const MAY_DIVIDE = new Set([0x00, 0x01, 0x02, 0x2d, 0xad, 0x2010, 0x2011, JOINED_HYPHEN])
const BOLD_FROM = 600
// Room for the largest thing that PDFium writes for us: an FS_MATRIX of six floats.
const SCRATCH_BYTES = 64

/** What stays the same for all characters of one text object. */
type Style = Pick<Glyph, 'size' | 'bold' | 'turn' | 'colour'> & {
  /** Where the object's first character stands, as displayed. */
  start: readonly [x: number, y: number]
}

/** Advance assumed for a character whose own place is lost, in em. */
const STRAY_ADVANCE = 0.27

/** Reads every character of a page with its place, in the order the page draws them. */
export function readGlyphs(pdfium: Pdfium, page: number, maxGlyphs: number): GlyphPage | 'too-many-characters' {
  const width = pdfium.FPDF_GetPageWidthF(page)
  const height = pdfium.FPDF_GetPageHeightF(page)
  return scratch(pdfium, SCRATCH_BYTES, memory => {
    const place = placement(pdfium, page, memory, width, height)
    const text = pdfium.FPDFText_LoadPage(page)
    try {
      if (text && pdfium.FPDFText_CountChars(text) > maxGlyphs) return 'too-many-characters'
      const { images, fills, ...drawing } = drawnOn(pdfium, page, memory, place, [width, height])
      const { glyphs, outside } = text
        ? glyphsOf(pdfium, text, memory, { place, width, height, ...drawing })
        : { glyphs: [], outside: [] }
      return { width, height, glyphs, images, fills, ...(outside.length > 0 && { outside }) }
    } finally {
      if (text) pdfium.FPDFText_ClosePage(text)
    }
  })
}

interface Sheet extends Pick<Drawing, 'order' | 'covers'> {
  readonly place: Matrix
  readonly width: number
  readonly height: number
}

function glyphsOf(
  pdfium: Pdfium,
  text: number,
  memory: number,
  { place, width, height, order, covers }: Sheet,
): { glyphs: Glyph[]; outside: Glyph[] } {
  const glyphs: Glyph[] = []
  const outside: Glyph[] = []
  const count = pdfium.FPDFText_CountChars(text)
  let object = -1
  let style: Style = { size: 0, bold: false, turn: 0, colour: 0, start: [0, 0] }
  let over: Drawing['covers'] = []
  let strayed = 0
  let isStray = false
  let baseline = 0
  const boldFonts = new Map<number, boolean>()
  for (let index = 0; index < count; index++) {
    if (pdfium.FPDFText_IsGenerated(text, index)) continue
    const code = pdfium.FPDFText_GetUnicode(text, index)
    const hyphen = MAY_DIVIDE.has(code) && (code === JOINED_HYPHEN || pdfium.FPDFText_IsHyphen(text, index) === 1)
    if (!pdfium.FPDFText_GetLooseCharBox(text, index, memory)) continue
    // FS_RECTF: left, top, right, bottom
    const [left, top, right, bottom] = readFloats(pdfium, memory)
    let box = boxOf(place, left, bottom, right, top)
    const isOutside = box[2] < 0 || box[3] < 0 || box[0] > width || box[1] > height
    const nextObject = pdfium.FPDFText_GetTextObject(text, index)
    if (nextObject !== object) {
      object = nextObject
      style = styleOf(pdfium, text, index, memory, place, boldFonts)
      // All characters of a text object share one base line: rise and leading start a new object.
      baseline = baselineOf(pdfium, text, index, memory, place, style)
      isStray = style.turn === 0 && Math.abs(baseline - style.start[1]) > 2 * style.size
      if (isStray) baseline = style.start[1]
      strayed = 0
      const at = order.get(object)
      over = at === undefined ? [] : covers.filter(cover => cover.order > at)
    }
    // PDFium loses the place of characters that are in /ActualText (ligatures of Chromium's PDFs); their matrix keeps it.
    if (isStray) {
      const x = style.start[0] + STRAY_ADVANCE * style.size * strayed++
      box = [x, baseline - style.size, x + STRAY_ADVANCE * style.size, baseline]
    }
    const all = isOutside ? outside : glyphs
    all.push({
      text: hyphen ? '-' : characterOf(code),
      box,
      baseline,
      size: style.size,
      bold: style.bold,
      turn: style.turn,
      colour: style.colour,
      mapped: pdfium.FPDFText_HasUnicodeMapError(text, index) === 0 && code > 0,
      hyphen,
      ...(over.some(cover => isMiddleIn(box, cover.box)) && { covered: true }),
    })
  }
  return { glyphs, outside }
}

/** A damaged map may promise codes beyond Unicode. */
function characterOf(code: number): string {
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}

function baselineOf(pdfium: Pdfium, text: number, index: number, memory: number, place: Matrix, style: Style): number {
  pdfium.FPDFText_GetCharOrigin(text, index, memory, memory + 8)
  const [x, y] = [readDouble(pdfium, memory), readDouble(pdfium, memory + 8)]
  return style.turn % 180 === 0 ? yOf(place, x, y) : xOf(place, x, y)
}

function styleOf(
  pdfium: Pdfium,
  text: number,
  index: number,
  memory: number,
  place: Matrix,
  boldFonts: Map<number, boolean>,
): Style {
  const fontSize = pdfium.FPDFText_GetFontSize(text, index)
  const object = pdfium.FPDFText_GetTextObject(text, index)
  const font = pdfium.FPDFTextObj_GetFont(object)
  const bold = boldFonts.get(font) ?? isBold(pdfium, text, index)
  boldFonts.set(font, bold)
  const colour = isFilled(pdfium, object) ? fillOf(pdfium, object, memory) : null
  if (!pdfium.FPDFText_GetMatrix(text, index, memory))
    return { size: Math.abs(fontSize), bold, turn: 0, colour, start: [0, 0] }
  const [a, b, c, d, e, f] = readMatrix(pdfium, memory)
  const [dx, dy] = [xOf(place, a, b) - xOf(place, 0, 0), yOf(place, a, b) - yOf(place, 0, 0)]
  // A negative size turns each character half around; writers use it together with a matrix that turns it back.
  const half = fontSize < 0 ? 180 : 0
  const turn = ((Math.round(Math.atan2(dy, dx) / (Math.PI / 2)) * 90 + half + 360) % 360) as Glyph['turn']
  const size = Math.abs(fontSize) * Math.hypot(c, d)
  return { size, bold, turn, colour, start: [xOf(place, e, f), yOf(place, e, f)] }
}

/** ISO 32000-2, table 104: fill, fill and stroke, and the same added to the clip; others draw an outline, or nothing. */
const FILLING = new Set([0, 2, 4, 6])

function isFilled(pdfium: Pdfium, object: number): boolean {
  return FILLING.has(pdfium.FPDFTextObj_GetTextRenderMode(object))
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
