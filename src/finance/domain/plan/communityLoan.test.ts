import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { ASSUMED_MONTHS, communityLoanShare } from './communityLoan.ts'
import { levyOf } from './levy.ts'

const DAY = calendarDate('2026-11-22')
const share = (until: { year: number; month: number } | null, ...levies: (number | null)[]) =>
  communityLoanShare(
    { month: 95, until },
    levies.map(own => ({ own })),
    DAY,
  )
const rest = (...told: Parameters<typeof share>) => {
  const left = share(...told)
  return left && inEuro(left.rest)
}

test('what is left of it is its rates: 133 × 95 € to the end of 2037', () => {
  expect(share({ year: 2037, month: 12 })).toMatchObject({ months: 133, isAssumed: false, until: 'bis Dezember 2037' })
  expect(rest({ year: 2037, month: 12 })).toBe(12_635)
})

test.each([
  [{ year: 2026, month: 3 }],
  [{ year: 2026, month: 11 }],
  [{ year: 2024, month: 12 }],
])('%o: it has been paid, and costs nothing', until => {
  expect(share(until)).toBeNull()
  expect(share(until, 12_000)).toBeNull()
}) // prettier-ignore

test('who does not tell the end fares no better than who tells a usual one', () => {
  expect(share(null)).toMatchObject({ months: ASSUMED_MONTHS, isAssumed: true, until: '' })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: ASSUMED_MONTHS }), ahead => {
      const at = 2026 * 12 + 10 + ahead
      expect(rest(null)!).toBeGreaterThanOrEqual(rest({ year: Math.floor(at / 12), month: (at % 12) + 1 })!)
    }),
  )
})

test('a levy that it pays is the same debt: the larger of the two counts, never their sum', () => {
  const until = { year: 2037, month: 12 }
  expect(rest(until, 12_000)).toBe(12_635)
  expect(rest(until, 15_000)).toBe(15_000)
  expect(rest(until, null)).toBe(12_635)
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 100_000 }), levy => {
      expect(rest(until, levy)).toBe(Math.max(levy, 12_635))
    }),
  )
})

test('such a levy is no line beside the price, another one is', () => {
  const told = { own: 12_000, payer: null, due: null }
  const amount = (...levies: Parameters<typeof levyOf>[1] & object) => levyOf([], levies).due?.amount ?? null
  expect(levyOf([], [{ ...told, byLoan: true }])).toMatchObject({ due: null, expected: null })
  expect(amount(told)).not.toBeNull()
  expect(inEuro(amount({ ...told, byLoan: true }, { ...told, own: 3_000 })!)).toBe(3_000)
})
