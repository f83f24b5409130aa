import { expect, test } from 'vitest'
import { failed, success } from '#kernel/outcome.ts'
import { FAILURES } from '#platform/llm/failures.ts'
import type {
  LanguageModelFailure,
  LanguageModelPort,
  LanguageModelRequest,
  ModelAnswer,
  Spent,
} from '#platform/llm/languageModelPort.ts'
import type { Task } from '#questions/domain/model/tasksFor.ts'
import { askInPieces } from './askInPieces.ts'
import { type Bounds, budgetOf } from './budget.ts'

const BOUNDS: Bounds = { calls: 40, tokens: 100_000, ms: 5000 }
const block = (id: string) => ({ id, section: 'object' as const, text: `Text ${id}` })
const asked = (id: string) => ({ id, question: `${id}?`, sections: ['object' as const] })
const TASK: Task = { blocks: ['A', 'B', 'C', 'D'].map(block), asked: ['x', 'y', 'z'].map(asked) }
const yes = (id: string, quote = 'Text'): ModelAnswer => ({ id, found: true, block: 'A', quote })
const no = (id: string): ModelAnswer => ({ id, found: false, block: '', quote: '' })

function saying(
  say: (request: LanguageModelRequest, call: number) => readonly ModelAnswer[] | LanguageModelFailure,
  spent: Spent = { readTokens: 100, writtenTokens: 10, ms: 5 },
) {
  const requests: LanguageModelRequest[] = []
  const model: LanguageModelPort = {
    name: 'm',
    ask(request, _, onCall) {
      requests.push(request)
      onCall(spent)
      const said = say(request, requests.length)
      return Promise.resolve('code' in said ? failed(said) : success(said))
    },
  }
  return { model, requests }
}

function ask(model: LanguageModelPort, tasks: readonly Task[] = [TASK], bounds = BOUNDS) {
  return askInPieces(model, { system: 's', tasks }, budgetOf(bounds))
}

test('what is answered, found or absent, is asked once', async () => {
  const { model, requests } = saying(() => [yes('x'), no('y'), yes('z', ' ')])
  const { claims, ...rest } = await ask(model)
  expect(claims).toEqual([[{ id: 'x', block: 'A', quote: 'Text' }]])
  expect(rest).toEqual({ unasked: 0, unanswered: 0, failure: null })
  expect(requests).toHaveLength(1)
})

test('what is left out is asked again, in smaller pieces', async () => {
  const { model, requests } = saying((_, call) => (call === 1 ? [yes('x')] : [no('y'), yes('z')]))
  const { claims, unanswered } = await ask(model)
  expect(requests.slice(1).map(one => [one.blocks.length, one.questions.map(({ id }) => id)])).toEqual([
    [2, ['y', 'z', 'kontrolle']],
    [2, ['y', 'z', 'kontrolle']],
  ])
  expect([claims[0]?.map(({ id }) => id), unanswered]).toEqual([['x', 'z', 'z'], 0])
})

test('who never answers is asked a bounded number of times, and that is counted', async () => {
  const { model, requests } = saying(() => [])
  const { claims, unanswered, failure } = await ask(model)
  expect([claims, failure, requests.length, unanswered]).toEqual([[[]], null, 1 + 2 + 4, 4 * 3])
})

test('a request that is too long for the model is asked in halves', async () => {
  const { model, requests } = saying(({ blocks }) =>
    blocks.length > 2 ? FAILURES.tooMuch : [yes('x'), no('y'), no('z')],
  )
  const { claims, failure } = await ask(model)
  expect([requests.length, claims[0]?.length, failure]).toEqual([3, 2, null])
})

test('the first failure of the endpoint ends it, and what was found stays', async () => {
  const tasks = [TASK, TASK, TASK, TASK]
  const { model, requests } = saying((_, call) => (call === 1 ? [yes('x'), no('y'), no('z')] : FAILURES.unreachable))
  const { claims, failure, unanswered } = await ask(model, tasks)
  expect(claims.flat()).toHaveLength(1)
  expect(failure).toBe(FAILURES.unreachable.message)
  expect([requests.length <= 3, unanswered]).toEqual([true, 9])
})

test('a model that only ever talks nonsense is given up', async () => {
  const { model, requests } = saying(() => FAILURES.garbage)
  const { failure } = await ask(
    model,
    Array.from({ length: 20 }, () => TASK),
  )
  expect(failure).toBe(FAILURES.garbage.message)
  expect(requests.length).toBeLessThan(8)
})

test.each<[string, Bounds, number]>([
  ['calls', { ...BOUNDS, calls: 3 }, 4],
  ['tokens', { ...BOUNDS, tokens: 250 }, 4],
])('it ends with its bound of %s, and says so', async (_, bounds, most) => {
  const { model, requests } = saying(() => [no('x'), no('y'), no('z')])
  const { failure, unanswered } = await ask(
    model,
    Array.from({ length: 9 }, () => TASK),
    bounds,
  )
  expect(requests.length).toBeLessThanOrEqual(most)
  expect(failure).toContain('nur einen Teil')
  expect(unanswered).toBe((9 - requests.length) * 3)
})

test('the bound of tokens holds also where the endpoint counts none', async () => {
  const { model, requests } = saying(() => [no('x'), no('y'), no('z')], {
    readTokens: null,
    writtenTokens: null,
    ms: 5,
  })
  const tasks = Array.from({ length: 9 }, () => TASK)
  expect((await ask(model, tasks, { ...BOUNDS, tokens: 30_000 })).failure).toContain('nur einen Teil')
  expect(requests.length).toBeLessThan(7)
  expect((await ask(model, tasks, { ...BOUNDS, tokens: 90_000 })).failure).toBeNull()
})

test('answers to what nobody asked count for nothing', async () => {
  const { model } = saying(() => [no('x'), no('y'), no('z'), yes('ampel'), yes('__proto__')])
  expect(await ask(model)).toMatchObject({ claims: [[]], unasked: 2 })
})

test('who answers the question that no text answers is believed nothing of that reply, and is not asked on and on', async () => {
  const liar = saying(({ questions }) => questions.map(({ id }) => yes(id)))
  const { claims, unanswered, failure } = await ask(
    liar.model,
    Array.from({ length: 20 }, () => TASK),
  )
  expect([claims.flat(), unanswered]).toEqual([[], 60])
  expect(failure).toMatch(/auf die es keine gibt/)
  expect(liar.requests.length).toBeLessThan(8)
  // An empty quote, or none found, is the right answer to it; of others' replies nothing is lost.
  const once = saying(({ blocks }) => [yes('x'), no('y'), no('z'), blocks[0]?.id === 'A' ? no('kontrolle') : yes('kontrolle')]) // prettier-ignore
  const mixed = await ask(once.model, [TASK, { ...TASK, blocks: [block('E')] }])
  expect(mixed.claims.map(({ length }) => length)).toEqual([1, 0])
})

/** Whichever of two requests ends first, and however much each of them has taken. */
test('how far the budget reaches does not depend on which request ends first', async () => {
  const slow = (first: boolean): LanguageModelPort => {
    let asked = 0
    return {
      name: 'm',
      ask: (_, __, onCall) => {
        const isFirst = asked++ % 2 === 0
        return new Promise(resolve =>
          setTimeout(
            () => {
              onCall({ readTokens: isFirst ? 1000 : 10, writtenTokens: 0, ms: 1 })
              resolve(success([yes('x'), no('y'), no('z')]))
            },
            isFirst === first ? 20 : 1,
          ),
        )
      },
    }
  }
  const kept: LanguageModelPort = {
    name: 'm',
    ask: (_, __, onCall) => {
      onCall({ readTokens: 505, writtenTokens: 0, ms: 1 })
      return Promise.resolve(success([yes('x'), no('y'), no('z')]))
    },
  }
  const bounds = { ...BOUNDS, tokens: 3500 }
  const tasks = Array.from({ length: 11 }, () => TASK)
  const told = [
    await ask(slow(true), tasks, bounds),
    await ask(slow(false), tasks, bounds),
    await ask(kept, tasks, bounds),
  ]
  expect(told[0]?.unanswered).toBeGreaterThan(0)
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
})

test('what it came to does not depend on which request ends first', async () => {
  const slow = (reverse: boolean): LanguageModelPort => ({
    name: 'm',
    ask: ({ blocks }) =>
      new Promise(resolve =>
        setTimeout(
          () => resolve(success([yes('x', blocks[0]?.text), no('y'), no('z')])),
          (blocks[0]?.id === 'A') === reverse ? 30 : 1,
        ),
      ),
  })
  const tasks = [TASK, { ...TASK, blocks: [block('E')] }]
  expect(await ask(slow(true), tasks)).toEqual(await ask(slow(false), tasks))
})
