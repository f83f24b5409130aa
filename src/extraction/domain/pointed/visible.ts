import type { Page, Word } from '#reading/domain/page.ts'

/** Smaller letters are a speck on paper, in points. */
const SMALLEST = 4

/** Whether a reader of the page sees the words: large enough, and on the page. What the page does not show at all is in no passage. */
export function areVisible(words: readonly Word[], page: Page | undefined): boolean {
  return (
    page !== undefined &&
    words.every(({ box, size }) => {
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
      return size >= SMALLEST && x >= 0 && y >= 0 && x <= page.width && y <= page.height
    })
  )
}
