import { expect, test } from 'vitest'
import { beurkundungsfaktor } from '#reference/market/preisfaktoren.ts'
import { alleKreise, type Kreis } from '#reference/market/kreise.ts'
import { productOf } from './adjustment.ts'
import { levelOfMeasurement, leerstandswirkung, toNotarised } from './beurkundung.ts'

const share = (...given: Parameters<typeof toNotarised>) => productOf(toNotarised(...given))
const kreis = (name: string, kreisfrei: boolean): Kreis =>
  alleKreise().find(one => one.name === name && one.kreisfrei === kreisfrei)!

test('flats go from the measured median of NRW most of the way to the cities, and stay there', () => {
  const [low, cities] = [beurkundungsfaktor('etw', 'NW').median, beurkundungsfaktor('etw', 'Städte').median]
  expect(share('Eigentumswohnung', 1500, null)).toBeCloseTo(low, 10)
  expect(share('Eigentumswohnung', 2700, null)).toBeCloseTo(low, 10)
  expect(share('Eigentumswohnung', 4700, null)).toBeCloseTo(low + 0.85 * (cities - low), 10)
  expect(share('Eigentumswohnung', 10_000, null)).toBeCloseTo(low + 0.85 * (cities - low), 10)
})

test('houses lie between the two measured medians and reach the level in the dearest city', () => {
  expect(share('Einfamilienhaus', 2700, null)).toBeCloseTo(0.9175, 10)
  expect(share('Einfamilienhaus', 10_700, null)).toBeCloseTo(1.005, 2)
})

test('a Landkreis outside NRW takes something off a house, nothing off a flat', () => {
  const [inNw, outside] = [kreis('Borken', false), kreis('Rastatt', false)]
  expect(share('Einfamilienhaus', 3000, outside) / share('Einfamilienhaus', 3000, inNw)).toBeCloseTo(0.9, 10)
  expect(share('Eigentumswohnung', 3000, outside)).toBe(share('Eigentumswohnung', 3000, inNw))
})

test('empty homes count in a Landkreis only, and not without end', () => {
  const empty = kreis('Kyffhäuserkreis', false)
  expect(empty.leerstand).toBeGreaterThan(10)
  expect(leerstandswirkung('Einfamilienhaus', empty)).toBeLessThan(leerstandswirkung('Eigentumswohnung', empty))
  expect(leerstandswirkung('Einfamilienhaus', kreis('Chemnitz', true))).toBe(0)
  expect(leerstandswirkung('Einfamilienhaus', { ...empty, leerstand: 40 })).toBe(-0.4)
  expect(leerstandswirkung('Einfamilienhaus', { ...empty, leerstand: 6 })).toBe(0)
})

test('the level at which Baujahr was measured is that of NRW', () => {
  expect(levelOfMeasurement('Eigentumswohnung')).toBeCloseTo(2700 * 0.772, 6)
})
