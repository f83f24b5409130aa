import { expect, test } from 'vitest'
import { failed, success } from '#kernel/outcome.ts'
import { FAILURES } from './failures.ts'
import { keepingReplies } from './keeping.ts'
import type { LanguageModelPort } from './languageModelPort.ts'

const REQUEST = { system: 's', blocks: [{ id: 'B1', text: 'Der Keller.' }], questions: [{ id: 'k', question: '?' }] }
const SIGNAL = new AbortController().signal
const SPENT = { readTokens: 10, writtenTokens: 2, ms: 30 }
const ANSWER = { id: 'k', found: true, block: 'B1', quote: 'Der Keller' }

function counting(name = 'm'): LanguageModelPort & { asked: number } {
  return {
    name,
    asked: 0,
    ask(_, __, onCall) {
      this.asked++
      onCall(SPENT)
      return Promise.resolve(success([{ ...ANSWER, quote: `${ANSWER.quote} ${this.asked}` }]))
    },
  }
}

test('what was answered once is answered again without asking, and told with what it took', async () => {
  const model = counting()
  const first = keepingReplies(model, {})
  const said = await first.ask(REQUEST, SIGNAL, () => {})
  const second = keepingReplies(model, first.used())
  const spent: unknown[] = []
  expect(await second.ask(REQUEST, SIGNAL, one => spent.push(one))).toEqual(said)
  expect([model.asked, spent, second.used()]).toEqual([1, [SPENT], first.used()])
})

test.each([
  ['another text', { ...REQUEST, blocks: [{ id: 'B1', text: 'Der Garten.' }] }, 'm'],
  ['another task', { ...REQUEST, system: 't' }, 'm'],
  ['another question', { ...REQUEST, questions: [{ id: 'k', question: '!' }] }, 'm'],
  ['another model', REQUEST, 'n'],
])('%s is asked again', async (_, request, name) => {
  const first = keepingReplies(counting(), {})
  await first.ask(REQUEST, SIGNAL, () => {})
  const other = counting(name)
  await keepingReplies(other, first.used()).ask(request, SIGNAL, () => {})
  expect(other.asked).toBe(1)
})

test('a failure is not kept', async () => {
  const keeping = keepingReplies({ name: 'm', ask: () => Promise.resolve(failed(FAILURES.busy)) }, {})
  await keeping.ask(REQUEST, SIGNAL, () => {})
  expect(keeping.used()).toEqual({})
})
