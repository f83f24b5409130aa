import { type Box, union } from '#kernel/evidence.ts'
import type { Line, Page, Segment, Word } from '#reading/domain/page.ts'

/** What has a place on the page: a word, a cell, a line. */
export interface Placed {
  readonly box: Box
}

export function linesOf({ blocks }: Page): Line[] {
  return blocks.flatMap(({ lines }) => lines)
}

export function wordsOf({ segments }: Line): Word[] {
  return segments.flatMap(({ words }) => words)
}

/** Of the type of its first word, in points. */
export function sizeOf(one: Line | Segment | undefined): number {
  if (one && 'segments' in one) return sizeOf(one.segments[0])
  return one?.words[0]?.size ?? 0
}

export function middleOf({ box }: Placed): number {
  return (box[1] + box[3]) / 2
}

/** Shared width in points; negative: how far apart they are. */
export function overlap(a: Placed, b: Placed): number {
  return Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
}

/** How far apart they begin (0) or end (2), in points. */
export function offEdge(a: Placed, b: Placed, edge: 0 | 2): number {
  return Math.abs(a.box[edge] - b.box[edge])
}

/** That whose middle is the least above or below. */
export function nearest<T extends Placed>(to: Placed, all: readonly T[]): T | undefined {
  const away = (one: T) => Math.abs(middleOf(one) - middleOf(to))
  return all.reduce<T | undefined>((best, one) => (best && away(best) <= away(one) ? best : one), undefined)
}

/** Whether the lines of one cell, taken together, have their middle at most so many points from that of another; none are nowhere else. */
export function areCentredOn(lines: readonly Placed[], on: Placed, most: number): boolean {
  return lines.length === 0 || Math.abs(middleOf({ box: union(lines.map(({ box }) => box)) }) - middleOf(on)) <= most
}

/** Down to the first gap of more than so many points, or to the first that is none of them. @param below from the top */
export function downToGap<T extends Placed>(
  bottom: number,
  below: readonly T[],
  most: number,
  isEnd: (one: T) => boolean,
): T[] {
  const found: T[] = []
  let last = bottom
  for (const one of below) {
    if (one.box[1] - last > most || isEnd(one)) break
    found.push(one)
    last = Math.max(last, one.box[3])
  }
  return found
}
