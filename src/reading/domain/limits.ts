/** How much one document may cost. Exposés have 4 to 60 pages; the limits leave room and stop hostile files early. */
export const LIMITS = {
  pages: 200,
  /** Characters of one document; a densely printed book of 200 pages has 600,000. */
  characters: 2_000_000,
  /** Opening the file and reading the text of all pages; an ordinary exposé takes a tenth of a second. */
  textMs: 10_000,
  /** Opening the file alone, while its owner waits for the answer of the upload. */
  openMs: 2_000,
  /** Drawing one page; large scans take up to two seconds. */
  drawMs: 8_000,
  /** Recognising one page; usually two to three seconds, on a busy machine several times that. */
  recogniseMs: 45_000,
  /** Pixels of a drawn page: A3 at 200 dpi has 7.7 million. */
  pixels: 16_000_000,
} as const

/** Resolution for text recognition: finer costs time without better words on exposé scans (measured November 2026). */
export const OCR_DPI = 200
