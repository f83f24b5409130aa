import type { Page } from './page.ts'

export interface ReadDocument {
  /** All pages in order; of a page that could not be read only its own text stands here, if it has any. */
  pages: Page[]
  /**
   * Numbers of the pages that are damaged, too heavy, or of whose picture nothing came although something stands there:
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
