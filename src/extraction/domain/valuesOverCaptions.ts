import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment, Word } from '#reading/domain/page.ts'

/** Fewer columns over each other may be chance. */
const MIN_COLUMNS = 3
/** Words begin in one column where their left edges differ by less, in points. */
const SAME_EDGE = 4
/** Captions are so near below their values, in em of the values. */
const NEARBY = 1.2

/**
 * A portal's row of large figures over their captions: "359.300 € 5 132 m² 620 m²" over "Kaufpreis | Zi. | Wohnfläche | Grundstück". Large
 * print makes the gaps between them look like those between words, and "5 132" like one figure: where each caption begins, a value does.
 */
export function withValuesOverCaptions(page: Page): Page {
  const lines = page.blocks.flatMap(block => block.lines)
  const parted = new Map<Line, Line>()
  for (const line of lines) {
    const captions = line.segments.length === 1 ? captionsBelow(line, lines) : undefined
    const pieces = captions && piecesOver(line.segments[0]?.words ?? [], captions.segments)
    if (pieces) parted.set(line, { ...line, segments: pieces.map(segmentOf) })
  }
  if (parted.size === 0) return page
  const blocks = page.blocks.map(block => ({ ...block, lines: block.lines.map(line => parted.get(line) ?? line) }))
  return { ...page, blocks }
}

function captionsBelow({ box, segments }: Line, lines: readonly Line[]): Line | undefined {
  const size = segments[0]?.words[0]?.size ?? 0
  return lines.find(
    other =>
      other.segments.length >= MIN_COLUMNS &&
      other.box[1] >= box[3] - SAME_EDGE &&
      other.box[1] - box[3] < NEARBY * size &&
      other.segments.every(({ text }) => !/\d/u.test(text.replace(/[mM]2/gu, ''))),
  )
}

/** The words over each caption; undefined: some caption begins where no word does, or a piece is no value. */
function piecesOver(words: readonly Word[], captions: readonly Segment[]): Word[][] | undefined {
  const starts = captions.map(({ box }) => words.findIndex(word => Math.abs(word.box[0] - box[0]) < SAME_EDGE))
  if (starts[0] !== 0 || starts.some((start, index) => index > 0 && start <= (starts[index - 1] as number)))
    return undefined
  const pieces = starts.map((start, index) => words.slice(start, starts[index + 1]))
  return pieces.every(piece => piece.some(({ text }) => /\d/u.test(text))) ? pieces : undefined
}

function segmentOf(words: Word[]): Segment {
  return { words, text: words.map(({ text }) => text).join(' '), box: union(words.map(({ box }) => box)) }
}
