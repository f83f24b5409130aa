/**
 * How much one document may cost. Exposés have 4 to 60 pages; the limits leave room and stop hostile files early. Time is
 * the processor's, so that what is read does not depend on what else the machine does.
 */
export const LIMITS = {
  pages: 200,
  /** Characters of one document; a densely printed book of 200 pages has 600,000. */
  characters: 2_000_000,
  /** Opening the file; an ordinary one takes some milliseconds. */
  open: { cpuMs: 4_000 },
  /** Opening the file while its owner waits for the answer of the upload, and behind it others wait for theirs. */
  openAtOnce: { cpuMs: 500 },
  /** Reading the text of one page; of an ordinary exposé all pages take a tenth of a second. */
  text: { cpuMs: 4_000 },
  /** Reading the text of all pages, in milliseconds of the processor. */
  allTextMs: 10_000,
  /** Drawing one page; large scans take up to two seconds. */
  draw: { cpuMs: 5_000 },
  /** Recognising one page; usually two to eight seconds. */
  recognise: { cpuMs: 30_000 },
  /** Pages that may be too heavy to draw or to recognise before the rest is left. */
  heavyPages: 4,
  /** Pixels of a drawn page: A3 at 200 dpi has 7.7 million. */
  pixels: 16_000_000,
} as const

/** Resolution for text recognition: finer costs time without better words on exposé scans (measured November 2026). */
export const OCR_DPI = 200
