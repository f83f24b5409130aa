import { type Box, union } from '#kernel/evidence.ts'
import type { Line, Segment, Word } from '#reading/domain/page.ts'

/** A card's value stands at most this many line heights from its label. */
const CARD_DISTANCE = 2.2
/** Lines of running text have at least so many characters. */
const RUNNING_TEXT = 70

/** A cell of a row, or a line of text. */
export interface Cell {
  segment: Segment
  row: Cell[]
  /** A line of running text that goes on from the one above. */
  runsOn: boolean
  /** Dots lead from it to its value. */
  led: boolean
}

export function cellOf(words: readonly Word[]): Segment {
  return { words: [...words], text: words.map(({ text }) => text).join(' '), box: union(words.map(({ box }) => box)) }
}

/** A cell of several lines as one. */
export function asOneCell(segments: readonly Segment[]): Segment {
  return {
    words: segments.flatMap(({ words }) => words),
    text: segments.map(({ text }) => text).join(' '),
    box: union(segments.map(({ box }) => box)),
  }
}

/** Cells side by side as a line. */
export function asOneLine(segments: readonly Segment[]): Line {
  return { segments: [...segments], box: union(segments.map(({ box }) => box)) }
}

/** "… 3-Zi-Wohnung Dettelbach zur / Miete 740 €": the second line is no pair. */
export function goesOn(above: Line | undefined): boolean {
  const text = above?.segments.length === 1 ? (above.segments[0]?.text ?? '') : ''
  return text.length >= RUNNING_TEXT && !/[.:;!?]$/u.test(text)
}

/** The nearest cell in the same column below or above. */
export function neighbour(cell: Cell, cells: readonly Cell[], side: 'below' | 'above'): Cell | undefined {
  const box = cell.segment.box
  const size = sizeOf(cell.segment)
  let best: Cell | undefined
  let nearest = Infinity
  for (const other of cells) {
    if (other.row === cell.row || !sameColumn(box, other.segment.box)) continue
    const otherSize = sizeOf(other.segment)
    const distance = side === 'below' ? other.segment.box[1] - box[3] : box[1] - other.segment.box[3]
    if (
      distance > -0.5 * Math.min(size, otherSize) &&
      distance < CARD_DISTANCE * Math.max(size, otherSize) &&
      distance < nearest
    ) {
      nearest = distance
      best = other
    }
  }
  return best
}

/** So much nearer must it stand to the one label than to the other. */
const NEARER = 0.7

/** "Soll nach Anpassung" right over "58.200 €", and a little further below "Stellplätze": the value is of the label above it, known or not. */
export function isOfLabelAbove(value: Cell, next: Cell, cells: readonly Cell[]): boolean {
  const label = neighbour(value, cells, 'above')
  if (!label || !/\p{L}{3}/u.test(label.segment.text) || !isSetAs(label.segment, next.segment)) return false
  const [to, from] = [value.segment.box[1] - label.segment.box[3], next.segment.box[1] - value.segment.box[3]]
  return Math.abs(label.segment.box[0] - next.segment.box[0]) <= 2 && to < NEARER * from
}

function isSetAs({ words: [a] }: Segment, { words: [b] }: Segment): boolean {
  return a !== undefined && b !== undefined && a.size === b.size && a.bold === b.bold
}

const sizes = new WeakMap<Segment, number>()

/** Of its largest word. */
function sizeOf(segment: Segment): number {
  const known = sizes.get(segment)
  if (known !== undefined) return known
  const size = Math.max(...segment.words.map(word => word.size))
  sizes.set(segment, size)
  return size
}

function sameColumn(a: Box, b: Box): boolean {
  const overlap = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  return overlap > 0.3 * Math.min(a[2] - a[0], b[2] - b[0])
}

/** Flush left, or both centred. */
export function isAligned(a: Box, b: Box): boolean {
  return Math.abs(a[0] - b[0]) <= 2 || Math.abs(a[0] + a[2] - b[0] - b[2]) <= 4
}

const LEADER = /^[.…_·]{2,}$/

/** "Kaufpreis ........ 259.000 €": the dots part label and value. */
export function splitAtLeader(segment: Segment): Segment[] {
  const parts: Word[][] = [[]]
  for (const word of segment.words) {
    if (LEADER.test(word.text)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter(words => words.length > 0).map(cellOf)
}
