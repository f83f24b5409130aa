import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { Deal } from './deal/deal.ts'
import type { Contradiction, Facts } from './facts.ts'
import { type Place, placeOf } from './proof.ts'
import { quoteOf } from './remarks/quote.ts'
import { statementAround } from './remarks/statementText.ts'
import { saidIn } from './scope/said.ts'

/** A headline up to so many characters is quoted as a whole. */
const MAX_HEADLINE = 120

/** The proof as a reader gets it: the clause around the words, so that no "nicht" and no unit is left out. */
export function inItsClause(evidence: Evidence): Evidence {
  const place = placeOf(evidence)
  return place ? quoteOf(place.passage, place.start, place.end, clauseOf(place)) : evidence
}

/** The statement, of which a line of a list and a cell of a row are one; a headline is one as a whole. */
function clauseOf({ passage, start, end }: Place): { start: number; end: number } {
  const { text } = passage
  if (passage.headline && text.length <= MAX_HEADLINE && !text.includes('¦')) return { start: 0, end: text.length }
  const said = statementAround(saidIn(passage).text, start, end)
  const cellEnd = text.indexOf('¦', end)
  return {
    start: Math.max(said.start, text.lastIndexOf('¦', start) + 1),
    end: cellEnd < 0 ? said.end : Math.min(said.end, cellEnd),
  }
}

/** The facts with their proofs as whole clauses. */
export function quotedFacts(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, fact && quoted(fact)])) as Facts
}

/** The contradictions with theirs. */
export function quotedContradictions(contradictions: readonly Contradiction[]): Contradiction[] {
  return contradictions.map(one => ({ ...one, values: one.values.map(quoted) }))
}

/** The deal with its own. */
export function quotedDeal(deal: Deal): Deal {
  const { type, status, objectKind, replyBy, newGroundRent, court, parts, tradeSpaces, included, excluded } = deal
  return {
    ...deal,
    type: quoted(type),
    status: quoted(status),
    objectKind: quoted(objectKind),
    replyBy: replyBy && quoted(replyBy),
    newGroundRent: newGroundRent && quoted(newGroundRent),
    court: court && {
      ...quoted(court),
      rights: court.rights.map(quoted),
      failedBid: court.failedBid && quoted(court.failedBid),
    },
    parts: parts.map(quoted),
    tradeSpaces: tradeSpaces.map(quoted),
    included: included.map(quoted),
    excluded: excluded.map(quoted),
    ...(deal.marks && { marks: deal.marks.map(quoted) }),
    ...(deal.traits && { traits: deal.traits.map(quoted) }),
    ...(deal.buildings && { buildings: deal.buildings.map(quoted) }),
    ...(deal.past && { past: deal.past.map(quoted) }),
    ...(deal.vacancy && { vacancy: quoted(deal.vacancy) }),
    ...(deal.plotInTotal && { plotInTotal: quoted(deal.plotInTotal) }),
  }
}

/** The sightings with theirs. */
export function quotedSightings<Key extends string>(
  sighted: Readonly<Partial<Record<Key, readonly Evidence[]>>>,
): Partial<Record<Key, readonly Evidence[]>> {
  const quoted: Partial<Record<Key, readonly Evidence[]>> = {}
  for (const key in sighted) quoted[key] = distinct((sighted[key] ?? []).map(inItsClause))
  return quoted
}

function quoted<One extends { readonly evidence: readonly Evidence[] }>(one: One): One {
  return { ...one, evidence: distinct(one.evidence.map(inItsClause)) }
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Map<string, Evidence>()
  for (const place of evidence) {
    const key = `${place.page} ${wholeQuote(place)} ${place.box.join()}`
    if (!seen.has(key)) seen.set(key, place)
  }
  return [...seen.values()]
}
