import type { Segment } from '#reading/domain/page.ts'
import { splitAtLeader } from './cells.ts'
import { entryGoesOn, isBeforeUnit, isList, startsOfEntries } from './listLines.ts'
import { breaksOffWithin } from './runningOn.ts'

/** Stands between two entries of a list where one \n could be that of a sentence which goes on: one of them has this many characters. */
const ENTRY_MARK = '\n\n'
const LONG_ENTRY = 34

/** Running text has at least so many words a line, and a full line reaches this share of the text's width. */
const PROSE_WORDS = 3.5
const FULL_LINE = 0.7
/** Dots in two lines part labels and values; in one they may be an omission. */
const LEADERS_OF_TABLE = 2
/** "2019: Heizung" */
const HEADED_BY_YEAR = /^(?:19|20)\d\d(?:\/\d\d)?(?::| [–-]) ?\p{L}/u

/** What stands between each line and the next. */
export function joinsOf(rows: readonly Segment[][]): string[] {
  const lines = besideLabel(rows) ?? rows
  const starts = startsOfEntries(lines)
  const runsOn = linesThatRunOn(lines)
  const isLong = (index: number): boolean => (lines[index]?.[0]?.text.length ?? 0) >= LONG_ENTRY
  return runsOn.map((goesOn, index) => {
    if (isBeforeUnit(lines[index], lines[index + 1])) return ' '
    if (starts[index + 1] !== true) return goesOn ? ' ' : '\n'
    return isLong(index) || isLong(index + 1) || runsOn[index - 1] === true ? ENTRY_MARK : '\n'
  })
}

/** "lage | Ittling liegt östlich …" in a table of fields: the text alone, each further line of which begins at the edge of its cell. null: no such row. */
function besideLabel([first, ...more]: readonly Segment[][]): Segment[][] | null {
  const [label, cell, ...others] = first ?? []
  if (!label || !cell || others.length > 0 || more.length === 0 || label.text.length > LONG_ENTRY) return null
  const edge = (cell.words[0]?.size ?? 0) / 2
  const isBelow = more.every(line => line.length === 1 && Math.abs((line[0]?.box[0] ?? 0) - cell.box[0]) < edge)
  return isBelow ? [[cell], ...more] : null
}

/** Running text goes on in its next line where a line is full; lists and tables keep one line for one thing. */
function linesThatRunOn(lines: readonly Segment[][]): boolean[] {
  const single = lines.filter(segments => segments.length === 1)
  const words = single.reduce((sum, segments) => sum + (segments[0]?.words.length ?? 0), 0)
  const letterhead = single.some(segments => /@|^(?:Tel|Fax|Mobil)\b|^\d{5}\s/.test(segments[0]?.text ?? ''))
  if (single.length < lines.length || letterhead || words < PROSE_WORDS * lines.length)
    return lines.map((line, index) => !letterhead && breaksOffWithin(line, lines[index + 1]))
  const texts = single.map(([first]) => first?.text ?? '')
  // "Baujahr .......... 1961, 8 Parteien": what is behind the dots runs on in a line without them.
  if (single.filter(hasLeader).length >= LEADERS_OF_TABLE)
    return single.map((_, index) => {
      const next = single[index + 1]
      return next !== undefined && !hasLeader(next)
    })
  if (isList(texts)) return texts.map((text, index) => entryGoesOn(text, texts[index + 1] ?? ''))
  const left = Math.min(...lines.map(([first]) => first?.box[0] ?? 0))
  const right = Math.max(...lines.map(([first]) => first?.box[2] ?? 0))
  return lines.map(
    ([first], index) =>
      (first?.box[2] ?? 0) >= left + FULL_LINE * (right - left) &&
      !isBoldHeading(first, lines[index + 1]?.[0]) &&
      !HEADED_BY_YEAR.test(texts[index + 1] ?? ''),
  )
}

function hasLeader([first]: readonly Segment[]): boolean {
  return first !== undefined && splitAtLeader(first).length > 1
}

/** A bold line over plain ones heads them. */
function isBoldHeading(line: Segment | undefined, next: Segment | undefined): boolean {
  return line !== undefined && next?.words[0]?.bold === false && line.words.every(({ bold }) => bold)
}
