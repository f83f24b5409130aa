import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { kreisOf } from '#reference/market/kreise.ts'
import { productOf } from './adjustment.ts'
import { appraise } from './appraisal.ts'
import { toNotarised } from './beurkundung.ts'
import { clearedLand } from './clearedLand.ts'
import { HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'
import { isCalculated } from './verfahren.ts'

const today = calendarDate('2026-11-27')
/** Half of a double house of 1962 around München, in need of renovation. */
const HALF: Values = {
  ...HOUSE,
  ...{ objektart: 'Doppelhaushälfte', plz: '82194', ort: 'Gröbenzell', baujahr: 1962, grundstuecksflaeche: 320 },
  ...{ zustand: 'renovierungsbedürftig', energieklasse: 'H', energiekennwert: 270 },
}

function of(values: Values, land: number | null) {
  const bodenrichtwert = land === null ? null : { value: land, evidence: [] }
  const remarkFlags = { ...NO_REMARK_FLAGS, bodenrichtwert }
  return appraise({ offer: offerWith(values), tables: NO_OPERATOR_TABLES, remarkFlags }, today)
}

const factorOf = (values: Values, land: number | null, id: string) =>
  of(values, land).level?.adjustments.find(one => one.id === id)?.factor ?? NaN

describe('land does not wear', () => {
  test.each([
    ['where a third of the price is land, all of the condition counts', 150, 0.88, 0.88],
    ['where less is, no more', 20, 0.88, 0.88],
    ['where half is, two thirds of it', 400, 0.91, 0.93],
    ['where most is, a little of it', 1_450, 0.96, 0.98],
  ])('%s', (_name, land, least, most) => {
    const factor = factorOf(HALF, land, 'zustand')
    expect(factor).toBeGreaterThanOrEqual(least)
    expect(factor).toBeLessThanOrEqual(most)
  })

  test('the energy class likewise, where it is a worse one than usual; a better one counts whole', () => {
    expect(factorOf(HALF, 1_450, 'energieklasse')).toBeGreaterThan(factorOf(HALF, 150, 'energieklasse'))
    const better = { ...HALF, energieklasse: 'C', energiekennwert: 90 }
    expect(factorOf(better, 1_450, 'energieklasse')).toBe(factorOf(better, 150, 'energieklasse'))
  })

  test('a Kreis of dear land says so without a Bodenrichtwert, and a flat pays for all of its house', () => {
    expect(factorOf(HALF, null, 'zustand')).toBeGreaterThan(0.93)
    expect(factorOf({ ...HALF, objektart: 'Etagenwohnung' }, null, 'zustand')).toBe(0.88)
  })
})

describe('a told Bodenrichtwert', () => {
  const partOf = (land: number) => {
    const found = of(HALF, land).methods.find(({ method }) => method === 'Sachwert')
    return found && isCalculated(found) ? found.part : NaN
  }

  test.each([
    [250, 0.375],
    [600, 0.375],
    [1_450, 2 / 3],
  ])('of %i €/m² makes the Sachwert count %f of the value', (land, part) => {
    expect(partOf(land)).toBeCloseTo(part, 3)
  })

  test('never lowers the value as it rises, and lifts it above the land alone', () => {
    const mids = [150, 400, 600, 700, 800, 950, 1_200, 1_450, 2_000].map(land => inEuro(of(HALF, land).estimate!.mid))
    expect(mids).toEqual(mids.toSorted((a, b) => a - b))
    expect(inEuro(of(HALF, 1_450).estimate!.mid)).toBeGreaterThan(1_450 * 320)
  })
})

test.each<[string, Values, number | null, number | null]>([
  ['its land less what clearing it costs', HALF, 1_000, 320_000 - 200 * 140],
  ['land far beyond the usual plot is garden', { ...HALF, objektart: 'Einfamilienhaus', grundstuecksflaeche: 2_000 }, 100, 93_000 + 0.4 * 107_000 - 28_000],
  ['cheap land is not worth the clearing', HALF, 50, null],
  ['its price is not told', HALF, null, null],
  ['the land is another\u2019s', { ...HALF, erbbaurecht: true }, 1_000, null],
  ['a flat has none', { ...HALF, objektart: 'Etagenwohnung' }, 1_000, null],
])('what is left of a house that nobody wants: %s', (_name, values, land, left) => {
  const found = clearedLand(of(values, land))
  expect(found && inEuro(found)).toBe(left)
}) // prettier-ignore

test.each([
  ['a Landkreis', '09179', 1.02 / 0.93],
  ['a city, as it was measured', '05315', 1],
])('a terraced house brings more of what a detached one does as homes get dear in %s', (_name, ags, more) => {
  const kreis = kreisOf(ags)
  const at = (art: 'Reihenhaus' | 'Einfamilienhaus', level: number) => productOf(toNotarised(art, level, kreis, 4))
  const relation = (level: number) => at('Reihenhaus', level) / at('Einfamilienhaus', level)
  expect(relation(5_000) / relation(2_000)).toBeCloseTo(more, 5)
})
