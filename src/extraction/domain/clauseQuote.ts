import type { Evidence } from '#kernel/evidence.ts'
import type { Contradiction, Fact, Facts } from './facts.ts'
import type { Passage } from './passages.ts'
import { quoteOf } from './remarks/quote.ts'
import { statementAround } from './remarks/statementText.ts'
import { saidIn } from './scope/said.ts'

interface Place {
  readonly passage: Passage
  readonly start: number
  readonly end: number
}

/** A headline up to so many characters is quoted as a whole. */
const MAX_HEADLINE = 120
/** The dots between label and value are no words. */
const LEADER = /[.…_·]{4,}/u

/** Where in running text a proof stands. The proof itself stays as narrow as the words that say the value: places are compared by their boxes. */
const places = new WeakMap<Evidence, Place>()

/** Remembers where a proof stands, for `inItsClause`. */
export function standsAt(evidence: Evidence, passage: Passage, start: number, end: number): Evidence {
  places.set(evidence, { passage, start, end })
  return evidence
}

/** The proof as a reader gets it: the clause around the words, so that no "nicht" and no unit is left out. */
export function inItsClause(evidence: Evidence): Evidence {
  const place = places.get(evidence)
  if (!place) return evidence
  const { passage, start, end } = place
  const clause = clauseOf(place)
  const said = passage.text.slice(clause.start, clause.end)
  if (LEADER.test(said) || said.includes('¦')) return evidence
  const wide = quoteOf(passage, start, end, clause)
  return squeezed(wide.quote).includes(squeezed(evidence.quote)) ? wide : evidence
}

/** The statement, of which a line of a list is one; a headline is one as a whole. */
function clauseOf({ passage, start, end }: Place): { start: number; end: number } {
  if (passage.headline && passage.text.length <= MAX_HEADLINE) return { start: 0, end: passage.text.length }
  const { text } = passage
  const said = statementAround(saidIn(passage).text, start, end)
  // Cells of a row are said apart, unless the words themselves go from one into the next.
  if (text.slice(start, end).includes('¦')) return said
  const cellEnd = text.indexOf('¦', end)
  return {
    start: Math.max(said.start, text.lastIndexOf('¦', start) + 1),
    end: cellEnd < 0 ? said.end : Math.min(said.end, cellEnd),
  }
}

function squeezed(text: string): string {
  return text.replace(/[\s-]+/gu, '')
}

/** The facts with their proofs as whole clauses. */
export function quotedFacts(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, fact && quoted(fact)])) as Facts
}

/** The contradictions with theirs. */
export function quotedContradictions(contradictions: readonly Contradiction[]): Contradiction[] {
  return contradictions.map(one => ({ ...one, values: one.values.map(quoted) }))
}

function quoted<One extends Pick<Fact, 'evidence'>>(one: One): One {
  const seen = new Map<string, Evidence>()
  for (const place of one.evidence.map(inItsClause)) {
    const key = `${place.page} ${place.quote} ${place.box.join()}`
    if (!seen.has(key)) seen.set(key, place)
  }
  return { ...one, evidence: [...seen.values()] }
}
