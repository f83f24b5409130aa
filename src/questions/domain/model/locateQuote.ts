import { type Evidence, union } from '#kernel/evidence.ts'
import type { Line, Page, Word } from '#reading/domain/page.ts'
import { seam, squeezed } from './squeeze.ts'

/** Shorter quotes prove nothing: they stand anywhere. One of the two is enough. */
const LEAST_WORDS = 3
const LEAST_CHARACTERS = 12
/** A quote is a place, not a page. */
const MOST_CHARACTERS = 400

/** A word that is divided at the line's end goes on in small letters; "Wohn- und" keeps its hyphen. */
const DIVIDED = /(?<=\p{L})-\s+(?=(?!(?:und|oder|bzw|sowie)(?!\p{L}))\p{Ll})/gu

/** Lines of running text have more characters than this, and less white space between them, in font sizes. */
const PROSE_LINE = 45
const LINE_GAP = 1.6

interface WrittenWord {
  word: Word
  /** Begins a block although the sentence before it had ended: no quote runs across. */
  apart: boolean
  /** Divided from the next word only by the line's end. */
  divided: boolean
}

/** @returns null when the words stand nowhere in one run, or are too few to prove anything */
export type QuoteLocator = (quote: string, page?: number | null) => Evidence | null

/**
 * Finds the words that a model claims to have read. White space, line-end hyphens and the kinds of quotes and dashes may differ,
 * nothing else. The result holds whole words of the page, never the model's. A page that is named is searched first.
 */
export function quoteLocator(pages: readonly Page[]): QuoteLocator {
  const written = pages.map(page => {
    const words = wordsOf(page)
    return { page: page.number, words, kept: textOf(words, false), joined: textOf(words, true) }
  })
  return (quote, hint) => {
    const wanted = quote.trim()
    if (!isLongEnough(wanted.replace(DIVIDED, ''))) return null
    const hinted = written.filter(({ page }) => page === hint)
    for (const { page, words, kept, joined } of [...hinted, ...written.filter(({ page }) => page !== hint)]) {
      const found =
        search(words, kept, squeezed(wanted)) ?? search(words, joined, squeezed(wanted.replace(DIVIDED, '')))
      if (found) return evidence(page, found)
    }
    return null
  }
}

function isLongEnough(quote: string): boolean {
  if (quote.length > MOST_CHARACTERS || !/\p{L}/u.test(quote)) return false
  return squeezed(quote).length >= LEAST_CHARACTERS || quote.split(/\s+/u).length >= LEAST_WORDS
}

function wordsOf(page: Page): WrittenWord[] {
  const written: WrittenWord[] = []
  let lineAbove: Line | undefined
  for (const block of page.blocks) {
    let apart = !(lineAbove && block.lines[0] && runsOn(lineAbove, block.lines[0]))
    for (const line of block.lines) {
      const last = written.at(-1)
      const first = wordsIn(line)[0]
      if (last && first) last.divided = isDivided(last.word, first)
      for (const word of wordsIn(line)) {
        written.push({ word, apart, divided: false })
        apart = false
      }
      lineAbove = line
    }
  }
  return written
}

function wordsIn(line: Line): Word[] {
  return line.segments.flatMap(({ words }) => words)
}

/** The same rule that DIVIDED is for text. */
function isDivided(last: Word, next: Word): boolean {
  return /\p{L}[-‐\u00ad]$/u.test(last.text) && /^(?!(?:und|oder|bzw|sowie)(?!\p{L}))\p{Ll}/u.test(next.text)
}

/** A sentence that goes on in the next column, or in the next line where recognised lines stand apart. */
function runsOn(above: Line, below: Line): boolean {
  const [last, next] = [wordsIn(above).at(-1), wordsIn(below)[0]]
  if (!last || !next || /[.!?:;]$/u.test(last.text)) return false
  if (/^[\p{Ll}(]/u.test(next.text)) return true
  const gap = next.box[1] - last.box[3]
  const isNextLine = next.box[1] > last.box[1] && gap < LINE_GAP * last.size
  return (
    last.confidence < 1 &&
    isNextLine &&
    wordsIn(above)
      .map(({ text }) => text)
      .join(' ').length > PROSE_LINE
  )
}

interface WrittenText {
  text: string
  /** For each UTF-16 unit, as search counts them, the index of its word; a seam belongs to the word before it. */
  owners: number[]
  /** Where each word begins. */
  starts: number[]
}

/** @param join whether words divided at a line's end are read as one */
function textOf(words: readonly WrittenWord[], join: boolean): WrittenText {
  let text = ''
  const owners: number[] = []
  const starts: number[] = []
  words.forEach(({ word, divided }, index) => {
    const next = words[index + 1]?.word.text
    const own = squeezed(word.text)
    const piece = (join && divided ? own.replace(/-$/u, '') : own) + (next === undefined ? '' : seam(word.text, next))
    starts.push(text.length)
    text += piece
    for (let unit = 0; unit < piece.length; unit++) owners.push(index)
  })
  return { text, owners, starts }
}

function search(
  words: readonly WrittenWord[],
  { text, owners, starts }: WrittenText,
  wanted: string,
): WrittenWord[] | null {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    const [first, last] = [owners[at], owners[end - 1]] as [number, number]
    const leftOver = text.slice(starts[first], at) + text.slice(end, starts[last + 1])
    // "5.000 €" is no quote from "245.000 €": what is left over of the outer words may only be punctuation.
    const isWhole = !/[\p{L}\p{N}]/u.test(leftOver) && !words[first - 1]?.divided && !words[last]?.divided
    if (!isWhole) continue
    const found = words.slice(first, last + 1)
    if (found.slice(1).every(({ apart }) => !apart)) return found
  }
  return null
}

function evidence(page: number, found: readonly WrittenWord[]): Evidence {
  const quote = found.reduce((text, { word }, index) => {
    const last = found[index - 1]
    if (last?.divided) return text.replace(/[-‐\u00ad]$/u, '') + word.text
    return text + (last ? ' ' : '') + word.text
  }, '')
  return { page, quote, box: union(found.map(({ word }) => word.box)) }
}
