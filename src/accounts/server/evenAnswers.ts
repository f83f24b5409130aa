import { setTimeout } from 'node:timers/promises'

/** So many of the latest answers say how long the work takes now. */
const REMEMBERED = 20
/** However busy the machine is, nobody waits longer for the sake of others. */
const MAX_MS = 2_000

/**
 * Answers no earlier than after a fixed time: what is done for an address that has an account, and what is not done for
 * one that has none, then take equally long. On a machine so busy that the work itself takes longer, an answer comes no
 * earlier than the slowest of the latest ones. Refusals say nothing about accounts here and need not wait.
 */
export function evenAnswers(leastMs: number): <Answer>(work: Promise<Answer>) => Promise<Answer> {
  const latest: number[] = []
  return async work => {
    const begun = performance.now()
    const [answer] = await Promise.all([work, setTimeout(leastMs)])
    const took = performance.now() - begun
    const slowest = Math.min(MAX_MS, Math.max(0, ...latest))
    latest.push(took)
    if (latest.length > REMEMBERED) latest.shift()
    // A timer cuts off what is less than a millisecond.
    await setTimeout(Math.ceil(Math.max(0, slowest - took)))
    return answer
  }
}
