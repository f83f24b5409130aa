import type { Box } from '#kernel/evidence.ts'

/** One character as the page draws it, before any judgement about words or lines. */
export interface Glyph {
  /** One or more UTF-16 units; U+00AD for a soft hyphen. */
  text: string
  /** Advance box of the character, in points from the displayed page's top left. */
  box: Box
  /** Height of the base line, in points from the page's top. */
  baseline: number
  /** Font size as displayed, in points. */
  size: number
  bold: boolean
  /** Reading direction: 0 upright, 90/180/270 turned clockwise. */
  turn: 0 | 90 | 180 | 270
  /** The font says how this code is to be read as text; false means the text is a guess. */
  mapped: boolean
  /** Line-end hyphen that the next line continues. */
  hyphen: boolean
  /** What its letters are filled with, 0xRRGGBB; null: with nothing, as recognised text is laid over a scan, or see-through. */
  colour: number | null
  /** A filled shape is drawn over its place later: what is seen there, only the drawn page tells. Missing: none. */
  covered?: boolean
}

/** A page as the library delivers it. Sizes in points, as displayed (after /Rotate). */
export interface GlyphPage {
  width: number
  height: number
  glyphs: Glyph[]
  /** Characters that the file has beside what is displayed, outside the crop; missing: none. */
  outside?: Glyph[]
  /** Where raster images stand; of a page with very many, one box around all of them. */
  images: Box[]
  /** Colours of filled shapes, 0xRRGGBB, each once. */
  fills: number[]
}
