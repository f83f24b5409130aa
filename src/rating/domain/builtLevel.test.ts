import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { allIn } from '#finance/domain/bauen.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { locate } from '#valuation/domain/locate.ts'
import { builtLevel } from './builtLevel.ts'

const day = calendarDate('2026-11-22')
const contract = { included: [], excluded: [], land: 'NW' as const, plotWithin: true, plot: null }
const offer = offerWith({ plz: '50733', ort: 'Köln', wohnflaeche: 120 })
const appraisal = {
  location: locate({ plz: '50733', ort: 'Köln' }),
  object: { art: 'Einfamilienhaus' as const, wohnflaeche: 120 },
}

test('a house to be built is held against finished new ones of the place, with its plot', () => {
  const level = builtLevel(allIn({ ...contract, house: euro(1_500_000) }, day), appraisal, offer, day)!
  expect(level.cost.low).toBeGreaterThan(1_500_000 / 120)
  expect(level.isAbove).toBe(true)
  expect(level.usual.low).toBeLessThan(level.usual.high)
})

test('one that costs as much as those is not called dear', () => {
  const level = builtLevel(allIn({ ...contract, house: euro(500_000) }, day), appraisal, offer, day)!
  expect(level.isAbove).toBe(false)
})

test.each([
  ['without the price of its plot', { plotWithin: false }, appraisal, offer],
  ['at no known place', {}, { ...appraisal, location: null }, offer],
  ['of no known area', {}, appraisal, offerWith({ plz: '50733', ort: 'Köln' })],
] as const)('%s there is nothing to compare', (_name, terms, known, its) => {
  expect(builtLevel(allIn({ ...contract, ...terms, house: euro(400_000) }, day), known, its, day)).toBeNull()
})
