import { expect, test } from 'vitest'
import { alleKreise, type Kreis } from '#reference/market/kreise.ts'
import type { SiedlungstypNumber } from '#reference/market/siedlungstypen.ts'
import { productOf } from './adjustment.ts'
import { leerstandswirkung, toNotarised } from './beurkundung.ts'

const share = (...given: Parameters<typeof toNotarised>) => productOf(toNotarised(...given))
const kreis = (name: string, kreisfrei: boolean): Kreis =>
  alleKreise().find(one => one.name === name && one.kreisfrei === kreisfrei)!

test('a flat of 1975 to 1994 brings the same share of the asked level everywhere', () => {
  for (const level of [1500, 2700, 10_000]) expect(share('Eigentumswohnung', level, null, null)).toBeCloseTo(0.767, 10)
})

test('a house brings more of a level that flats make, and less of it where homes are dear', () => {
  const [duisburg, borken] = [kreis('Duisburg', true), kreis('Borken', false)]
  expect(duisburg.eigentuemerquote).toBeLessThan(borken.eigentuemerquote)
  // Official means of 2024: 1.21 of the level in Duisburg, about 0.9 in the Landkreise of NRW.
  expect(share('Einfamilienhaus', 2050, duisburg, null)).toBeGreaterThan(1.15)
  expect(share('Einfamilienhaus', 2800, borken, null)).toBeLessThan(0.9)
  expect(share('Einfamilienhaus', 5400, duisburg, null)).toBeLessThan(share('Einfamilienhaus', 2700, duisburg, null))
})

test('a cheap Landkreis outside NRW takes something off a house, a dear one or a flat nothing', () => {
  const inNw = kreis('Borken', false)
  const outside: Kreis = { ...inNw, land: 'BW' }
  const relation = (art: Parameters<typeof toNotarised>[0], level: number) =>
    share(art, level, outside, null) / share(art, level, inNw, null)
  expect(relation('Einfamilienhaus', 1800)).toBeCloseTo(0.86, 10)
  expect(relation('Einfamilienhaus', 2250)).toBeCloseTo(0.93, 10)
  expect(relation('Einfamilienhaus', 2700)).toBeCloseTo(1, 10)
  expect(relation('Eigentumswohnung', 1800)).toBe(1)
})

test('a city of flats lifts a detached house, and a terraced one by much less', () => {
  const [city, country] = [kreis('Braunschweig', true), { ...kreis('Braunschweig', true), eigentuemerquote: 55 }]
  const lift = (art: Parameters<typeof toNotarised>[0]) =>
    share(art, 2700, city, null) / share(art, 2700, country, null)
  expect(city.eigentuemerquote).toBeLessThan(35)
  expect(lift('Einfamilienhaus')).toBeGreaterThan(1.2)
  expect(lift('Reihenhaus')).toBeGreaterThan(1.05)
  expect(lift('Reihenhaus')).toBeLessThan(1.1)
})

test('empty homes count in a Landkreis only, half for a flat in its larger towns, and not without end', () => {
  const empty = kreis('Kyffhäuserkreis', false)
  const effect = (art: Parameters<typeof toNotarised>[0], at: Kreis, type: SiedlungstypNumber | null = null) =>
    leerstandswirkung(art, at, type)
  expect(empty.leerstand).toBeGreaterThan(10)
  expect(effect('Einfamilienhaus', empty)).toBeLessThan(effect('Eigentumswohnung', empty))
  expect(effect('Einfamilienhaus', kreis('Chemnitz', true))).toBe(0)
  expect(effect('Einfamilienhaus', { ...empty, leerstand: 40 })).toBe(-0.4)
  expect(effect('Einfamilienhaus', { ...empty, leerstand: 6 })).toBe(0)
  const zwickau = kreis('Zwickau', false)
  expect(effect('Eigentumswohnung', zwickau, 3)).toBe(effect('Eigentumswohnung', zwickau) / 2)
  expect(effect('Eigentumswohnung', zwickau, 4)).toBe(effect('Eigentumswohnung', zwickau) / 2)
  expect(effect('Eigentumswohnung', zwickau, 5)).toBe(effect('Eigentumswohnung', zwickau))
  expect(effect('Einfamilienhaus', zwickau, 3)).toBe(effect('Einfamilienhaus', zwickau))
})

test('empty homes take nothing off a flat that is renewed as a whole, and as much off a house', () => {
  const empty = kreis('Kyffhäuserkreis', false)
  const relation = (art: Parameters<typeof toNotarised>[0]) =>
    share(art, 1500, empty, null, true) / share(art, 1500, empty, null)
  expect(relation('Eigentumswohnung')).toBeGreaterThan(1.15)
  expect(relation('Einfamilienhaus')).toBe(1)
  expect(toNotarised('Eigentumswohnung', 1500, empty, null, true).map(({ id }) => id)).not.toContain('leerstand')
})
