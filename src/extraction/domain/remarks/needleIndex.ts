import { type Needles, SLOTS, slotOf } from './needles.ts'

/** Of what a needle is, and where it is in a text. */
export interface Found<Owner> {
  readonly at: number
  readonly owner: Owner
}

export interface NeedleIndex<Owner> {
  /** Those without needles: they may be anywhere. */
  readonly always: readonly Owner[]
  /** Every needle in a text, in order: the text is gone through once for all of them. */
  find(text: string): Found<Owner>[]
  /** Whose needles are in a text at all, those without needles included. */
  ownersIn(text: string): Set<Owner>
}

/** Needles are found by their first letters; shorter ones are searched for one by one. */
const LETTERS = 3

/** For hundreds of patterns that are searched for in hundreds of short texts. */
export function indexNeedles<Owner>(needlesByOwner: ReadonlyMap<Owner, Needles>): NeedleIndex<Owner> {
  const always: Owner[] = []
  const byBeginning = new Map<string, { needle: string; owner: Owner }[]>()
  const short: { needle: string; owner: Owner }[] = []
  // At most places nothing begins: a look into an array saves cutting the letters out.
  const begins = new Uint8Array(SLOTS)
  for (const [owner, needles] of needlesByOwner) {
    if (needles === null) always.push(owner)
    for (const needle of new Set(needles)) {
      const beginning = needle.slice(0, LETTERS)
      if (beginning.length < LETTERS) short.push({ needle, owner })
      else {
        begins[slotOf(beginning, 0)] = 1
        byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { needle, owner }])
      }
    }
  }
  const each = (text: string, tell: (at: number, owner: Owner) => void): void => {
    for (let at = 0; at + LETTERS <= text.length; at++) {
      if (begins[slotOf(text, at)] === 0) continue
      const candidates = byBeginning.get(text.slice(at, at + LETTERS))
      if (!candidates) continue
      for (const { needle, owner } of candidates) if (text.startsWith(needle, at)) tell(at, owner)
    }
    for (const { needle, owner } of short)
      for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) tell(at, owner)
  }
  return {
    always,
    find(text) {
      const found: Found<Owner>[] = []
      each(text, (at, owner) => found.push({ at, owner }))
      return found.sort((a, b) => a.at - b.at)
    },
    ownersIn(text) {
      const owners = new Set(always)
      each(text, (_, owner) => owners.add(owner))
      return owners
    },
  }
}
