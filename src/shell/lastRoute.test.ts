import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLastRoute, takeLastRoute } from './lastRoute.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => void vi.unstubAllGlobals())

test.each(['/buy?package=mini', '/archiv', '/account#sitzungen', '/process-status?job=1&x=%20'])(
  'after a login one goes where one wanted to: %s',
  route => {
    keepLastRoute(route)
    expect(takeLastRoute()).toBe(route)
    expect(takeLastRoute()).toBe('/archiv')
  },
)

// Browsers drop tabs and line ends out of an address, and read a backslash as a slash.
test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/a\\..\\\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '@evil.example',
  '',
  `/${'a'.repeat(5_000)}`,
])('nobody is led elsewhere by %j', route => {
  keepLastRoute(route)
  expect(takeLastRoute()).toBe('/archiv')
})
