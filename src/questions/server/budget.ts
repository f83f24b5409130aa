import type { Spent } from '#platform/llm/languageModelPort.ts'

/** What the model's work on one document has taken. */
export interface Taken {
  readonly calls: number
  /** null: the endpoint does not count. */
  readonly readTokens: number | null
  readonly writtenTokens: number | null
  /** Of all calls together; some run beside each other. */
  readonly seconds: number
}

/** What it may take at most. */
export interface Bounds {
  readonly calls: number
  /** Read and written together. */
  readonly tokens: number
  /** From the first call on, in milliseconds. */
  readonly ms: number
}

/** Enough for thirty pages. A buyer waits for the report, and an analysis ends some day: a slow model must not take it all. */
export const USUAL_BOUNDS: Bounds = { calls: 40, tokens: 250_000, ms: 150_000 }

export interface Budget {
  /** Ends all calls when the time is over. */
  readonly signal: AbortSignal
  readonly onCall: (spent: Spent) => void
  /** Nothing more is asked: the endpoint is out of reach, or talks nonsense alone. */
  readonly giveUp: () => void
  readonly isSpent: () => boolean
  readonly taken: () => Taken
}

/** What a call takes at most that nobody has counted: request and reply together. */
const UNCOUNTED = 8_000

/** One for each document. */
export function budgetOf({ calls, tokens, ms }: Bounds): Budget {
  const signal = AbortSignal.timeout(ms)
  const made: Spent[] = []
  let isGivenUp = false
  const sum = (of: (one: Spent) => number | null) =>
    made.every(one => of(one) === null) ? null : made.reduce((total, one) => total + (of(one) ?? 0), 0)
  const taken = (): Taken => ({
    calls: made.length,
    readTokens: sum(({ readTokens }) => readTokens),
    writtenTokens: sum(({ writtenTokens }) => writtenTokens),
    seconds: Math.round((sum(one => one.ms) ?? 0) / 100) / 10,
  })
  const isSpent = () => {
    const used = made.reduce((total, { readTokens, writtenTokens }) => {
      const isCounted = readTokens !== null || writtenTokens !== null
      return total + (isCounted ? (readTokens ?? 0) + (writtenTokens ?? 0) : UNCOUNTED)
    }, 0)
    return isGivenUp || signal.aborted || made.length >= calls || used >= tokens
  }
  return { signal, onCall: spent => void made.push(spent), giveUp: () => void (isGivenUp = true), isSpent, taken }
}
