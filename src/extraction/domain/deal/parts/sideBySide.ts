import { union, type Evidence } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'
import { ownText } from '../ownText.ts'
import { isUnitName, partOf } from './unitCards.ts'
import { linesOf } from '../../placed.ts'

/** Units whose names are in one line, with what is said of each below its name: floor plans, tables with a column a unit. */
export function partsSideBySide(pages: readonly Page[], passages: readonly Passage[]): Part[] {
  const own = new Set(ownText(passages).flatMap(({ words }) => words.map(({ word }) => word)))
  return pages.flatMap(page => {
    const lines = linesOf(page)
    return lines.flatMap((line, index) => {
      const names = line.segments.filter(
        ({ text, words }) => isUnitName(text.trim()) && words.every(word => own.has(word)),
      )
      const others = line.segments.length - names.length
      if (names.length < 2 || others > 1) return []
      const stop = lines.findIndex((other, at) => at > index && (namesUnits(other) || at > index + MAX_LINES))
      return columnsOf(page.number, names, lines.slice(index + 1, stop < 0 ? undefined : stop))
    })
  })
}

/** So many lines below their names belong to the units. */
const MAX_LINES = 24
/** A column's text may begin so much left of its head, in points. */
const SLACK = 25

function namesUnits({ segments }: Line): boolean {
  return segments.some(({ text }) => isUnitName(text.trim()))
}

function columnsOf(page: number, names: readonly Segment[], lines: readonly Line[]): Part[] {
  return names.flatMap((name, index) => {
    const pieces: { start: number; segment: Segment }[] = [{ start: 0, segment: name }]
    let text = name.text
    for (const line of lines) {
      const own = line.segments.filter(segment => columnAt(names, segment) === index)
      // A label left of all columns is every column's.
      const labels = line.segments.filter(segment => columnAt(names, segment) < 0)
      if (own.length === 0) continue
      text += `\n${labels.map(label => `${label.text}¦`).join('')}`
      for (const segment of own) {
        pieces.push({ start: text.length, segment })
        text += `${segment.text}¦`
      }
    }
    const quotes = (start: number, end: number): Evidence[] =>
      pieces
        .filter(piece => piece.start < end && piece.start + piece.segment.text.length > start)
        .map(({ segment }) => ({ page, quote: segment.text, box: union(segment.words.map(word => word.box)) }))
    return partOf({ name: name.text.trim(), isRoom: false, text, quotes }) ?? []
  })
}

/** The column in which a cell stands: the last that begins left of it; -1: left of all. */
function columnAt(names: readonly Segment[], { box }: Segment): number {
  return names.findLastIndex(name => name.box[0] - SLACK <= box[0])
}
