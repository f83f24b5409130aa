import { expect, test } from 'vitest'
import { smallestPackage } from './smallestPackage.ts'

const onSale = {
  priceCents: { midi: 2490, mini: 990, bronze: 500 },
  priceModes: { mini: 'payment', midi: 'payment', bronze: 'subscription' },
} as const

test('the cheapest package that is paid once, whatever the order of the configuration', () => {
  expect(smallestPackage(onSale)).toEqual({ alias: 'mini', cents: 990 })
})

test('a subscription alone is not offered for one report', () => {
  expect(smallestPackage({ ...onSale, priceCents: { bronze: 500 } })).toBeNull()
})
