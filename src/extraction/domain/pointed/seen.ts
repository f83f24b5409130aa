import type { Evidence } from '#kernel/evidence.ts'
import type { Page } from '#reading/domain/page.ts'
import { inItsClause } from '../clauseQuote.ts'
import { proof } from '../proof.ts'
import { statementAround } from '../remarks/statementText.ts'
import { saidIn } from '../scope/said.ts'
import type { Block } from './block.ts'
import { type Claim, type Located, locator, type Place, wordsOf } from './locate.ts'
import type { Refusal } from './pointed.ts'
import { speaksToMachine } from './toMachine.ts'
import { areVisible } from './visible.ts'

/** Words that stand there for every reader, with the whole statement that they belong to. */
export interface Seen {
  readonly place: Place
  /** Half-open, in the passage's text. */
  readonly statement: { readonly start: number; readonly end: number }
  /** The statement's. */
  readonly text: string
}

/** Finds what somebody claims to have read, as far as a reader sees it and it is meant for one. */
export function seenIn(blocks: readonly Block[], pages: readonly Page[]): (claim: Claim) => Seen | Refusal {
  const locate = locator(blocks)
  return claim => seenAt(locate(claim), pages)
}

function seenAt(located: Located, pages: readonly Page[]): Seen | Refusal {
  if (typeof located === 'string') return located === 'several' ? 'mehrfach' : 'nicht gefunden'
  const { passage } = located.block
  const said = saidIn(passage).text
  const place = {
    ...located,
    end: located.start + said.slice(located.start, located.end).replace(FULL_STOP, '').length,
  }
  const statement = statementAround(said, place.start, place.end)
  const text = passage.text.slice(statement.start, statement.end)
  const page = pages.find(({ number }) => number === passage.page)
  const words = wordsOf(place).map(({ word }) => word)
  if (!areVisible(words, page)) return 'unsichtbar'
  return speaksToMachine(text) ? 'Anweisung' : { place, statement, text }
}

/** Who quotes a sentence with its full stop does not speak of the next one. */
const FULL_STOP = /(?<=[^.\s])[.\s]+$/u

/** The words as a reader of the report is shown them. */
export function shownProof({ place: { block, start, end } }: Seen): Evidence {
  return inItsClause(proof(block.passage, start, end))
}

/** The sentences of which somebody quotes any words, each with what of them lies in it. */
export function sentencesOf({ place, statement }: Seen): Seen[] {
  const { passage } = place.block
  const said = saidIn(passage).text
  const sentences: Seen[] = []
  for (let start = statement.start; start < statement.end;) {
    const { end } = statementAround(said, start, start)
    const within = { start: Math.max(start, place.start), end: Math.min(end, place.end) }
    if (/\p{L}/u.test(said.slice(within.start, within.end)))
      sentences.push({
        place: { ...place, ...within },
        statement: { start, end },
        text: passage.text.slice(start, end),
      })
    start = end + 1
  }
  return sentences
}
