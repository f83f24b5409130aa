import { setTimeout } from 'node:timers/promises'

/**
 * Answers, or refuses, no earlier than after a fixed time: what is done for an address that has an account, and what is
 * not done for one that has none, then take equally long.
 */
export async function answerAfter<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work, setTimeout(milliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
