import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayedPrice } from './displayedPrice.ts'

const percent = (amount: number) => ({ discountType: 'percentage' as const, amount })
const fixed = (amount: number) => ({ discountType: 'fixed_amount' as const, amount })

test.each([
  ['no price', undefined, null, '–', null],
  ['no price, with a code', undefined, percent(20), '–', null],
  ['a price of 0', 0, null, '–', null],
  ['a price below 0', -100, fixed(100), '–', null],
  ['not a number', NaN, null, '–', null],
  ['a price', 2490, null, '24,90 €', null],
  ['a price of thousands', 123456, null, '1.234,56 €', null],
  ['20 percent less', 2490, percent(20), '19,92 €', '24,90 €'],
  ['half a cent', 995, percent(50), '4,98 €', '9,95 €'],
  ['all of it less', 2490, percent(100), '0,00 €', '24,90 €'],
  ['5 € less', 2490, fixed(500), '19,90 €', '24,90 €'],
  ['more less than it costs', 990, fixed(1000), '0,00 €', '9,90 €'],
])('[5.4] %s', (_, cents, promo, now, before) => {
  const shown = displayedPrice(cents, promo)
  expect([shown.now, shown.before].map(text => text?.replace('\u00a0', ' ') ?? null)).toEqual([now, before])
})

test('[5.4] with any code the price is one with two decimals, not below 0 and not above the struck one', () => {
  const promo = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map(percent),
    fc.integer({ min: 1, max: 10_000_000 }).map(fixed),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), promo, (cents, code) => {
      const { now, before } = displayedPrice(cents, code)
      expect(now).toMatch(/^\d{1,3}(\.\d{3})*,\d{2}\u00a0€$/)
      expect(centsOf(now)).toBeLessThanOrEqual(centsOf(before ?? ''))
      expect(centsOf(before ?? '')).toBe(cents)
    }),
  )
})

function centsOf(text: string): number {
  return Number(text.replaceAll(/\D/g, ''))
}
