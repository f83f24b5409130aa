import type { Page } from './page.ts'

export interface ReadDocument {
  /** All pages in order; a page that could not be read has only its own text here, if any. */
  pages: Page[]
  /**
   * Numbers of the pages that are damaged, too heavy, or whose picture yielded nothing although something is there:
   * the report must say that they are missing. Photos without text are not among them.
   */
  lostPages: number[]
}

/** What a reader is doing, for the buyer who waits. */
export interface ReadingProgress {
  step: 'open' | 'text' | 'ocr'
  /** Page just finished, counted from 1; 0 at the start of the step. */
  page: number
  pages: number
}
