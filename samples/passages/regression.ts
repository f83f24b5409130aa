import type { Weights } from '#extraction/domain/learned/pieces.ts'

/** A sentence with what is to be learned from it. */
export interface Example {
  readonly pieces: readonly string[]
  readonly isGrave: boolean
  /** How much it counts beside the others. */
  readonly worth: number
}

/** Fewer say nothing of the next sentence. */
const MIN_EXAMPLES = 2
/** Of four authors the pieces found 244 grave passages of 430 with 15,000, 258 with 30,000, 273 with 60,000 and no more with all. */
const MAX_PIECES = 60_000
const ROUNDS = 5
const RATE = 0.2
/** Pulls each weight towards 0, so that a piece of few examples says little (ridge). */
const PULL = 0.1

/**
 * Logistic regression (AdaGrad): once over all pieces, then over those that told most. Same examples, same weights.
 * @param start log-odds before a piece is seen
 */
export function learned(examples: readonly Example[], start: number): Weights {
  const counts = new Map<string, number>()
  for (const { pieces } of examples) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= MIN_EXAMPLES).map(([piece]) => piece)
  const tells = ([piece, weight]: readonly [string, number]) => Math.abs(weight) * Math.sqrt(counts.get(piece) ?? 0)
  const telling = [...fitted(examples, frequent, start).weights]
    .toSorted((a, b) => tells(b) - tells(a))
    .slice(0, MAX_PIECES)
  return fitted(examples, telling.map(([piece]) => piece), start) // prettier-ignore
}

function fitted(examples: readonly Example[], vocabulary: readonly string[], start: number): Weights {
  const numbered = new Map(vocabulary.map((piece, at) => [piece, at]))
  const rows = examples.map(({ pieces, isGrave, worth }) => ({
    share: 1 / Math.sqrt(Math.max(1, pieces.length)),
    at: Int32Array.from(pieces.flatMap(piece => numbered.get(piece) ?? [])),
    target: isGrave ? 1 : 0,
    worth,
  }))
  const weights = new Float64Array(vocabulary.length)
  const steps = new Float64Array(vocabulary.length).fill(0.01)
  let bias = start
  const next = randomOrder()
  for (let round = 0; round < ROUNDS; round++)
    for (const { share, at, target, worth } of next(rows)) {
      if (at.length === 0) continue
      let score = bias
      for (const one of at) score += (weights[one] ?? 0) * share
      const slope = (1 / (1 + Math.exp(-score)) - target) * worth
      for (const one of at) {
        const weight = weights[one] ?? 0
        const pull = slope * share + PULL * weight
        const step = (steps[one] ?? 0) + pull ** 2
        steps[one] = step
        weights[one] = weight - (RATE * pull) / Math.sqrt(step)
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
