import type { Page } from './page.ts'

export interface ReadDocument {
  /** All pages in order; a page that could not be read stands here without blocks. */
  pages: Page[]
  /** Numbers of the pages that are damaged or took too long to recognise: the report must say that they are missing. */
  lostPages: number[]
}

/** What a reader is doing, for the buyer who waits. */
export interface ReadingProgress {
  step: 'open' | 'text' | 'ocr'
  /** Page just finished, counted from 1; 0 at the start of the step. */
  page: number
  pages: number
}
