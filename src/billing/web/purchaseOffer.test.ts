import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayedPrice } from '../domain/displayedPrice.ts'
import { euroText } from '../domain/euroText.ts'
import { PACKAGES } from '../domain/packages.ts'
import { type AppliedPromo, purchaseOfferOf, packageNamed, type PriceData, tierOf } from './purchaseOffer.ts'

const data: PriceData = {
  priceIds: { mini: 'price_mini', bronze: 'price_bronze', gold: 'price_gold' },
  priceCents: { mini: 990, bronze: 3900, gold: 0, silber: 8900 },
  priceCredits: { mini: 1, bronze: 10, gold: 100, silber: 30 },
  priceModes: { mini: 'payment', bronze: 'subscription', gold: 'subscription', silber: 'subscription' },
  priceDesc: { mini: 'Eine Analyse.', bronze: 'Zehn im Monat.' },
}

function percent(amount: number, packages: AppliedPromo['packages'] = null): AppliedPromo {
  return { code: 'HERBST', discountType: 'percentage', amount, packages }
}

test.each([
  { alias: 'midi', why: 'is not named at all' },
  { alias: 'silber', why: 'has no price id' },
  { alias: 'gold', why: 'costs nothing' },
] as const)('[8.4] $alias cannot be ordered: it $why', ({ alias }) => {
  expect(purchaseOfferOf(alias, data, null)).toBeNull()
})

test('a code for other packages changes nothing here', () => {
  expect(purchaseOfferOf('mini', data, percent(20, ['bronze']))).toMatchObject({
    promo: null,
    price: { grossCents: 990 },
  })
  expect(purchaseOfferOf('bronze', data, percent(20, ['bronze']))).toMatchObject({ price: { grossCents: 3120 } })
})

test('a subscription whose first month costs nothing is paid for once, as the server books it', () => {
  expect(purchaseOfferOf('bronze', data, percent(99))?.mode).toBe('subscription')
  expect(purchaseOfferOf('bronze', data, percent(100))?.mode).toBe('payment')
})

test('[5.4] what is shown as the price is what the order says, to the cent', () => {
  const promo = fc.record({
    code: fc.constant('HERBST'),
    discountType: fc.constantFrom('percentage' as const, 'fixed_amount' as const),
    amount: fc.integer({ min: 1, max: 100 }),
    packages: fc.constant(null),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.option(promo), (cents, applied) => {
      const offer = purchaseOfferOf('mini', { ...data, priceCents: { mini: cents } }, applied)
      expect(euroText(offer?.price.grossCents ?? -1)).toBe(displayedPrice(cents, applied).now)
      expect(offer?.price.grossCents).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('[2.1.10] the query names one of the six packages, or none', () => {
  expect(PACKAGES.map(packageNamed)).toEqual(PACKAGES)
  for (const other of [null, '', 'MIDI', 'platin', 'midi ', '__proto__']) expect(packageNamed(other)).toBeNull()
})

test('[2.12.2] three packages are basic, three are plus', () => {
  expect(PACKAGES.map(tierOf)).toEqual(['basic', 'basic', 'basic', 'plus', 'plus', 'plus'])
})
