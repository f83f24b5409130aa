import type { Page } from '#reading/domain/page.ts'
import type { Passage } from '../passages.ts'

/** Smaller letters are a speck on paper, in points. */
const SMALLEST = 4

/** Whether a reader of the page sees the words: large enough, and on the page. What the page does not show at all is in no passage. */
export function isVisible(passage: Passage, start: number, end: number, pages: readonly Page[]): boolean {
  const page = pages.find(({ number }) => number === passage.page)
  if (!page) return false
  return passage.words
    .filter(word => word.end > start && word.start < end)
    .every(({ word: { box, size } }) => {
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
      return size >= SMALLEST && x >= 0 && y >= 0 && x <= page.width && y <= page.height
    })
}
