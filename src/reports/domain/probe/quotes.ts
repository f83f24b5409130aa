import { wholeQuote } from '#kernel/evidence.ts'
import { isCut } from '../chapters/wholeQuote.ts'
import type { Block, Report } from '../report.ts'
import type { Contradiction } from '../widerspruchsprobe.ts'

/** Nothing is quoted as a finding's proof in the report that ends in the middle of a clause. */
export function cutQuotes({ chapters }: Report): Contradiction[] {
  const isIn = (block: Block) =>
    block.kind === 'findings' && block.items.some(({ quotes }) => quotes.some(one => isCut(wholeQuote(one))))
  const found = chapters.filter(({ annex, blocks }) => !annex && blocks.some(isIn))
  return found.map(({ id }) => ({ name: 'quote-cut', chapter: id, isIn }))
}
