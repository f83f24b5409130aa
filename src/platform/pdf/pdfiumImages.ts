import { union, type Box } from '#kernel/evidence.ts'
import { fillOf } from './pdfiumColour.ts'
import { readFloats, readInt, readMatrix, type Matrix, type Pdfium } from './pdfiumMemory.ts'
import { boxOf, through } from './pdfiumPlacement.ts'

// fpdf_edit.h: FPDF_PAGEOBJ_*
const TEXT = 1
const PATH = 2
const IMAGE = 3
const FORM = 5
// fpdf_edit.h: FPDF_FILLMODE_NONE
const NOT_FILLED = 0
// Forms inside forms; real files stay below five, and PDFium itself stops at a like depth.
const DEEPEST_FORM = 12

/** More images than this are strips or tiles, whose places do not matter one by one. */
const MAX_IMAGES = 500
/** Drawings of more shapes are maps and plans: the first ones tell of the background of the text. */
const MAX_SHAPES = 2000
/** Smaller ones are lines and signs, in points. */
const MIN_GROUND = 5

/** What is drawn over what: a place in the order of drawing, from 0. */
export interface Drawing {
  readonly images: Box[]
  readonly fills: number[]
  /** Of each text object. */
  readonly order: ReadonlyMap<number, number>
  /** Filled shapes that are drawn behind a text, where they may cover it. */
  readonly covers: readonly { readonly box: Box; readonly order: number }[]
}

/** Where raster images are on the displayed page, as far as they are within it, and which colours its shapes are filled with. */
export function drawnOn(
  pdfium: Pdfium,
  page: number,
  memory: number,
  place: Matrix,
  [width, height]: readonly [width: number, height: number],
): Drawing {
  const order = new Map<number, number>()
  const covers: { box: Box; order: number }[] = []
  let drawn = 0
  const fills = new Set<number>()
  let shapes = 0
  const boxes: Box[] = []
  const add = ([x0, y0, x1, y1]: Box): void => {
    const box: Box = [Math.max(0, x0), Math.max(0, y0), Math.min(width, x1), Math.min(height, y1)]
    if (box[0] >= box[2] || box[1] >= box[3]) return
    if (boxes.length < MAX_IMAGES) boxes.push(box)
    else boxes.splice(0, boxes.length, union([...boxes, box]))
  }
  const visit = (object: number, placed: Matrix, depth: number): void => {
    const type = pdfium.FPDFPageObj_GetType(object)
    drawn += 1
    if (type === TEXT) order.set(object, drawn)
    else if (type === IMAGE && pdfium.FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) {
      const [left, bottom, right, top] = readFloats(pdfium, memory)
      add(boxOf(placed, left, bottom, right, top))
    } else if (type === PATH && shapes++ < MAX_SHAPES) {
      const ground = groundOf(pdfium, object, memory)
      if (!ground) return
      fills.add(ground.colour)
      if (order.size > 0) covers.push({ box: boxOf(placed, ...ground.bounds), order: drawn })
    } else if (type === FORM && depth < DEEPEST_FORM) {
      const inside = insideForm(pdfium, object, memory, placed)
      const count = pdfium.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count; index++) visit(pdfium.FPDFFormObj_GetObject(object, index), inside, depth + 1)
    }
  }
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index++) visit(pdfium.FPDFPage_GetObject(page, index), place, 0)
  return { images: boxes, fills: [...fills], order, covers }
}

interface Ground {
  readonly colour: number
  readonly bounds: readonly [left: number, bottom: number, right: number, top: number]
}

/** A filled shape that may be the background of text; null: a line, a sign, or not filled. */
function groundOf(pdfium: Pdfium, shape: number, memory: number): Ground | null {
  if (!pdfium.FPDFPageObj_GetBounds(shape, memory, memory + 4, memory + 8, memory + 12)) return null
  const [left, bottom, right, top] = readFloats(pdfium, memory)
  if (right - left < MIN_GROUND || top - bottom < MIN_GROUND) return null
  if (!pdfium.FPDFPath_GetDrawMode(shape, memory, memory + 4) || readInt(pdfium, memory) === NOT_FILLED) return null
  const colour = fillOf(pdfium, shape, memory)
  return colour === null ? null : { colour, bounds: [left, bottom, right, top] }
}

/** Objects of a form are measured in the form's own space (ISO 32000-2, 8.10.1). */
function insideForm(pdfium: Pdfium, form: number, memory: number, place: Matrix): Matrix {
  return pdfium.FPDFPageObj_GetMatrix(form, memory) ? through(place, readMatrix(pdfium, memory)) : place
}
