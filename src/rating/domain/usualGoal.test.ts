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

test('of a house that is let in part the buyer moves into the rest; of one of flats he buys the rents', () => {
  const house = offerWith({ objektart: 'Zweifamilienhaus', kaufpreis: 459_000 })
  expect(usualGoal({ ...house, vermietet: 'teilweise' })).toBe('eigennutzung')
  expect(usualGoal({ ...house, vermietet: true })).toBe('kapitalanlage')
  const flats = offerWith({ objektart: 'Mehrfamilienhaus', kaufpreis: 459_000 })
  expect(usualGoal({ ...flats, vermietet: 'teilweise' })).toBe('kapitalanlage')
})
