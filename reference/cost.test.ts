import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import { KOSTENANSAETZE, ZWEITE_BERECHNUNGSVERORDNUNG } from './bewirtschaftungskosten.ts'
import { CO2_PREIS, CO2_STUFEN } from './co2.ts'
import { ENERGIEKLASSEN } from './energie.ts'
import { FOERDERSAETZE } from './foerderung.ts'
import { TABELLE_B } from './gnotkg.ts'
import { ALL_LAENDER } from './laender.ts'
import { UEBLICHE_PROVISION } from './maklerprovision.ts'
import { LEBENSDAUERN, SANIERUNGSKOSTEN, SANIERUNGSZUSCHLAEGE } from './sanierung.ts'
import { rowAt, rowsAt } from './table.ts'
import { SOLLZINSEN, ZINSAUFSCHLAEGE } from './zinsen.ts'

const day = calendarDate

describe('amounts that follow an index', () => {
  test('5.1 ImmoWertV: amounts are those of 2001 times the index, whole €, per m² one decimal', () => {
    // Consumer price index (2020 = 100) of October: base of the law, and of the year before the values.
    const [october2001, october2025] = [77.1, 123]
    for (const { key, amount, basis2001 } of KOSTENANSAETZE.rows) {
      const digits = key === 'instandhaltungJeQuadratmeter' ? 1 : 0
      expect(inEuro(amount), key).toBe(Number(((inEuro(basis2001) * october2025) / october2001).toFixed(digits)))
    }
  })

  test('5.1 II. BV: amounts are those of 2023 times 123,0 ÷ 113,5', () => {
    for (const { key, amount, before } of ZWEITE_BERECHNUNGSVERORDNUNG.rows) {
      expect(inEuro(amount), key).toBe(Number(((inEuro(before) * 123) / 113.5).toFixed(2)))
    }
  })
})

const surchargesOn = (on: string) =>
  rowsAt(ZINSAUFSCHLAEGE, calendarDate(on)).map(({ surcharge }) => inPercent(surcharge))

test.each([
  ['Tabelle B', TABELLE_B.rows.map(({ upTo }) => upTo.cents)],
  ['Energieklassen', ENERGIEKLASSEN.rows.slice(0, -1).map(({ upTo }) => upTo!)],
  ['CO₂-Stufen', CO2_STUFEN.rows.map(({ landlord }) => inPercent(landlord))],
  ['CO₂-Grenzen', CO2_STUFEN.rows.slice(0, -1).map(({ below }) => below!)],
  ['CO₂-Preise', CO2_PREIS.rows.map(({ high }) => high.cents)],
  ['Zinsen', SOLLZINSEN.rows.map(({ rate }) => inPercent(rate))],
  ['Zinsaufschläge bis 26.11.2026', surchargesOn('2026-11-26')],
  ['Zinsaufschläge', surchargesOn('2026-11-27')],
])('%s rise from row to row', (_name, values) => {
  expect(values).toEqual([...values].sort((a, b) => a - b))
})

test.each([...SANIERUNGSKOSTEN.rows, ...SANIERUNGSZUSCHLAEGE.rows])('$key: low ≤ usual ≤ high', row => {
  const [low, usual, high] = [row.low, row.usual, row.high].map(one => ('cents' in one ? one.cents : inPercent(one)))
  expect(low!).toBeLessThanOrEqual(usual!)
  expect(usual!).toBeLessThanOrEqual(high!)
})

test('a trade is due before it is overdue', () => {
  expect(LEBENSDAUERN.rows.filter(({ dueAfter, overdueAfter }) => dueAfter >= overdueAfter)).toEqual([])
})

test('every Land has a usual provision, none above half of the usual 7,14 %', () => {
  expect(UEBLICHE_PROVISION.rows.map(({ key }) => key).sort()).toEqual([...ALL_LAENDER].sort())
  expect(UEBLICHE_PROVISION.rows.filter(({ high }) => Math.round(inPercent(high) * 1000) > 3570)).toEqual([])
})

test.each([
  ['2026-11-20', 16],
  ['2027-02-01', 12],
  ['2028-08-01', 0],
])('the climate bonus on %s is %s percent', (date, rate) => {
  expect(inPercent(rowAt(FOERDERSAETZE, day(date), 'heizungKlimabonus').rate)).toBe(rate)
})
