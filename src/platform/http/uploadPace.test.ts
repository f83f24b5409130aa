import { expect, test } from 'vitest'
import { createUploadPace } from './uploadPace.ts'

const MEGABYTE = 1_000_000

test('[M6] an account that sends faster than its pace waits, and nobody else', async () => {
  const pace = createUploadPace(1)
  const begun = performance.now()
  const many = Promise.all(Array.from({ length: 8 }, () => pace.took('a', MEGABYTE)))
  expect(await Promise.race([pace.took('b', MEGABYTE).then(() => 'b'), many.then(() => 'a')])).toBe('b')
  await many
  // 8 MB at 16 a second, but for what an account may be ahead.
  expect(performance.now() - begun).toBeGreaterThan(390)
})

test('what was sent long ago is not held against an account', async () => {
  const pace = createUploadPace(1)
  await pace.took('a', MEGABYTE)
  await new Promise(resolve => setTimeout(resolve, 100))
  const begun = performance.now()
  await pace.took('a', MEGABYTE)
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(await Promise.race([pace.took('c', 1).then(() => 'at once'), new Promise(setImmediate)])).toBe('at once')
})
