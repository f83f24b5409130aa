import { expect, test } from 'vitest'
import { alleKreise } from '#reference/market/kreise.ts'
import { leerstandswirkung } from './beurkundung.ts'
import type { MarketObject } from './marketObject.ts'
import { objectAdjustments } from './objectAdjustments.ts'

const kyffhaeuser = alleKreise().find(({ name }) => name === 'Kyffhäuserkreis')
if (!kyffhaeuser) throw new Error('no Kyffhäuserkreis')
const LEVEL = 1400

/** What the empty homes of the Kreis give back of the Baujahr's factor. */
function givenBack(art: MarketObject['art'], baujahr: number): number {
  const factor = (leerstand: number) =>
    objectAdjustments(
      { art, baujahr },
      { level: LEVEL, siedlungstyp: null, kreis: { ...kyffhaeuser!, leerstand } },
    ).find(({ id }) => id === 'baujahr')?.factor ?? NaN
  return factor(kyffhaeuser!.leerstand) / factor(0)
}

test('an old house among empty homes gets half of their deduction back, a young one and a flat nothing (decision 0054)', () => {
  const half = Math.exp(-leerstandswirkung('Einfamilienhaus', kyffhaeuser, null) / 2)
  expect(half).toBeGreaterThan(1.1)
  expect(givenBack('Einfamilienhaus', 1900)).toBeCloseTo(half, 10)
  expect(givenBack('Reihenhaus', 1935)).toBeCloseTo(half, 10)
  expect(givenBack('Einfamilienhaus', 1962)).toBe(1)
  expect(givenBack('Eigentumswohnung', 1900)).toBe(1)
})

test('no year makes a jump in it', () => {
  for (let year = 1900; year < 1975; year++) {
    const [one, next] = [givenBack('Einfamilienhaus', year), givenBack('Einfamilienhaus', year + 1)]
    expect(Math.abs(one - next)).toBeLessThan(0.02)
  }
})

test('a penthouse brings more by the m² than a flat below it', () => {
  const around = { level: LEVEL, siedlungstyp: null, kreis: null }
  const factors = (isPenthouse: boolean) =>
    objectAdjustments({ art: 'Eigentumswohnung', baujahr: 2009, isPenthouse }, around).map(({ id, factor }) => [
      id,
      factor,
    ])
  expect(factors(true)).toEqual([...factors(false), ['penthouse', 1.15]])
})
