import { indexNeedles, type NeedleIndex } from './needleIndex.ts'
import { mayHold, needlesOf } from './needles.ts'

/**
 * Of many patterns those that may hold in a text, in their own order.
 * @returns to be asked with a text in small letters
 */
export function indexPatterns<Owner>(
  owners: readonly Owner[],
  patternOf: (owner: Owner) => RegExp,
): (lower: string) => Owner[] {
  // Made when it is first asked for: few processes ask for all of them.
  let index: NeedleIndex<number> | null = null
  return lower => {
    index ??= indexNeedles(new Map(owners.map((owner, at) => [at, needlesOf(patternOf(owner).source)])))
    return [...index.ownersIn(lower)]
      .sort((a, b) => a - b)
      .flatMap(at => owners.slice(at, at + 1))
      .filter(owner => mayHold(patternOf(owner), lower))
  }
}
