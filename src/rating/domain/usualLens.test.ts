import { expect, test } from 'vitest'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { dealOf } from './mail/mailCase.fixture.ts'
import { usualLens } from './usualLens.ts'

const flat = offerWith({ objektart: 'Apartment', kaufpreis: 164_900 })
const run = { ...flat, deal: dealOf('bestand', { overlays: ['betreiber'] }) }

test('what an operator rents is bought for its rent, whoever is said to live there', () => {
  expect(usualLens(run)).toBe('kapitalanlage')
  expect(usualLens({ ...run, vermietet: false })).toBe('eigennutzung')
  expect(usualLens(flat)).toBe('eigennutzung')
  expect(usualLens({ ...flat, vermietet: true })).toBe('kapitalanlage')
})
