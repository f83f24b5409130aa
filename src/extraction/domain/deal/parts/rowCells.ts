import { union } from '#kernel/evidence.ts'
import type { Line, Segment } from '#reading/domain/page.ts'
import { overlap } from '../../placed.ts'
import type { Column } from './columns.ts'

/** One column of a list of units: what it holds, the words of its head and where it stands. */
export interface Head {
  readonly column: Column
  readonly text: string
  readonly box: Segment['box']
}

/** Right-aligned figures may stand nearer to the next head than to their own: full rows are counted off. */
export function cellsOf(heads: readonly Head[], line: Line): Map<Column, Segment> {
  const cells = new Map<Column, Segment>()
  const segments = apart(heads, line)
  const isFull = isFullRow(heads, segments)
  segments.forEach((segment, index) => {
    const head = isFull ? heads[index] : nearest(heads, segment)
    const [first, second] = head && SINCE_BEHIND.test(head.text) ? inTwo(segment) : [segment]
    if (head && first && !cells.has(head.column)) cells.set(head.column, first)
    if (second && !cells.has('since')) cells.set('since', second)
  })
  return cells
}

/** "Lage / Mieter seit", "Etage / vermietet seit": two columns in one. */
const SINCE_BEHIND = /\/\s?(?:mieter\sseit|vermietet\sseit|seit|mietbeginn|vertragsbeginn|einzug)$/iu

/** "EG links / 1998" before and behind its stroke. */
function inTwo({ words, ...cell }: Segment): readonly Segment[] {
  const at = words.findIndex(({ text }) => text === '/')
  return at > 0 && at < words.length - 1
    ? [words.slice(0, at), words.slice(at + 1)].map(asSegment)
    : [{ words, ...cell }]
}

const NAMES: readonly Column[] = ['floor', 'use', 'tenant']
const BARE_FIGURE = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$/u

/** As many cells as heads, unless one is missing and another was two: a figure names no floor, use or tenant. */
function isFullRow(heads: readonly Head[], segments: readonly Segment[]): boolean {
  const isMisplaced = ({ column }: Head, at: number) =>
    NAMES.includes(column) && BARE_FIGURE.test(segments[at]?.text.trim() ?? '')
  return segments.length === heads.length && !heads.some(isMisplaced)
}

/** A column is as wide as its head and the cells of its full rows: a sum stands below the figures, not below the head. */
export function widened(heads: readonly Head[], line: Line): readonly Head[] {
  const segments = apart(heads, line)
  if (!isFullRow(heads, segments)) return heads
  return heads.map((head, index) => {
    const cell = segments[index]
    return cell ? { ...head, box: union([head.box, cell.box]) } : head
  })
}

function nearest(heads: readonly Head[], segment: Segment): Head | undefined {
  return [...heads].sort((a, b) => overlap(b, segment) - overlap(a, segment))[0]
}

/** An amount, or the word for there being none, with the next column's year, dash or status close behind: "362,00 2009", "leer –", "379.000 frei". */
const TWO_CELLS =
  /^(?:\d{1,3}(?:\.\d{3})*,\d{2}|leer|frei|Leerstand) (?:(?:\d{1,2}[./])?(?:19|20)\d{2}|[–—-])$|^\d{1,3}(?:\.\d{3})+(?:,\d{2})? (?:frei|verfügbar|reserviert|vorgemerkt|verkauft|vermietet)$/iu

/** A right-aligned cell may end where the next, left-aligned one begins. */
function apart(heads: readonly Head[], { segments }: Line): Segment[] {
  if (segments.length >= heads.length) return segments
  return segments.flatMap(segment => {
    const { words } = segment
    const [first, second, ...more] = words
    const border = columnWithin(heads, segment)
    if (border > 0 && FIGURE_BEFORE.test(textOf(words.slice(0, border))))
      return [words.slice(0, border), words.slice(border)].map(asSegment)
    if (!first || !second || more.length > 0 || !TWO_CELLS.test(segment.text)) return [segment]
    return [first, second].map(word => asSegment([word]))
  })
}

/** "68,5 m²" set flush right, before a name or day set flush left. */
const FIGURE_BEFORE = /^\d{1,3}(?:,\d{1,2})?(?:\s(?:m²|qm))?$/u

/** Which of its words begins below the head of the next column; 0 where it stands below one head alone. */
function columnWithin(heads: readonly Head[], { words, box }: Segment): number {
  const next = heads.find((head, index) => {
    const before = heads[index - 1]
    return before !== undefined && box[0] < before.box[2] && box[2] > head.box[0] && before.box[2] <= head.box[0]
  })
  return next
    ? Math.max(
        0,
        words.findIndex(word => word.box[0] >= next.box[0] - SLACK),
      )
    : 0
}

/** In points: flush is not always flush to the point. */
const SLACK = 1.5

function asSegment(words: Segment['words']): Segment {
  return { words, text: textOf(words), box: union(words.map(({ box }) => box)) }
}

function textOf(words: Segment['words']): string {
  return words.map(({ text }) => text).join(' ')
}
