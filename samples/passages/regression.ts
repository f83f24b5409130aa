import type { Weights } from '#extraction/domain/sightings/gravity.ts'

/** A sentence with what is to be learned from it. */
export interface Example {
  readonly pieces: readonly string[]
  readonly isGrave: boolean
  /** How much it counts beside the others. */
  readonly worth: number
}

/** Fewer say nothing of the next sentence. */
const MIN_EXAMPLES = 2
/** More pieces find no more (measured with 4,000, 8,000, 20,000 and all 80,000). */
const MAX_PIECES = 4000
const ROUNDS = 5
const RATE = 0.2
/** Log-odds before a piece is seen: most sentences are not grave. */
const START = -3

/** Logistic regression (AdaGrad): once over all pieces, then over those that told most. Same examples, same weights. */
export function learned(examples: readonly Example[]): Weights {
  const counts = new Map<string, number>()
  for (const { pieces } of examples) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= MIN_EXAMPLES).map(([piece]) => piece)
  const tells = ([piece, weight]: readonly [string, number]) => Math.abs(weight) * Math.sqrt(counts.get(piece) ?? 0)
  const telling = [...fitted(examples, frequent).weights].toSorted((a, b) => tells(b) - tells(a)).slice(0, MAX_PIECES)
  return fitted(examples, telling.map(([piece]) => piece)) // prettier-ignore
}

function fitted(examples: readonly Example[], vocabulary: readonly string[]): Weights {
  const numbered = new Map(vocabulary.map((piece, at) => [piece, at]))
  const rows = examples.map(({ pieces, isGrave, worth }) => ({
    at: Int32Array.from(pieces.flatMap(piece => numbered.get(piece) ?? [])),
    target: isGrave ? 1 : 0,
    worth,
  }))
  const weights = new Float64Array(vocabulary.length)
  const steps = new Float64Array(vocabulary.length).fill(0.01)
  let bias = START
  const next = randomOrder()
  for (let round = 0; round < ROUNDS; round++)
    for (const { at, target, worth } of next(rows)) {
      if (at.length === 0) continue
      const share = 1 / Math.sqrt(at.length)
      let score = bias
      for (const one of at) score += (weights[one] ?? 0) * share
      const slope = (1 / (1 + Math.exp(-score)) - target) * worth
      for (const one of at) {
        const step = (steps[one] ?? 0) + (slope * share) ** 2
        steps[one] = step
        weights[one] = (weights[one] ?? 0) - (RATE * slope * share) / Math.sqrt(step)
      }
      bias -= 0.01 * slope
    }
  return { weights: new Map(vocabulary.map((piece, at) => [piece, weights[at] ?? 0])), bias }
}

/** The same order each time it is run (Numerical Recipes' linear congruential generator). */
function randomOrder(): <T>(all: readonly T[]) => T[] {
  let seed = 7
  const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32
  return all => all.map(one => [random(), one] as const).toSorted((a, b) => a[0] - b[0]).map(([, one]) => one) // prettier-ignore
}
