import { expect, test } from 'vitest'
import { failed, success } from '#kernel/outcome.ts'
import { readingFailure } from '#reading/domain/failure.ts'
import { createPageDrawer } from './pageDrawer.ts'

const load = () => Promise.resolve(new Uint8Array(1))
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test('[H4] who asks for many pages at once has one before the page of another', async () => {
  const order: string[] = []
  const drawer = createPageDrawer({
    drawPage: async (_, page) => {
      order.push(page < 100 ? 'many' : 'one')
      await pause(10)
      return success(new Uint8Array(1))
    },
  })
  const many = Array.from({ length: 8 }, (_, at) => drawer.draw('a', load, at + 1))
  await pause(5)
  await drawer.draw('b', load, 100)
  expect(order.indexOf('one')).toBe(1)
  await Promise.all(many)
})

test('[H4] pages that take too long are asked for three times, then their owner waits, and others do not', async () => {
  let asked = 0
  const drawer = createPageDrawer({
    drawPage: (_, page) => {
      asked++
      return Promise.resolve(page === 1 ? failed(readingFailure('zu-langsam')) : success(new Uint8Array(1)))
    },
  })
  for (let time = 0; time < 5; time++)
    await expect(drawer.draw('a', load, 1)).rejects.toMatchObject({ rule: { code: 'report.notDrawn' } })
  expect(asked).toBe(3)
  expect(await drawer.draw('b', load, 2)).toHaveLength(1)
})

test('a damaged page may be asked for as often as one likes', async () => {
  const drawer = createPageDrawer({
    drawPage: (_, page) =>
      Promise.resolve(page === 1 ? failed(readingFailure('beschaedigt')) : success(new Uint8Array(1))),
  })
  for (let time = 0; time < 5; time++) await expect(drawer.draw('a', load, 1)).rejects.toThrow()
  expect(await drawer.draw('a', load, 2)).toHaveLength(1)
})
