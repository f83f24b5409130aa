import type { Line, Page, Word } from '#reading/domain/page.ts'
import type { Option } from './pairs.ts'

/** An ordinary gap between words, in em. */
const WORD_GAP = 0.25
/** Where a reader may stop; "inkl." is no end. */
const CLAUSE_END = /(?:\p{L}{5}|\d|[)%€²])[.,;:!?]$/u

/** By its last word each line of one cell that goes on in the next one, with the words of that. */
export function linesThatRunOn({ blocks }: Page): ReadonlyMap<Word, Word[]> {
  const found = new Map<Word, Word[]>()
  for (const { lines, box } of blocks)
    lines.forEach((line, index) => {
      const [last, next] = [onlyWords(line)?.at(-1), onlyWords(lines[index + 1])]
      if (last && next?.[0] && runsOn(last, next[0], box[2])) found.set(last, next)
    })
  return found
}

function onlyWords(line: Line | undefined): Word[] | undefined {
  return line?.segments.length === 1 ? line.segments[0]?.words : undefined
}

/** The next word is no beginning, and had no room in the line. */
function runsOn(last: Word, next: Word, right: number): boolean {
  if (/[.:;!?]$/u.test(last.text) || !/^\p{Ll}/u.test(next.text)) return false
  return last.box[2] + WORD_GAP * next.size + (next.box[2] - next.box[0]) > right
}

/** A value that is the line of a sentence is quoted to the end of its clause. */
export function withItsClause(value: Option, lines: ReadonlyMap<Word, Word[]>): Option {
  const inFull = [...(value.inFull ?? value.words)]
  for (let next = lines.get(inFull.at(-1) as Word); next; next = lines.get(inFull.at(-1) as Word)) {
    const end = next.findIndex(({ text }) => CLAUSE_END.test(text))
    inFull.push(...(end < 0 ? next : next.slice(0, end + 1)))
    if (end >= 0) break
  }
  return inFull.length > value.words.length ? { ...value, inFull } : value
}
