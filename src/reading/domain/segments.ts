import { union } from '#kernel/evidence.ts'
import { gutters } from './columns.ts'
import type { Segment, Word } from './page.ts'
import type { Row } from './rows.ts'
import { median } from './words.ts'

/** A gap wider than this many em parts two cells, unless the line is stretched (justified prose). */
const CELL_GAP = 0.95
/** Words set with wide letter spacing are wider apart, too. */
const SPACED_GAP = 1.6
const SPACED_ADVANCE = 0.76
/** A stretched line has even gaps, none wider than this many em. */
const STRETCHED_GAP = 2
const EVEN = 1.6
const BULLET = /^[•·▪■●○◦‣➢➤✓✔*–—-]$/

/** Parts the rows of one block into segments: table cells, labels, lines of prose. */
export function segmentsOf(rows: readonly Row[]): Segment[][] {
  const justified = isJustified(rows)
  return rows.map(row => {
    const gaps = row.words.slice(1).map((word, index) => gapBefore(row.words[index] as Word, word))
    const stretched = isStretched(gaps)
    const segments: Word[][] = []
    row.words.forEach((word, index) => {
      const run = segments.at(-1)
      const last = row.words[index - 1]
      const limit = justified || stretched ? Infinity : last && isSpaced(last) && isSpaced(word) ? SPACED_GAP : CELL_GAP
      const bullet = run?.length === 1 && BULLET.test((run[0] as Word).text)
      if (run && ((gaps[index - 1] as number) <= limit || bullet)) run.push(word)
      else segments.push([word])
    })
    return segments.map(segmentOf)
  })
}

/** Justified prose: most lines reach both edges, and no white strip runs through them as it does through a table. */
function isJustified(rows: readonly Row[]): boolean {
  if (rows.length < 3) return false
  const words = rows.flatMap(row => row.words)
  const left = Math.min(...words.map(word => word.box[0]))
  const right = Math.max(...words.map(word => word.box[2]))
  const em = median(words.map(word => word.size))
  const full = rows.filter(
    row => (row.words[0] as Word).box[0] - left < em && right - (row.words.at(-1) as Word).box[2] < em,
  )
  return (
    full.length > 0.5 * rows.length && words.length >= 3 * rows.length && gutters(words, CELL_GAP * em).length === 0
  )
}

function isStretched(gaps: readonly number[]): boolean {
  return gaps.length >= 4 && gaps.every(gap => gap <= STRETCHED_GAP && gap <= EVEN * median(gaps))
}

function segmentOf(words: Word[]): Segment {
  return { words, text: words.map(word => word.text).join(' '), box: union(words.map(word => word.box)) }
}

/** "S T E L L P L A T Z": more than an ordinary letter's width for each letter. */
function isSpaced(word: Word): boolean {
  return word.text.length > 1 && (word.box[2] - word.box[0]) / word.text.length > SPACED_ADVANCE * word.size
}

/** Distance between two words in em. */
function gapBefore(left: Word, right: Word): number {
  return (right.box[0] - left.box[2]) / Math.min(left.size, right.size)
}
