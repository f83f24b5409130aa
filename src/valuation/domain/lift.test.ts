import { expect, test } from 'vitest'
import { inEuro } from '#kernel/money.ts'
import { lifted, renovatedFrom } from './lift.ts'

// D06, a flat in Leipzig: sanierungsbedürftig to modernisiert.
const LIFT = [{ words: 'Zustand modernisiert statt Zustand sanierungsbedürftig', before: 0.75, after: 1.06 }]

test('a home after its works is the middle of its estimate times the factors that the works change', () => {
  // 143,000 × 1.06 ÷ 0.75 = 202,106.67
  expect(lifted(143_000, LIFT)).toBe(202_107)
  // 400,000 × 1.0296 ÷ 0.88 × 1 ÷ 0.93 = 503,225.8
  expect(lifted(400_000, [{ before: 0.88, after: 1.0296 }, { before: 0.93, after: 1 }])).toBe(503_226) // prettier-ignore
  expect(lifted(143_000, [])).toBe(143_000)
})

test('its formula has every number of it', () => {
  const { value, formula } = renovatedFrom(143_000, LIFT)
  expect(inEuro(value)).toBe(202_107)
  expect(formula.replaceAll('\u00a0', ' ')).toBe(
    '143.000 € × 1,06 ÷ 0,75 (Zustand modernisiert statt Zustand sanierungsbedürftig)',
  )
})
