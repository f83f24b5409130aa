import { expect, test } from 'vitest'
import { narrowed } from './narrowed.ts'

const gain = (halfWidth: number, halfWidthWith: number) => {
  return narrowed({ statement: 'Zustand', document: 'Rechnungen', halfWidth, halfWidthWith })
}

test('a range is said to become narrower only where the reader would see it', () => {
  expect(gain(0.28, 0.244)).toBe('Mit ihr wird die Spanne schmaler, von ±28\u00a0% auf ±24,4\u00a0%.')
  for (const [from, to] of [[0.23, 0.228], [0.23, 0.23]] as const) expect(gain(from, to)).not.toMatch(/±/u) // prettier-ignore
})
