import type { Passage } from '../passages.ts'
import { saidIn } from '../scope/said.ts'
import type { Section } from '../sections.ts'

/** A piece of the document that can be named: a paragraph, a table, or a part of a long one. */
export interface Block {
  /** "S3-B12": page and place on it. */
  readonly id: string
  readonly section: Section
  readonly passage: Passage
  /** Half-open, in the passage's text. */
  readonly start: number
  readonly end: number
}

/** Who points into a longer block points at no place, in characters. */
const MAX_CHARACTERS = 1000
/** Other people's addresses, other objects and general terms say nothing about the object; no rule reads them either. */
const OWN: readonly Section[] = ['object', 'location', 'energy', 'costs']

/** The object's own parts in pieces with names. @param passages without the tables and lists of single units */
export function blocksOf(passages: readonly Passage[]): Block[] {
  const counts = new Map<number, number>()
  return passages
    .filter(({ section }) => OWN.includes(section))
    .flatMap(passage =>
      piecesOf(passage).map(({ start, end }) => {
        const count = (counts.get(passage.page) ?? 0) + 1
        counts.set(passage.page, count)
        return { id: `S${passage.page}-B${count}`, section: passage.section, passage, start, end }
      }),
    )
}

export function textOf({ passage, start, end }: Block): string {
  return passage.text.slice(start, end)
}

/** Cut between statements, so that no sentence is torn. */
function piecesOf(passage: Passage): { start: number; end: number }[] {
  const { text } = saidIn(passage)
  const pieces: { start: number; end: number }[] = []
  for (let start = 0; start < text.length;) {
    const last = text.lastIndexOf('.', start + MAX_CHARACTERS)
    const end = text.length - start <= MAX_CHARACTERS ? text.length : last > start ? last + 1 : start + MAX_CHARACTERS
    pieces.push({ start, end })
    start = end
  }
  return pieces
}
