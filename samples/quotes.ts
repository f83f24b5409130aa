import { type Evidence, wholeQuote } from '../src/kernel/evidence.ts'
import type { Understood } from '#analysis/domain/understand.ts'
import type { Block, Page, Word } from '../src/reading/domain/page.ts'

/** What is wrong with a quote: it breaks a word, begins or ends inside a clause, leaves out the "nicht" before it, or its words do not appear in its box. */
export type QuoteFault = 'word' | 'clause' | 'negation' | 'lost'
type Fault = Exclude<QuoteFault, 'lost'> | undefined

export interface CheckedQuote {
  /** Where in what was understood it stands: "facts.keller.evidence". */
  readonly path: string
  readonly quote: string
  readonly fault: QuoteFault | null
}

/** Label, value, and the lines of each; of a row whose remark wraps, its number, its place and three lines. */
const MAX_PIECES = 5
/** An ordinary gap between words, in em. */
const WORD_GAP = 0.25

interface Placed {
  readonly word: Word
  /** Words of one segment stand side by side without a wide gap. */
  readonly segment: number
  readonly line: number
  readonly block: Block
  /** Its segment is the whole line. */
  readonly alone: boolean
  /** Its line is a row of a table with several figures. */
  readonly inRow: boolean
  /** Where the word begins and ends in the text without gaps. */
  readonly start: number
  readonly end: number
}

const DENIES = /^(?:kein\p{L}*|nicht|ohne|nie|niemals|weder)$/iu
/** Words that a clause ends before, or begins behind; a word of signs alone is both, and an export starts over with each of its keys. Behind a sentence may stand the mark of a footnote. */
const ENDS = /[.,;:!?)»“"”|·•–—-][*¹²³]{0,2}$|^[^\p{L}\p{N}€%§&]+$|^[¹²³]\)?$/u
const BEGINS = /^[(„»"|·•–—*+/-]|^[^\p{L}\p{N}€%§&]+$|^[\p{Ll}_]{3,}(?:=\S|:$)/u
/** "362,00 2009", "58,40 03/2014": an amount set flush right and the figure or month of the next column are two cells, however near they stand. */
const AMOUNT = /^\d{1,3}(?:\.\d{3})*,\d\d$/u
const AMOUNT_OR_DATE = /^(?:(?:19|20)\d\d|(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d|\d{1,3}(?:\.\d{3})*,\d\d)$/u
const BETWEEN = /^(?:und|oder|sowie|bzw\.|aber)$/iu

/** Every quote of what was understood of a document, each with what is wrong with it as it is read. */
export function quotesOf(understood: Understood, pages: readonly Page[]): CheckedQuote[] {
  const byPage = new Map(pages.map(page => [page.number, page]))
  return proofsIn(understood, []).map(({ path, place }) => {
    const page = byPage.get(place.page)
    const fault = (page && faultOf(place, page)) ?? null
    const runsOver =
      fault === 'lost' && [-1, 1].some(step => page && goesOnAt(place, page, byPage.get(place.page + step)))
    return { path: path.join('.'), quote: wholeQuote(place), fault: runsOver ? null : fault }
  })
}

/** A sentence that the end of a page divides: of what stands before and behind the quoted line, one is on the other page, the other here. */
function goesOnAt({ quote, whole = '' }: Evidence, page: Page, other: Page | undefined): boolean {
  const at = whole.indexOf(quote)
  if (at < 0 || whole === quote || !other) return false
  const [here, there] = [page, other].map(one => squeezed(wordsOf(one)))
  const rests = [whole.slice(0, at), whole.slice(at + quote.length)].map(squeezed)
  return rests.every(rest => here?.includes(rest) || there?.includes(rest))
}

function wordsOf(page: Page): string {
  return placedWords(page)
    .map(({ word }) => word.text)
    .join('')
}

interface Proven {
  readonly path: readonly string[]
  readonly place: Evidence
}

function proofsIn(value: unknown, path: readonly string[]): Proven[] {
  if (typeof value !== 'object' || value === null) return []
  if (isEvidence(value)) return [{ path, place: value }]
  return Object.entries(value).flatMap(([key, inner]) => proofsIn(inner, Array.isArray(value) ? path : [...path, key]))
}

function isEvidence(value: object): value is Evidence {
  return 'quote' in value && 'box' in value && 'page' in value
}

/** What is wrong with a quote as it is read; undefined: nothing. */
export function faultOf(place: Evidence, page: Page): QuoteFault | undefined {
  const words = placedWords(page)
  const said = wholeQuote(place)
  const whole = faultsOf(said, place, words)
  if (whole?.includes(undefined) || isOfPieces(said.split(' '), MAX_PIECES, place, words)) return undefined
  return whole ? GRAVEST.find(fault => whole.includes(fault)) : 'lost'
}

/** The layout may set anything between label and value, and between the lines of a label: each of them is whole then. */
function isOfPieces(said: readonly string[], most: number, place: Evidence, words: readonly Placed[]): boolean {
  if (said.length === 0 || most === 0) return said.length === 0
  return said.some(
    (_, index) =>
      faultsOf(said.slice(0, index + 1).join(' '), place, words)?.includes(undefined) === true &&
      isOfPieces(said.slice(index + 1), most - 1, place, words),
  )
}

/** What is wrong at each place in the box where the words stand; undefined where they do not. */
function faultsOf(said: string, { box }: Evidence, words: readonly Placed[]): Fault[] | undefined {
  const text = words.map(({ word }) => squeezed(word.text)).join('')
  const length = squeezed(said).length
  const places = startsOf(text, squeezed(said)).filter(start => {
    const first = words.find(({ end }) => end > start)?.word
    return length > 0 && first && inside(first, box)
  })
  return places.length === 0 ? undefined : places.map(at => faultAt(at, at + length, words))
}

function faultAt(start: number, end: number, words: readonly Placed[]): Fault {
  const [from, to] = [words.findIndex(one => one.end > start), words.findIndex(one => one.end >= end)]
  const [first, last] = [words[from], words[to]]
  if (!first || !last || first.start !== start || last.end !== end) return 'word'
  const [before, after] = [words[from - 1], words[to + 1]]
  const goesBack = before !== undefined && isOneClause(before, first)
  if (goesBack) {
    const clause = words.slice(Math.max(0, from - 5), from).filter(({ segment }) => segment === first.segment)
    if (
      clause.some(
        ({ word }, index) => DENIES.test(word.text) && !clause.slice(index).some(one => ENDS.test(one.word.text)),
      )
    )
      return 'negation'
  }
  const goesOn = after !== undefined && isOneClause(last, after)
  return goesBack || (goesOn && !BETWEEN.test(after.word.text)) ? 'clause' : undefined
}

const FIGURE = /^(?:[\d.,/]*\d[\d.,/]*|€|EUR|m²|–)$/u
const MIN_FIGURES_OF_ROW = 3
const MIN_ROWS = 3

type Row = Page['blocks'][number]['lines'][number]

/** Several figures side by side, or one that opens the line as it opens others of the page. */
function isRowOfFigures(row: Row, blocks: readonly Block[]): boolean {
  const opens = ({ segments }: Row): boolean => isFigure(segments[0]?.words[0]?.text ?? '')
  const lines = blocks.flatMap(block => block.lines)
  const figures = row.segments.flatMap(one => one.words).filter(({ text }) => isFigure(text))
  return figures.length >= MIN_FIGURES_OF_ROW || (opens(row) && lines.filter(opens).length >= MIN_ROWS)
}

function isFigure(text: string): boolean {
  return /\d/u.test(text) && FIGURE.test(text)
}

/** Two words that follow each other in one segment, or over the end of a line that runs on. */
function isOneClause(left: Placed, right: Placed): boolean {
  if (ENDS.test(left.word.text) || BEGINS.test(right.word.text)) return false
  if (AMOUNT.test(left.word.text) && AMOUNT_OR_DATE.test(right.word.text)) return false
  // Two bare figures side by side are two cells: "50 2016", of an area and the year of a lease.
  if (isFigure(left.word.text) && /^(?:19|20)\d\d$/u.test(right.word.text)) return false
  // "Baujahr lt. Ausweis 2004" over "gültig bis 14.10.2036": two entries of a certificate.
  if (left.line !== right.line && isFigure(left.word.text) && right.word.text === 'gültig') return false
  // In a row of a table whose columns stand close a cell ends at a figure.
  if (left.inRow && (FIGURE.test(left.word.text) || FIGURE.test(right.word.text))) return false
  if (left.segment === right.segment) return true
  const isNextLine =
    left.line !== right.line &&
    left.block === right.block &&
    left.block.lines.length > 1 &&
    // The second line of a label stands half beside its value.
    right.word.box[1] >= left.word.box[3] - 1 &&
    !isListOfPairs(left.block)
  const width = right.word.box[2] - right.word.box[0] + WORD_GAP * right.word.size
  return (
    isNextLine &&
    left.alone &&
    right.alone &&
    /^\p{Ll}/u.test(right.word.text) &&
    left.word.box[2] + width > left.block.box[2]
  )
}

/** "Kaufpreis: 265.000 €" over "Rasentraktor: nicht dabei": each line for itself, however full it is. */
function isListOfPairs({ lines }: Block): boolean {
  const pairs = lines.filter(({ segments }) => /\p{L}.{0,30}: \S/u.test(segments[0]?.text ?? '')).length
  return pairs >= 3 && 2 * pairs > lines.length
}

/** The least first: words may stand at several places of the box. */
const GRAVEST: readonly Fault[] = ['clause', 'negation', 'word']

function placedWords({ blocks }: Page): Placed[] {
  let [start, segment, line] = [0, 0, 0]
  return blocks.flatMap(block =>
    block.lines.flatMap(row => {
      const { segments } = row
      const inRow = isRowOfFigures(row, blocks)
      line++
      return segments.flatMap(({ words }) => {
        segment++
        return words.map(word => {
          const end = start + squeezed(word.text).length
          const placed = { word, block, line, segment, alone: segments.length === 1, inRow, start, end }
          start = end
          return placed
        })
      })
    }),
  )
}

function startsOf(text: string, said: string): number[] {
  const starts: number[] = []
  // A sign that is set for the eye alone, such as a soft hyphen, is nowhere.
  if (said === '') return starts
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1)) starts.push(at)
  return starts
}

function inside({ box }: Word, [x0, y0, x1, y1]: Evidence['box']): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x >= x0 - 1 && x <= x1 + 1 && y >= y0 - 1 && y <= y1 + 1
}

function squeezed(text: string): string {
  return text.replace(/[\s\u00ad-]+/gu, '')
}
