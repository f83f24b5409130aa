import type { Word } from './page.ts'

/** Words of one height across a region, from left to right. */
export interface Row {
  words: Word[]
  top: number
  bottom: number
  /** Largest font size in the row, in points. */
  size: number
}

/** Words whose middles are within this share of the smaller height of each other are in one row. */
const SAME_ROW = 0.4

/** Groups words into rows, from the top. */
export function rowsOf(words: readonly Word[]): Row[] {
  const sorted = [...words].sort((a, b) => middle(a) - middle(b))
  const rows: Row[] = []
  let reference = 0
  for (const word of sorted) {
    const row = rows.at(-1)
    const height = word.box[3] - word.box[1]
    if (row && middle(word) - reference <= SAME_ROW * Math.min(height, row.bottom - row.top)) {
      row.words.push(word)
      row.top = Math.min(row.top, word.box[1])
      row.bottom = Math.max(row.bottom, word.box[3])
      row.size = Math.max(row.size, word.size)
    } else {
      rows.push({ words: [word], top: word.box[1], bottom: word.box[3], size: word.size })
      reference = middle(word)
    }
  }
  for (const row of rows) row.words.sort((a, b) => a.box[0] - b.box[0])
  return rows
}

export function middle(word: Word): number {
  return (word.box[1] + word.box[3]) / 2
}
