import type { Line, Page } from '#reading/domain/page.ts'
import { linesOf, middleOf } from './placed.ts'
import { SAME_HEIGHT } from './wholeRows/sideBySide.ts'

/** What a meeting said no to, in a cell or behind a dash of its own: "Dämmung der Kellerdecke, 34.500 € | abgelehnt". */
const REJECTED =
  /^\(?(?:(?:antrag |mehrheitlich |einstimmig |wurde )*(?:abgelehnt|nicht angenommen|nicht beschlossen|zurückgezogen)(?: \(.{0,40}\))?)\)?\.?$/iu
const BEHIND_DASH = /\s[–—:-]\s?(?:mehrheitlich |einstimmig |wurde )*abgelehnt\.?$/iu
/** A heading tells that motions are listed, a row that begins with its day that it is one. */
const OF_MEETINGS =
  /(?<!\p{L})(?:beschl(?:uss|uß|üsse)\p{L}*|protokoll\p{L}*|\p{L}*versammlung(?:en)?|top|anträge)(?!\p{L})/iu
const DAY = /^(?:top \d|\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)?\d\d|(?:\d{1,2}[./])?(?:19|20)\d\d)(?!\d)/iu

/** Pages without the motions that the owners turned down: nothing in such a row is there, will be done or is to be paid. */
export function withoutRejectedMotions(pages: readonly Page[]): Page[] {
  return pages.map(page => {
    const lines = linesOf(page)
    if (!lines.some(isHeading)) return page
    const gone = new Set(lines.filter(isRejected).flatMap(result => wholeRow(result, lines)))
    if (gone.size === 0) return page
    const blocks = page.blocks.map(block => ({ ...block, lines: block.lines.filter(line => !gone.has(line)) }))
    return { ...page, blocks: blocks.filter(block => block.lines.length > 0) }
  })
}

function isHeading(line: Line): boolean {
  return !DAY.test(textOf(line)) && OF_MEETINGS.test(textOf(line))
}

function isRejected(line: Line): boolean {
  const last = line.segments.at(-1)?.text.trim() ?? ''
  return REJECTED.test(last) || (DAY.test(textOf(line)) && BEHIND_DASH.test(last))
}

/** The last line of a sentence is no result: one that is alone needs the row beside it. */
function wholeRow(result: Line, lines: readonly Line[]): Line[] {
  if (result.segments.length > 1 || DAY.test(textOf(result))) return [result]
  const row = rowOf(result, lines)
  return row.length > 0 ? [result, ...row] : []
}

/** The columns of such a table are often read as columns of text: the row is what begins with its day at the height of its result. */
function rowOf(result: Line, lines: readonly Line[]): Line[] {
  return lines.filter(
    line =>
      line !== result &&
      DAY.test(textOf(line)) &&
      line.box[2] <= result.box[0] &&
      Math.abs(middleOf(line) - middleOf(result)) < SAME_HEIGHT,
  )
}

function textOf({ segments }: Line): string {
  return segments.map(({ text }) => text).join(' ')
}
