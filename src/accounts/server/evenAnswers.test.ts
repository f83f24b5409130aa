import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { evenAnswers } from './evenAnswers.ts'

async function msOf(work: Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work
  return performance.now() - begun
}

test('an answer comes no earlier than after the fixed time, and no earlier than the slowest of the latest', async () => {
  const answered = evenAnswers(50)
  expect(await msOf(answered(Promise.resolve('quick')))).toBeGreaterThanOrEqual(49)
  // A busy machine lets the clock of the test run on after the answer was there; a timer may fire a millisecond early.
  await msOf(answered(setTimeout(200)))
  expect(await msOf(answered(Promise.resolve('quick')))).toBeGreaterThanOrEqual(195)
})

test('twenty answers later the slow one is forgotten', async () => {
  const answered = evenAnswers(0)
  await answered(setTimeout(1_900))
  await Promise.all(Array.from({ length: 20 }, (_, at) => answered(Promise.resolve(at))))
  expect(await msOf(answered(Promise.resolve('quick')))).toBeLessThan(1_500)
})

test('a refusal does not wait', async () => {
  const refused = evenAnswers(60_000)(Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
})
