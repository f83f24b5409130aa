import type { Box } from '#kernel/evidence.ts'
import type { GlyphPage } from '#reading/domain/glyph.ts'

/** Uncompressed picture, rows from the top, 4 bytes a pixel (red, green, blue, opaque). */
export interface Bitmap {
  width: number
  height: number
  data: Uint8Array
  /** Pixels per point: multiply points by this to reach pixels. */
  scale: number
}

interface DrawingOptions {
  dpi: number
  maxPixels: number
}

export interface OpenPdf {
  /** What the file says; that the pages are there is not checked. */
  pageCount: number
  /** @param index page, counted from 0 */
  hasPage(index: number): boolean
  /**
   * @param index page, counted from 0
   * @param maxGlyphs refuses a page with more characters before it takes memory for them
   * @returns undefined when the page itself is damaged
   */
  glyphs(index: number, maxGlyphs: number): GlyphPage | 'too-many-characters' | undefined
  /** Draws a page at `dpi`, or less where the page is so large that it would pass `maxPixels`. */
  render(index: number, options: DrawingOptions): Bitmap | undefined
  /** Parts of such a drawing, in the order of the boxes: no more of the page is drawn than they need. */
  renderParts(index: number, boxes: readonly Box[], options: DrawingOptions): Bitmap[] | undefined
  close(): void
}

/** Why a PDF could not be opened. */
export type PdfRefusal = 'not-a-pdf' | 'encrypted' | 'damaged'

/** The port to the PDF library. Not safe against hostile files: only ever call it inside a sandboxed process. */
export interface PdfLibrary {
  open(bytes: Uint8Array): OpenPdf | PdfRefusal
}
