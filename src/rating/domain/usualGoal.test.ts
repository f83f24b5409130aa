import { expect, test } from 'vitest'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { dealOf } from './mail/mailCase.fixture.ts'
import { usualGoal } from './usualGoal.ts'

const flat = offerWith({ objektart: 'Apartment', kaufpreis: 164_900 })
const run = { ...flat, deal: dealOf('bestand', { overlays: ['betreiber'] }) }

test('what an operator rents is bought for its rent, whoever is said to live there', () => {
  expect(usualGoal(run)).toBe('kapitalanlage')
  expect(usualGoal({ ...run, vermietet: false })).toBe('eigennutzung')
  expect(usualGoal(flat)).toBe('eigennutzung')
  expect(usualGoal({ ...flat, vermietet: true })).toBe('kapitalanlage')
})
