import { expect, test, vi } from 'vitest'
import { success } from '#kernel/outcome.ts'
import type { PageCount } from '#reading/server/index.ts'
import { createFairCounter } from './fairCounter.ts'

/** What is sent, as its first byte: opened at once, never, or only when the test says so. */
const LIGHT = 1
const HEAVY = 2
const LATER = 3

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const load = () => Promise.resolve(new Uint8Array(1))

test('[H4] one account has one file before others, however many it sends', async () => {
  let running = 0
  let most = 0
  const counter = createFairCounter({
    countPages: async () => {
      most = Math.max(most, ++running)
      await pause(20)
      running--
      return success(1)
    },
  })
  const many = Array.from({ length: 8 }, () => counter.countPages('a', load))
  const other = counter.countPages('b', load)
  await Promise.race([other, pause(100).then(() => Promise.reject(new Error('b waits for a')))])
  await Promise.all(many)
  expect(most).toBe(2)
})

test('[H4] accounts that have sent what takes too long wait for each other, and nobody else for them', async () => {
  const heavy = Promise.withResolvers<undefined>()
  let running = 0
  let most = 0
  const counter = createFairCounter({
    countPages: async bring => {
      const [kind] = await bring()
      most = Math.max(most, ++running)
      if (kind === LATER) await heavy.promise
      running--
      return success(kind === LIGHT ? 1 : 'heavy')
    },
  })
  const send = (account: string, kind: number) =>
    counter.countPages(account, () => Promise.resolve(Uint8Array.of(kind)))
  const attackers = ['a', 'b', 'c']
  for (const attacker of attackers) await send(attacker, HEAVY)
  most = 0
  const waiting = Promise.all(attackers.map(attacker => send(attacker, LATER)))
  await expect.poll(() => running).toBe(1)
  expect(await send('d', LIGHT)).toEqual(success(1))
  expect(most).toBe(2)
  heavy.resolve(undefined)
  expect(await waiting).toEqual(attackers.map(() => success('heavy')))
  expect(most).toBe(2)
})

test('[H4] after some files that take too long to open the account has to wait, others not', async () => {
  let asked = 0
  const counter = createFairCounter({ countPages: () => Promise.resolve(success(asked++ < 3 ? 'heavy' : 5)) })
  for (let time = 0; time < 3; time++) expect(await counter.countPages('a', load)).toEqual(success('heavy'))
  await expect(counter.countPages('a', load)).rejects.toMatchObject({ rule: { code: 'intake.tooHeavy' } })
  expect(counter.refusalOf('a')).toMatchObject({ rule: { code: 'intake.tooHeavy' } })
  expect(counter.refusalOf('b')).toBe(null)
  expect(await counter.countPages('b', load)).toEqual(success(5))
  expect(asked).toBe(4)
})

test('[H4] a busy machine keeps nobody waiting and makes nobody rest; what the count finds later still counts', async () => {
  const counts: PromiseWithResolvers<PageCount>[] = []
  const counter = createFairCounter({
    countPages: async () => {
      const count = Promise.withResolvers<PageCount>()
      counts.push(count)
      return success(await count.promise)
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const sendLate = async (found: PageCount) => {
      const answer = counter.countPages('a', load)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await answer).toEqual(success(null))
      counts.pop()?.resolve(found)
      await vi.advanceTimersByTimeAsync(0)
    }
    for (const found of [1, null, 2, null]) await sendLate(found)
    expect(counter.refusalOf('a')).toBe(null)
    for (let time = 0; time < 3; time++) await sendLate('heavy')
    expect(counter.refusalOf('a')).toMatchObject({ rule: { code: 'intake.tooHeavy' } })
  } finally {
    vi.useRealTimers()
  }
})

test('[H4] the next file of an account waits for its turn also when the answer to the one before was late', async () => {
  const first = Promise.withResolvers<PageCount>()
  let running = 0
  const counter = createFairCounter({
    countPages: async () => success(running++ === 0 ? await first.promise : 7),
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const late = counter.countPages('a', load)
    const next = counter.countPages('a', load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await late).toEqual(success(null))
    expect(running).toBe(1)
    first.resolve(1)
    expect(await next).toEqual(success(7))
  } finally {
    vi.useRealTimers()
  }
})
