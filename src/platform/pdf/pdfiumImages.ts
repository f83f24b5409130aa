import { readFloats, readMatrix, type Matrix, type Pdfium } from './pdfiumMemory.ts'
import { boxOf, through } from './pdfiumPlacement.ts'

// fpdf_edit.h: FPDF_PAGEOBJ_*
const IMAGE = 3
const FORM = 5
// Forms inside forms; real files stay below five, and PDFium itself stops at a like depth.
const DEEPEST_FORM = 12

/** Share of the displayed page that raster images cover, 0 to 1; overlapping images count twice. */
export function imageShare(pdfium: Pdfium, page: number, memory: number, place: Matrix, pageArea: number): number {
  let covered = 0
  const visit = (object: number, placed: Matrix, depth: number): void => {
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type === IMAGE && pdfium.FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) {
      const [left, bottom, right, top] = readFloats(pdfium, memory)
      const box = boxOf(placed, left, bottom, right, top)
      covered += (box[2] - box[0]) * (box[3] - box[1])
    } else if (type === FORM && depth < DEEPEST_FORM) {
      const inside = insideForm(pdfium, object, memory, placed)
      const count = pdfium.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count; index++) visit(pdfium.FPDFFormObj_GetObject(object, index), inside, depth + 1)
    }
  }
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index++) visit(pdfium.FPDFPage_GetObject(page, index), place, 0)
  return Math.min(1, covered / pageArea)
}

/** Objects of a form are measured in the form's own space (ISO 32000-2, 8.10.1). */
function insideForm(pdfium: Pdfium, form: number, memory: number, place: Matrix): Matrix {
  return pdfium.FPDFPageObj_GetMatrix(form, memory) ? through(place, readMatrix(pdfium, memory)) : place
}
