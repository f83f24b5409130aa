import { expect, test } from 'vitest'
import { failed, success } from '#kernel/outcome.ts'
import { FAILURES } from './failures.ts'
import type { LanguageModelPort } from './languageModelPort.ts'
import { restingAfterFailures } from './resting.ts'

const REQUEST = { system: '', blocks: [], questions: [] }
const SIGNAL = new AbortController().signal
const onCall = () => {}

function model(outcomes: Awaited<ReturnType<LanguageModelPort['ask']>>[]): LanguageModelPort & { asked: number } {
  return {
    name: 'm',
    asked: 0,
    ask() {
      return Promise.resolve(outcomes[this.asked++] ?? success([]))
    },
  }
}

test('leaves an endpoint alone for a minute after five failures in a row, then tries once', async () => {
  const dead = model(Array.from({ length: 6 }, () => failed(FAILURES.unreachable)))
  let now = 0
  const resting = restingAfterFailures(dead, () => now)
  for (let request = 0; request < 9; request++) await resting.ask(REQUEST, SIGNAL, onCall)
  expect(dead.asked).toBe(5)
  now = 60_000
  expect(await resting.ask(REQUEST, SIGNAL, onCall)).toEqual(failed(FAILURES.unreachable))
  expect(await resting.ask(REQUEST, SIGNAL, onCall)).toEqual(failed(FAILURES.resting))
  expect(dead.asked).toBe(6)
  now = 120_000
  expect(await resting.ask(REQUEST, SIGNAL, onCall)).toEqual(success([]))
  expect(await resting.ask(REQUEST, SIGNAL, onCall)).toEqual(success([]))
})

test('does not blame the endpoint for a document that it refuses', async () => {
  const picky = model(Array.from({ length: 8 }, () => failed(FAILURES.declined)))
  const resting = restingAfterFailures(picky, () => 0)
  for (let request = 0; request < 8; request++) await resting.ask(REQUEST, SIGNAL, onCall)
  expect(picky.asked).toBe(8)
})
