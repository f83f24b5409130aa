import type { Box } from '#kernel/evidence.ts'

/**
 * What a document looks like once it has been read. Terms, from small to large:
 * word (no white space inside) < segment (words of one line with ordinary gaps; a table cell, a label, a line of prose)
 * < line (segments on one base line: a table row is one line) < block (lines that belong together: a paragraph, a table)
 * < page. Blocks are in reading order: columns one after the other, never mixed.
 * All boxes are in points from the displayed page's top left.
 */
export interface Word {
  text: string
  box: Box
  /** Font size in points; for recognised words the height of the line. */
  size: number
  bold: boolean
  /** Sureness of the text recognition, 0 to 1; 1 for text that the PDF itself holds. */
  confidence: number
  /** The word ends with a hyphen that only divides it at the line's end. */
  hyphenated: boolean
  /** Direction of words that are not upright, in degrees clockwise. */
  turn?: 90 | 180 | 270
}

export interface Segment {
  words: Word[]
  /** The words joined by single spaces. */
  text: string
  box: Box
}

export interface Line {
  segments: Segment[]
  box: Box
}

export interface Block {
  lines: Line[]
  box: Box
}

export interface Page {
  /** Counted from 1. */
  number: number
  width: number
  height: number
  /** Where the words come from: the PDF's own text, or text recognition (OCR) of the page's picture. */
  source: 'text' | 'ocr'
  /** Mean sureness of the words, 0 to 1. */
  confidence: number
  blocks: Block[]
  /** What the file holds for this place and no reader of the page sees: in no block, read by nobody; missing: nothing. */
  unseen?: Line[]
}
