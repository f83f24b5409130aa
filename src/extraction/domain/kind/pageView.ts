import type { Line, Page, Word } from '#reading/domain/page.ts'
import type { FoundMark, Mark } from './mark.ts'
import { trigramsOf, type Trigrams } from '../remarks/needles.ts'
import { linesOf, sizeOf } from '../placed.ts'

/** One line of a page as the marks see it. */
export interface LineView {
  /** Cells parted by " ¦ ". */
  readonly text: string
  readonly lower: string
  /** Table cells, or the one piece of a line of running text. */
  readonly cells: readonly string[]
  /** Stands where a document says what it is: among the first lines, or set apart by size or weight. */
  readonly title: boolean
  /** Heads its page: among the very first lines, or in the page's largest letters, or the subject of a letter. */
  readonly head: boolean
  /** Where `lower` begins in the page's text. */
  readonly start: number
}

/** A page made ready to be asked what it is. */
export interface PageView {
  readonly number: number
  readonly lines: readonly LineView[]
  /** All lines in small letters, one below the other. */
  readonly text: string
  readonly trigrams: Trigrams
  /** Words with at least two letters. */
  readonly words: number
  /** Words, figures and signs. */
  readonly tokens: number
  /** Words that are in lines of running text. */
  readonly proseWords: number
  /** What has been searched on it so far: the same marks are asked for the page and for the file. */
  readonly found: Map<Mark, FoundMark | undefined>
}

/** A line of running text has at least so many words in one piece. */
const PROSE_LINE = 7
/** Above a salutation, below the address and the day, stands what a letter is about: its subject and the object that it names. */
const SUBJECT_LINES = 6
const ADDRESS = /^\d{5} \p{L}|(?:^|, )(?:den )?\d{1,2}\. ?(?:\d{1,2}\.|\p{L}+) ?20\d\d$/u
const SALUTATION = /^(?:sehr geehrte|sehr verehrte|liebe[rs]? \p{Lu}|guten tag|hallo )/iu
/** What a letter encloses is named below it. */
const ENCLOSURES = /^(?:anlagen?|beilagen?)(?: \(?\d+\)?)?:/iu
const HEAD_LINES = 4
const TITLE_LINES = 7
const TITLE_SHARE = 0.22
const LARGER = 1.15
const MAX_TITLE = 90
/** More words than these in ordinary letters are a sentence. */
const MAX_TITLE_WORDS = 11

/** @param isOthers words that belong to other offers than this one, which say nothing about the document */
export function pageViewOf(page: Page, body: number, isOthers: (word: Word) => boolean): PageView {
  const lines: LineView[] = []
  const all = linesOf(page)
  const largest = Math.max(0, ...all.map(line => sizeOf(line)))
  const subject = subjectOf(all)
  let start = 0
  let words = 0
  let tokens = 0
  let proseWords = 0
  all.forEach((line, index) => {
    const first = line.segments[0]?.words[0]
    if (!first || isOthers(first)) return
    const cells = line.segments.map(segment => joinedLetters(withoutLeaders(segment.text)))
    const text = cells.join(' ¦ ')
    const lower = text.toLowerCase()
    const isSubject = subject.from <= index && index < subject.end
    const isHead = index < HEAD_LINES || (first.size === largest && largest >= LARGER * body)
    lines.push({
      text,
      lower,
      cells,
      title: isSubject || isTitle(line, text, index, all.length, body),
      head: isSubject || (isHead && text.length <= MAX_TITLE && !ENCLOSURES.test(text)),
      start,
    })
    start += lower.length + 1
    for (const { words: own } of line.segments) {
      const count = own.filter(word => /\p{L}{2}/u.test(word.text)).length
      words += count
      tokens += own.length
      if (count >= PROSE_LINE) proseWords += count
    }
  })
  const text = lines.map(({ lower }) => lower).join('\n')
  return { number: page.number, lines, text, trigrams: trigramsOf(text), words, tokens, proseWords, found: new Map() }
}

/** Which lines say what a letter is about; none where nobody is greeted. */
function subjectOf(lines: readonly Line[]): { readonly from: number; readonly end: number } {
  const end = lines.findIndex(line => SALUTATION.test(line.segments[0]?.text ?? ''))
  if (end < 1) return { from: 0, end: 0 }
  const near = Math.max(0, end - SUBJECT_LINES)
  const address = lines.slice(near, end - 1).findLastIndex(line => ADDRESS.test(line.segments.at(-1)?.text ?? ''))
  return { from: address < 0 ? Math.max(0, end - 2) : near + address + 1, end }
}

function isTitle(line: Line, text: string, index: number, count: number, body: number): boolean {
  const first = line.segments[0]?.words[0]
  // "Bau- und Leistungsbeschreibung · Häuser A und B · Bergstraße 3": what it is, then of what.
  const named = text.split(/ [·|] /u)[0] ?? text
  if (!first || named.length > MAX_TITLE || ENCLOSURES.test(text)) return false
  const words = named.split(' ').length
  if (index < Math.max(TITLE_LINES, TITLE_SHARE * count) && words <= MAX_TITLE_WORDS) return true
  const isLarge = first.size >= LARGER * body
  return isLarge || (first.bold && line.segments.length === 1 && text.length < 60)
}

/** "Baujahr ............ 1972" */
function withoutLeaders(text: string): string {
  return text.replace(/ ?(?:[.…·_] ?){4,}/gu, ' ').trim()
}

/** "E N E R G I E" and "T E R M I N S B E ST I M M U NG": letters set apart are one word. */
function joinedLetters(text: string): string {
  return text.replace(/(?<![\p{L}\d])(?:\p{Lu}{1,2} ){4,}\p{Lu}{1,2}(?![\p{L}\d])/gu, word => word.replaceAll(' ', ''))
}

/** The line that holds a place of the page's text. */
export function lineAt(page: PageView, at: number): LineView | undefined {
  let low = 0
  let high = page.lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((page.lines[middle]?.start ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return page.lines[low]
}
