import type { Box } from '#kernel/evidence.ts'
import type { OpenPdf } from '#platform/pdf/pdfPort.ts'
import { cutGray, type Gray, grayOf, isPrintedPaper, strokeShare } from '#reading/domain/paper.ts'
import { fillsPage } from '#reading/domain/pictures.ts'

// One pixel a point: enough to tell text from a photo, at an eighth of the cost of a picture for text recognition.
export const GLANCE = { dpi: 72, maxPixels: 1_000_000 }
const MIN_STROKES = 0.55
/** Photos may be placed on a scan. */
const MIN_STROKES_OF_SCAN = 0.3

/** What is seen at a box of a page. */
export interface Glanced {
  readonly box: Box
  readonly picture: Gray
  /** Pixels a point. */
  readonly scale: number
  /** One picture is the whole page, as a scanner writes it. */
  readonly isPage: boolean
}

/** Nothing, where the page cannot be drawn. */
export function glanceAt(document: OpenPdf, index: number, boxes: readonly Box[], pageArea: number): Glanced[] {
  const glance = boxes.length === 0 ? undefined : document.render(index, GLANCE)
  if (!glance) return []
  const { width, height, scale } = glance
  const gray = { width, height, data: grayOf(glance.data) }
  return boxes.map(box => ({ box, picture: cutGray(gray, box, scale), scale, isPage: fillsPage(box, pageArea) }))
}

/** Printed paper: text may appear in it, other than in photos and plans. */
export function isPrint({ picture, isPage }: Glanced): boolean {
  return isPrintedPaper(picture.data) && strokeShare(picture) >= (isPage ? MIN_STROKES_OF_SCAN : MIN_STROKES)
}
