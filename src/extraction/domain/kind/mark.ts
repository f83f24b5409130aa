import { anyOf, mayHold, needlesOf, type Needles } from '../remarks/needles.ts'
import type { KindMark } from './documentKind.ts'
import { lineAt, type PageView } from './pageView.ts'

/** A trait of a kind of document: how it is headed, numbered, laid out or worded. */
export interface Mark {
  /** How much it says, 1 (seen in others too) to 5 (settles it together with any other). */
  readonly weight: number
  /** Searched in the page's text in small letters. */
  readonly pattern: RegExp
  readonly needles: Needles
  /** Counts only in a line that may be a title, or only in one that heads its page or letter. */
  readonly where: 'anywhere' | 'title' | 'head'
  /** Counts only if it stands at so many places of the page. */
  readonly least: number
}

export interface FoundMark extends KindMark {
  readonly weight: number
  /** A title that heads its page. */
  readonly head: boolean
}

const MAX_QUOTE = 90

type Worded = (words: TemplateStringsArray, ...parts: readonly string[]) => Mark

const byWeight = (marked: (weight: number, source: string) => Mark): Readonly<Record<1 | 2 | 3 | 4 | 5, Worded>> => {
  const weighing =
    (weight: number): Worded =>
    (words, ...parts) =>
      marked(weight, String.raw(words, ...parts))
  return { 1: weighing(1), 2: weighing(2), 3: weighing(3), 4: weighing(4), 5: weighing(5) }
}

const anywhere = (weight: number, source: string): Mark => ({
  weight,
  pattern: new RegExp(source, 'gmu'),
  needles: needlesOf(source),
  where: 'anywhere',
  least: 1,
})

const titled = (weight: number, source: string): Mark => ({
  ...anywhere(weight, String.raw`^(?:[\divx]{1,4}[.)]? |[a-d][.)] )?(?:${source})`),
  needles: needlesOf(`(?:${source})`),
  where: 'title',
})

/** `mark[3]`…``: a regular expression over small letters, `^` and `$` for lines, "." for anything but a line's end. */
export const mark = byWeight(anywhere)
/** A title: the line begins with it, behind a number at most. */
export const title = byWeight(titled)
/** A title that heads the page, or the subject of a letter. */
export const heading = byWeight((weight, source) => ({ ...titled(weight, source), where: 'head' }))

/** A mark that counts only where it is so often. */
export function seen(least: number, one: Mark): Mark {
  return { ...one, least }
}

/** Where a mark stands on a page; undefined if it does not, or not often enough. */
export function findMark(page: PageView, one: Mark): FoundMark | undefined {
  if (!page.found.has(one)) page.found.set(one, search(page, one))
  return page.found.get(one)
}

function search(page: PageView, { pattern, needles, where, least, weight }: Mark): FoundMark | undefined {
  if (!anyOf(needles, page.text, page.trigrams) || !mayHold(pattern, page.text)) return undefined
  let seen = 0
  for (const match of page.text.matchAll(pattern)) {
    const line = lineAt(page, match.index)
    if (!line || (where === 'title' && !line.title) || (where === 'head' && !line.head)) continue
    seen++
    if (seen < least) continue
    const quote = quoteOf(line.text, match.index - line.start, match[0].length)
    return { weight, head: where !== 'anywhere' && line.head, page: page.number, quote }
  }
  return undefined
}

/** The cell or the words around a place in a line, as they stand there. */
function quoteOf(line: string, at: number, length: number): string {
  const from = line.lastIndexOf('¦', at) + 1
  const end = line.indexOf('¦', at + length)
  const cell = line.slice(from, end < 0 ? undefined : end).trim()
  if (cell.length <= MAX_QUOTE) return cell.replaceAll(' ¦ ', ' ')
  const middle = Math.max(0, at - from)
  const left = middle < 30 ? 0 : cell.indexOf(' ', middle - 30) + 1
  const right = cell.lastIndexOf(' ', left + MAX_QUOTE)
  const rest = right > left && right < cell.length - 1 ? right : cell.length
  return `${left > 0 ? '… ' : ''}${cell.slice(left, rest)}${rest < cell.length ? ' …' : ''}`.replaceAll(' ¦ ', ' ')
}

/** Where a mark stands first in some pages. */
export function firstMark(pages: readonly PageView[], one: Mark): FoundMark | undefined {
  for (const page of pages) {
    const found = findMark(page, one)
    if (found) return found
  }
  return undefined
}

export function weightOf(marks: readonly FoundMark[]): number {
  return marks.reduce((sum, { weight }) => sum + weight, 0)
}
