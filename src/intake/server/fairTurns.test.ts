import { expect, test, vi } from 'vitest'
import { createFairTurns } from './fairTurns.ts'

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const light = () => false

test('one owner has one piece before others, however much he brings', async () => {
  const turns = createFairTurns(20)
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await pause(20)
    running--
  }
  const many = Array.from({ length: 8 }, () => turns.take('a', work, light))
  const other = turns.take('b', work, light)
  await Promise.race([other, pause(100).then(() => Promise.reject(new Error('b waits for a')))])
  await Promise.all(many)
  expect(most).toBe(2)
})

test('after pieces that were too heavy their owner rests for five minutes, others do not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const turns = createFairTurns(20)
    const work = vi.fn(() => Promise.resolve('heavy'))
    for (let time = 0; time < 3; time++) expect(await turns.take('a', work, () => true)).toBe('heavy')
    await expect(turns.take('a', work, light)).rejects.toMatchObject({ name: 'MustWait', reason: 'heavy' })
    expect(work).toHaveBeenCalledTimes(3)
    expect(await turns.take('b', work, light)).toBe('heavy')
    vi.advanceTimersByTime(5 * 60_000)
    expect(await turns.take('a', work, light)).toBe('heavy')
  } finally {
    vi.useRealTimers()
  }
})

test('more than an owner may have waiting is refused at once, and what fails does not stop the next', async () => {
  const turns = createFairTurns(2)
  const failing = turns.take('a', () => Promise.reject(new Error('broken')), light)
  const next = turns.take('a', () => Promise.resolve(2), light)
  await expect(turns.take('a', () => Promise.resolve(3), light)).rejects.toMatchObject({ reason: 'many' })
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe(2)
})
