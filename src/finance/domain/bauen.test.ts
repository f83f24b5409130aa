import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { buildItemsOf, isPlotItem } from '#extraction/domain/deal/buildItems.ts'
import { allIn, type BuildingOffer } from './bauen.ts'
import { notaryOfPurchase, registerOfPurchase } from './notarUndGrundbuch.ts'

const day = calendarDate('2026-11-22')
const OFFER: BuildingOffer = {
  house: euro(330_000),
  plot: euro(120_000),
  plotWithin: false,
  included: [],
  excluded: [],
  land: 'NW',
}
const labels = (offer: BuildingOffer) => allIn(offer, day).total.mid.parts.map(({ label }) => label)

describe('deals.md, prefab house of 330.000 € on a plot of 120.000 € in NRW', () => {
  test('Grunderwerbsteuer is 7.800 € on the plot alone and 29.250 € on both (BFH II R 17/99)', () => {
    const { taxOnPlot, taxOnBoth } = allIn(OFFER, day)
    expect(inEuro(taxOnPlot!.amount)).toBe(7_800)
    expect(inEuro(taxOnBoth!.amount)).toBe(29_250)
  })

  test('the low end taxes the plot alone, the high end both, and every part adds up', () => {
    const { low, mid, high } = allIn(OFFER, day).total
    const deed = (value: number) => inEuro(notaryOfPurchase(euro(value), day).amount) + inEuro(registerOfPurchase(euro(value), day, 'NW').amount) // prettier-ignore
    // 66.800 € beside the house, 10 % buffer
    expect(inEuro(low.amount)).toBeCloseTo(450_000 + 7_800 + deed(120_000) + 66_800 * 1.1, 2)
    // 112.500 €
    expect(inEuro(mid.amount)).toBeCloseTo(450_000 + 7_800 + deed(120_000) + 112_500 * 1.1, 2)
    // 170.000 €
    expect(inEuro(high.amount)).toBeCloseTo(450_000 + 29_250 + deed(450_000) + 170_000 * 1.1, 2)
  })
})

test('what the offer includes is not paid again, what it leaves out is', () => {
  expect(labels({ ...OFFER, included: ['bodenplatte', 'erdarbeiten'] })).not.toEqual(
    expect.arrayContaining(['Bodenplatte']),
  )
  expect(labels(OFFER)).not.toContain('Küche')
  expect(labels({ ...OFFER, excluded: ['kueche', 'malerBoeden'] })).toEqual(
    expect.arrayContaining(['Küche', 'Maler und Bodenbeläge']),
  )
})

test('a plot that is not priced is named, one in the price is taxed with the house', () => {
  expect(allIn({ ...OFFER, plot: null }, day)).toMatchObject({ missingPlot: true, taxOnPlot: null, taxOnBoth: null })
  const within = allIn({ ...OFFER, plot: null, plotWithin: true }, day)
  expect(within.missingPlot).toBe(false)
  expect(inEuro(within.taxOnBoth!.amount)).toBe(0.065 * 330_000)
})

test.each([
  ['Erdarbeiten und Aushub', 'erdarbeiten'],
  ['Hausanschlüsse', 'hausanschluesse'],
  ['Bodenbeläge', 'malerBoeden'],
  ['Außenanlagen', 'aussenanlagen'],
  ['Einbauküche', 'kueche'],
  ['Bodenplatte', 'bodenplatte'],
  ['Innenausbau', 'ausbau', 'malerBoeden'],
  ['Fliesen und Sanitärobjekte', 'ausbau'],
  ['Bodenbeläge, Fliesen', 'ausbau', 'malerBoeden'],
  ['Sanitärrohinstallation'],
  ['Garage mit Bodenplatte', 'bodenplatte'],
  ['Sauna'],
])('„%s“ is %s %s', (name, ...items) => {
  expect(buildItemsOf(name)).toEqual(items)
})

test('the land is an item of its own, the search for it is not', () => {
  expect(isPlotItem('Grundstück')).toBe(true)
  expect(isPlotItem('Grundstücksservice')).toBe(false)
})
