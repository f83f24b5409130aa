import { z } from 'zod'
import { type Box, union, wholeQuote } from '#kernel/evidence.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { Proof, rounded } from '../proofJson.ts'

/** Points by which a word's middle may stand outside the box of its quote: boxes are rounded. */
const TOLERANCE = 1

/** Letters of a part of a divided word: shorter ones begin too many words. */
const MIN_PART = 4

/** Where a quote of several lines stands, line by line: its one box would cover the ends of lines that are none of it. */
export const MarkJson = z.strictObject({
  page: Proof.shape.page,
  box: Proof.shape.box.describe('of the proof'),
  lines: z.array(Proof.shape.box).min(2).describe('from the first word on'),
})
type Mark = z.infer<typeof MarkJson>

/** Of each proof in the public result whose words are in more than one place. */
export function marksOf(result: unknown, pages: readonly Page[]): Mark[] {
  const marks = new Map<string, Mark>()
  // Hundreds of proofs are of the same few pages.
  const placed = new Map(pages.map(page => [page.number, placedOn(page)]))
  for (const { page: number, box, ...quoted } of proofsIn(result)) {
    const key = `${number} ${box.join()}`
    const words = placed.get(number)
    if (!words || marks.has(key)) continue
    const lines = linesOf(words, wholeQuote(quoted), box)
    if (lines.length > 1) marks.set(key, { page: number, box, lines: lines.map(roundedBox) })
  }
  return [...marks.values()]
}

type Proof = z.infer<typeof Proof>
const Quoted = z.object(Proof.shape)

/** Wherever they stand: each section of the result has its own. */
function proofsIn(value: unknown): Proof[] {
  if (typeof value !== 'object' || value === null) return []
  // Most values have no box: asked first, that saves half of the time.
  const proof = 'box' in value ? Quoted.safeParse(value) : null
  return proof?.success ? [proof.data] : Object.values(value).flatMap(proofsIn)
}

interface Placed {
  readonly word: Word
  /** Of the page's lines, counted in reading order. */
  readonly line: number
  /** Among the words of the page. */
  readonly at: number
}

/** In reading order. */
function placedOn({ blocks }: Page): Placed[] {
  const lines = blocks.flatMap(block => block.lines)
  return lines
    .flatMap(({ segments }, line) => segments.flatMap(({ words }) => words.map(word => ({ word, line }))))
    .map((one, at) => ({ ...one, at }))
}

/** A box for each run of the quote's words in one line; [] where they are not among the words. */
function linesOf(words: readonly Placed[], quote: string, box: Box): Box[] {
  const inside = words.filter(({ word }) => isInside(word.box, box))
  const runs: Placed[][] = []
  for (const placed of inOrder(inside, quote) ?? amongIts(inside, quote)) {
    const last = runs.at(-1)?.at(-1)
    if (last && last.line === placed.line && last.at + 1 === placed.at) runs.at(-1)?.push(placed)
    else runs.push([placed])
  }
  return runs.map(run => union(run.map(({ word }) => word.box)))
}

/** undefined: the page does not say it in one go. */
function inOrder(inside: readonly Placed[], quote: string): Placed[] | undefined {
  const said = inside.map(({ word }) => lettersOf(word.text))
  const from = said.join('').indexOf(lettersOf(quote))
  if (from < 0) return undefined
  const to = from + lettersOf(quote).length
  let end = 0
  return inside.filter((_, index) => {
    const start = end
    end += said[index]?.length ?? 0
    return end > from && start < to
  })
}

/** Cells that are wrapped side by side: the words of the quote, whatever their order. */
function amongIts(inside: readonly Placed[], quote: string): Placed[] {
  const wanted = quote.split(/\s+/).map(lettersOf)
  return inside.filter(({ word }) => {
    const said = lettersOf(word.text)
    const isPart = (whole: string) => said.length >= MIN_PART && (whole.startsWith(said) || whole.endsWith(said))
    return said !== '' && wanted.some(one => one === said || isPart(one))
  })
}

/** Spaces and the hyphens that divide words at the end of lines may differ. */
function lettersOf(text: string): string {
  return text.replace(/[\s\u00ad\u2010-]/gu, '')
}

function isInside([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x > left - TOLERANCE && x < right + TOLERANCE && y > top - TOLERANCE && y < bottom + TOLERANCE
}

function roundedBox([x0, y0, x1, y1]: Box): [number, number, number, number] {
  return [rounded(x0), rounded(y0), rounded(x1), rounded(y1)]
}
