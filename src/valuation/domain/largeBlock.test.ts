import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { locate } from './locate.ts'
import { marketLevel } from './marketLevel.ts'
import type { MarketObject } from './marketObject.ts'

const today = calendarDate('2026-11-27')
const FLAT: MarketObject = { art: 'Eigentumswohnung', wohnflaeche: 65, baujahr: 1971, zustand: 'gepflegt' }
const BREMERHAVEN = '27578'

function factorOf(more: Partial<MarketObject>, plz = BREMERHAVEN): number {
  const location = locate({ plz })
  if (!location) throw new Error(plz)
  const { adjustments } = marketLevel(location, { ...FLAT, ...more }, today)
  return adjustments.find(({ id }) => id === 'wohnanlage')?.factor ?? 1
}

test.each<[string, Partial<MarketObject>, string, number]>([
  ['one of ninety-six of the seventies', { flatsInHouse: 96 }, BREMERHAVEN, 0.9],
  ['one of thirty', { flatsInHouse: 30 }, BREMERHAVEN, 0.95],
  ['one of ten', { flatsInHouse: 10 }, BREMERHAVEN, 1],
  ['nobody tells of how many', {}, BREMERHAVEN, 1],
  ['of a young block', { flatsInHouse: 96, baujahr: 2012 }, BREMERHAVEN, 1],
  ['of an old one', { flatsInHouse: 96, baujahr: 1908 }, BREMERHAVEN, 1],
  ['where homes are dear', { flatsInHouse: 96 }, '80992', 1],
  ['a house is no flat', { art: 'Reihenhaus', flatsInHouse: 96 }, BREMERHAVEN, 1],
])('a flat in a large block is worth less where there are others: %s', (_name, more, plz, factor) => {
  expect(factorOf(more, plz)).toBeCloseTo(factor, 2)
})
