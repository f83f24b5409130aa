import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceWith } from './price.ts'

const cents = fc.integer({ min: 1, max: 10_000_000 })
const percentage = fc.record({
  discountType: fc.constant('percentage' as const),
  amount: fc.integer({ min: 1, max: 100 }),
})
const fixed = fc.record({
  discountType: fc.constant('fixed_amount' as const),
  amount: fc.integer({ min: 1, max: 20_000_000 }),
})

test('list price less discount is the price, in whole cents, never below 0 and never above the list price', () => {
  fc.assert(
    fc.property(cents, fc.option(fc.oneof(percentage, fixed)), (listCents, promo) => {
      const price = priceWith(listCents, promo)
      expect(price.listCents).toBe(listCents)
      expect(price.listCents - price.discountCents).toBe(price.grossCents)
      expect(Number.isInteger(price.grossCents)).toBe(true)
      expect(price.grossCents).toBeGreaterThanOrEqual(0)
      expect(price.grossCents).toBeLessThanOrEqual(listCents)
    }),
  )
})

test('is what the page shows by the rule of the specification, price × (1 − amount/100), to the cent', () => {
  fc.assert(
    fc.property(cents, percentage, (listCents, promo) => {
      // Exact: a hundredth of a cent is the smallest part that can come out.
      const hundredths = BigInt(listCents) * BigInt(100 - promo.amount)
      const rounded = (hundredths + 50n) / 100n
      expect(BigInt(priceWith(listCents, promo).grossCents)).toBe(rounded)
    }),
  )
})

test.each([
  { list: 990, type: 'percentage', amount: 15, gross: 842 },
  { list: 990, type: 'percentage', amount: 5, gross: 941 },
  { list: 1, type: 'percentage', amount: 50, gross: 1 },
  { list: 990, type: 'percentage', amount: 100, gross: 0 },
  { list: 990, type: 'fixed_amount', amount: 500, gross: 490 },
  { list: 990, type: 'fixed_amount', amount: 5000, gross: 0 },
] as const)('$list cents with $amount ($type) off are $gross', ({ list, type, amount, gross }) => {
  expect(priceWith(list, { discountType: type, amount }).grossCents).toBe(gross)
})
