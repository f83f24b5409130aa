import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import {
  type Candidate,
  type Contradiction,
  type Fact,
  type FactKey,
  type Facts,
  type FactValue,
  RANK,
} from '../facts.ts'
import { contradictionOf, hasOneValue } from '../contradictionOf.ts'
import { sameValue } from '../resolve.ts'
import { isRivalry } from '../rivalry.ts'
import type { Sighted } from '../sightings/sightings.ts'
import type { Pointed, Refusal } from './pointed.ts'

/** Found by a language model alone and read by us: shown and asked, never used. */
export interface Hint {
  readonly key: FactKey
  /** null: the words speak of the fact, but say no value that we can read. */
  readonly value: FactValue | null
  readonly unit?: string
  readonly evidence: Evidence
  /** How many readings, each asked otherwise, have pointed there. */
  readonly readings: 1 | 2
}

/** What the second reader brought. */
export interface SecondReading {
  /** Facts that both readers read alike. */
  readonly agreed: readonly FactKey[]
  /** Facts on which the two differ. */
  readonly differing: readonly FactKey[]
  /** What the rules do not know, or know otherwise without a contradiction. */
  readonly hints: readonly Hint[]
  /** How many pointers counted for nothing, by reason. */
  readonly refused: Readonly<Partial<Record<Refusal, number>>>
}

export const NO_SECOND_READING: SecondReading = { agreed: [], differing: [], hints: [], refused: {} }

export interface Agreement {
  readonly facts: Facts
  readonly contradictions: readonly Contradiction[]
  /** Places of facts that were withdrawn. */
  readonly withdrawn: Sighted
  readonly second: SecondReading
}

/** What is less sure than this is given up when the second reader reads something else. */
const MIN_SURE = 0.7

/**
 * Holds two readers against each other. Neither overwrites the other, and no fact comes of what the model alone points at: who lies twice
 * is believed no more than who lies once. Alike, the fact has two readers. Unlike, both are a contradiction where our own reader of the
 * fact takes the other value from the whole field, and two readings of the model point at it; a weak reading of ours is then given up.
 * All else is a hint: asked, never used.
 * @param weighed what the rules have read and weighed already: to point at it says nothing new
 */
export function agree(
  facts: Facts,
  contradictions: readonly Contradiction[],
  pointed: readonly Pointed[],
  weighed: readonly Candidate[],
): Agreement {
  const known: Facts = { ...facts }
  const rivals = [...contradictions]
  const withdrawn: Partial<Record<FactKey, readonly Evidence[]>> = {}
  const [agreed, differing, hints]: [FactKey[], FactKey[], Hint[]] = [[], [], []]
  for (const [key, ofKey] of Map.groupBy(pointed.filter(isCounted), keyOf)) {
    const fact = known[key]
    const read = ofKey.flatMap(one => (one.kind === 'value' ? [one] : []))
    const [first] = read
    const isSame = read.every(one => first && sameValue(key, one.candidate.value, first.candidate.value))
    if (!first || !isSame) {
      // Several values, or none: where it stands is all that is known.
      const places = ofKey.map(one => (one.kind === 'value' ? one.candidate.evidence : one.evidence))
      if (!fact)
        hints.push(
          ...places
            .slice(0, 1)
            .map(place => ({ key, value: null, evidence: inItsClause(place), readings: 1 as const })),
        )
      continue
    }
    const { candidate } = first
    const isConfirmed = read.some(({ readings }) => readings === 2)
    const hint: Hint = {
      key,
      ...saidOf(candidate),
      evidence: inItsClause(candidate.evidence),
      readings: isConfirmed ? 2 : 1,
    }
    if (!fact) hints.push(hint)
    else if (sameValue(key, fact.value, candidate.value)) {
      known[key] = { ...fact, readers: 2 }
      agreed.push(key)
    } else {
      const isKnown = weighed.some(one => one.key === key && sameValue(key, one.value, candidate.value))
      if (isKnown || !hasOneValue(key) || rivals.some(one => one.key === key)) continue
      differing.push(key)
      if (!isConfirmed || !read.some(one => one.isOwn && isRival(fact, one.candidate, weighed))) hints.push(hint)
      else if (fact.confidence < MIN_SURE) {
        known[key] = null
        withdrawn[key] = [...fact.evidence, candidate.evidence]
      } else rivals.push(contradictionOf(key, [saidOf(fact), { ...saidOf(candidate), evidence: [candidate.evidence] }]))
    }
  }
  const refused = Map.groupBy(
    pointed.flatMap(one => (one.kind === 'refused' ? [one.why] : [])),
    why => why,
  )
  const counts = Object.fromEntries([...refused].map(([why, all]) => [why, all.length]))
  return {
    facts: known,
    contradictions: rivals,
    withdrawn,
    second: { agreed, differing, hints, refused: counts },
  }
}

/** Whether it may be told as another value of the same thing, as of two readings of the rules; a field is as good as a field of theirs. */
function isRival(fact: Fact, candidate: Candidate, weighed: readonly Candidate[]): boolean {
  const { key, unit, evidence } = candidate
  const first = weighed.find(one => one.key === key && sameValue(key, one.value, fact.value)) ?? candidate
  return (
    unit === fact.unit &&
    !fact.evidence.some(({ quote }) => evidence.quote.includes(quote)) &&
    isRivalry(key, { ...first, value: fact.value }, { ...candidate, rank: RANK.table })
  )
}

type Counted = Exclude<Pointed, { kind: 'refused' }>

function isCounted(one: Pointed): one is Counted {
  return one.kind !== 'refused'
}

function keyOf(one: Counted): FactKey {
  return one.kind === 'value' ? one.candidate.key : one.key
}

function saidOf<Proof>({ value, unit, evidence }: { value: FactValue; unit?: string; evidence: Proof }) {
  return { value, ...(unit && { unit }), evidence }
}
