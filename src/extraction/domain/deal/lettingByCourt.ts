import { wholeQuote } from '#kernel/evidence.ts'
import type { Fact, Facts } from '../facts.ts'
import type { Deal } from './deal.ts'

/** Neighbours may be wrong, and so may a guess: that it is not let follows from neither. */
const HEARSAY =
  /vermutlich|angeblich|wohl(?!\p{L})|(?<!\p{L})soll(?!\p{L})|Angaben? (?:von|der) (?:Nachbar|Anwohner)|offenbar/u

/**
 * Whether it is let, where a notice tells who lives in which unit: one flat that is let or empty speaks for no other. Who is let to by
 * hearsay alone is a tenant of one unit at most, so "vermietet" stays open where the notice leaves it open for the whole.
 */
export function lettingByCourt(facts: Facts, { court }: Pick<Deal, 'court'>): Facts {
  const use = court?.use ?? []
  const read = facts.vermietet
  if (use.length === 0 || read?.buyer) return facts
  const has = (by: (typeof use)[number]['by']) => use.some(one => one.by === by)
  const value = has('tenant')
    ? has('owner') || has('nobody')
      ? ('teilweise' as const)
      : null
    : use.every(({ evidence }) => !HEARSAY.test(wholeQuote(evidence)))
      ? false
      : null
  if (value === null || read?.value === value) return facts
  const fact: Fact = {
    value,
    mentions: use.length,
    evidence: use.filter(({ by }) => value === 'teilweise' || by !== 'tenant').map(({ evidence }) => evidence),
    confidence: read?.confidence ?? 0.9,
  }
  return { ...facts, vermietet: fact }
}

/** Who owes or owns lives in it or in a part of it, and must be evicted by whoever gets it. */
export function ownerLivesThere({ court }: Pick<Deal, 'court'>): boolean {
  return court?.use?.some(({ by }) => by === 'owner') === true
}
