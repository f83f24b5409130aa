import type { Claim } from '#extraction/domain/pointed/locate.ts'
import type { Refusal } from '#extraction/domain/pointed/pointed.ts'
import type { Seen } from '#extraction/domain/pointed/seen.ts'

/** Where a model says that something stands. */
export interface ModelClaim extends Claim {
  readonly id: string
}

/** What was refused, by German reason. */
export type Refusals = Readonly<Record<string, number>>

export interface JudgedClaims {
  /** By what was asked for, at most `MAX_PLACES` each, each place once. */
  readonly places: ReadonlyMap<string, readonly Seen[]>
  readonly refused: Refusals
}

/** More places for one question are noise. */
const MAX_PLACES = 3
/** Shorter quotes prove nothing: they occur anywhere. One of the two is enough. */
const MIN_WORDS = 3
const MIN_CHARACTERS = 12
const TOO_SHORT = 'zu kurz'

/** Believes a claim only where its words are in the document, for every reader to see and to be read by one. */
export function judgeClaims(claims: readonly ModelClaim[], see: (claim: Claim) => Seen | Refusal): JudgedClaims {
  const places = new Map<string, Seen[]>()
  const refused = new Map<string, number>()
  for (const claim of claims) {
    const seen = isLongEnough(claim.quote) ? see(claim) : TOO_SHORT
    if (typeof seen === 'string') {
      refused.set(seen, (refused.get(seen) ?? 0) + 1)
      continue
    }
    const known = places.get(claim.id) ?? []
    if (known.length < MAX_PLACES && known.every(one => !isSame(one, seen))) places.set(claim.id, [...known, seen])
  }
  return { places, refused: Object.fromEntries(refused) }
}

/** All that was refused. */
export function sumOf(...all: readonly Refusals[]): Refusals {
  const sum = new Map<string, number>()
  for (const refused of all)
    for (const [why, count] of Object.entries(refused)) sum.set(why, (sum.get(why) ?? 0) + count)
  return Object.fromEntries([...sum].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isLongEnough(quote: string): boolean {
  const said = quote.trim()
  return said.length >= MIN_CHARACTERS || said.split(/\s+/u).length >= MIN_WORDS
}

function isSame(one: Seen, other: Seen): boolean {
  return one.place.block === other.place.block && one.statement.start === other.statement.start
}
