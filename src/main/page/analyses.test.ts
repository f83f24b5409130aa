import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnalyses } from './analyses.ts'
import { KEEP_MINUTES } from './limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('files and results are gone after the stated time', () => {
  const analyses = keepAnalyses(() => new Promise(() => undefined), vi.fn())
  const id = analyses.add('haus.pdf', new Uint8Array(1))!
  vi.advanceTimersByTime(KEEP_MINUTES * 60_000 - 1)
  expect(analyses.find(id)).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(analyses.find(id)).toBeUndefined()
})

test('ids cannot be guessed', () => {
  const analyses = keepAnalyses(() => new Promise(() => undefined), vi.fn())
  const ids = [1, 2].map(() => analyses.add('haus.pdf', new Uint8Array(1)))
  expect(ids[0]).toMatch(/^[\w-]{22}$/)
  expect(ids[0]).not.toBe(ids[1])
})
