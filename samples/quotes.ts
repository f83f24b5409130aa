import type { Evidence } from '../src/kernel/evidence.ts'
import type { Page, Word } from '../src/reading/domain/page.ts'

/** What is wrong with a quote: it breaks a word, begins or ends inside a clause, or leaves out the "nicht" before it. */
export type QuoteFault = 'word' | 'clause' | 'negation'

export interface CheckedQuote {
  readonly key: string
  readonly quote: string
  readonly fault: QuoteFault | null
}

/** Share of quotes that columns and stretched lines may cut: there a longer one could not be found in the file. */
export const MAX_CUT = 0.06

interface Placed {
  readonly word: Word
  /** Words of one segment stand side by side without a wide gap. */
  readonly segment: number
  /** Where the word begins and ends in the text without gaps. */
  readonly start: number
  readonly end: number
}

const DENIES = /^(?:kein\p{L}*|nicht|ohne|nie|niemals|weder)$/iu
/** Label and value in one run, as exports and lists of systems have them. */
const PAIR = /^[\p{L}_ -]{3,40}(?:=|: ?)\S/u
/** Words that a clause ends before, or begins behind. */
const ENDS = /[.,;:!?)»“”"|·•–-]$/u
const BEGINS = /^[(„»"|·•–•*+/-]/u
const BETWEEN = /^(?:und|oder|sowie|bzw\.|aber|mit|in|im|auf|für|zu|bei|von|aus|als)$/iu

/** The quotes of facts, each with what is wrong with it. */
export function quotesOf(
  facts: Readonly<
    Record<string, { readonly value?: unknown; readonly evidence: readonly Evidence[] } | null | undefined>
  >,
  pages: readonly Page[],
): CheckedQuote[] {
  const byPage = new Map(pages.map(page => [page.number, page]))
  return Object.entries(facts).flatMap(([key, fact]) =>
    (fact?.evidence ?? []).map(place => {
      const page = byPage.get(place.page)
      return { key, quote: place.quote, fault: (page && faultOf(place, page, fact?.value)) ?? null }
    }),
  )
}

function faultOf({ quote, box }: Evidence, page: Page, value: unknown): QuoteFault | undefined {
  const words = placedWords(page)
  const text = words.map(({ word }) => squeezed(word.text)).join('')
  const said = squeezed(quote)
  const places = startsOf(text, said).filter(start => {
    const first = words.find(({ end }) => end > start)?.word
    return first && inside(first, box)
  })
  // Below its label "KLASSE" the class "E" is found twice in the box: the place of whole words is meant.
  const isWhole = (start: number) =>
    words.some(word => word.start === start) && words.some(({ end }) => end === start + said.length)
  const at = places.find(isWhole) ?? places[0]
  // Label and value that the layout parts are proved by the box that holds both.
  if (said === '' || at === undefined) return undefined
  const [from, to] = [words.findIndex(({ end }) => end > at), words.findIndex(({ end }) => end >= at + said.length)]
  const [first, last] = [words[from], words[to]]
  if (!first || !last) return undefined
  if (first.start !== at || last.end !== at + said.length) return 'word'
  if (PAIR.test(quote)) return undefined
  const [before, after] = [words[from - 1], words[to + 1]]
  const goesBack = before?.segment === first.segment && !ENDS.test(before.word.text) && !BEGINS.test(first.word.text)
  if (goesBack && value !== false && value !== 'keiner') {
    const clause = words.slice(Math.max(0, from - 5), from).filter(({ segment }) => segment === first.segment)
    if (
      clause.some(
        ({ word }, index) => DENIES.test(word.text) && !clause.slice(index).some(one => ENDS.test(one.word.text)),
      )
    )
      return 'negation'
  }
  const goesOn = after?.segment === last.segment && !ENDS.test(last.word.text) && !BEGINS.test(after.word.text)
  return goesBack || (goesOn && !BETWEEN.test(after.word.text)) ? 'clause' : undefined
}

function placedWords({ blocks }: Page): Placed[] {
  let [start, segment] = [0, 0]
  return blocks.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) =>
      segments.flatMap(({ words }) => {
        segment++
        return words.map(word => {
          const end = start + squeezed(word.text).length
          const placed = { word, segment, start, end }
          start = end
          return placed
        })
      }),
    ),
  )
}

function startsOf(text: string, said: string): number[] {
  const starts: number[] = []
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
