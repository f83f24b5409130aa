import { setTimeout } from 'node:timers/promises'

/**
 * Answers no earlier than after a fixed time: what is done for an address that has an account, and what is not done for
 * one that has none, then take equally long. Refusals say nothing about accounts here and need not wait.
 */
export async function answerAfter<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work, setTimeout(milliseconds)])
  return answer
}
