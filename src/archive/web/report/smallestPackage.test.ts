import { expect, test } from 'vitest'
import { smallestPackage } from './smallestPackage.ts'

const stripe = {
  priceIds: {},
  priceCredits: { mini: 1, midi: 3, bronze: 1 },
  priceCents: { midi: 2490, mini: 990, bronze: 500 },
  priceModes: { mini: 'payment', midi: 'payment', bronze: 'subscription' },
  priceDesc: {},
} as const

test('the cheapest package that is paid once, whatever the order of the configuration', () => {
  expect(smallestPackage({ stripe })).toEqual({ alias: 'mini', cents: 990 })
})

test('a subscription alone is not offered for one report', () => {
  expect(smallestPackage({ stripe: { ...stripe, priceCents: { bronze: 500 } } })).toBeNull()
})
