import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import { appraise } from './appraisal.ts'
import { buildingShareOf } from './buildingShare.ts'
import { BLOCK, FLAT, HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'

function shareOf(values: Values, landPrice?: number) {
  const { plz } = values
  const row = { plz: String(plz), kreis: null, source: 'Bodenrichtwerte des Betreibers', stand: '2026-01-01' }
  const land = landPrice === undefined ? [] : [{ ...row, low: landPrice, mid: landPrice, high: landPrice }]
  const appraisal = appraise({ offer: offerWith(values), tables: { ...NO_OPERATOR_TABLES, land }, remarkFlags: NO_REMARK_FLAGS }, calendarDate('2026-11-22')) // prettier-ignore
  const share = buildingShareOf(appraisal)
  return { share: share && inPercent(share), mid: inEuro(appraisal.estimate!.mid) }
}

test('in a dear place most of the price is land, and only the rest is a building', () => {
  const munich = { ...HOUSE, plz: '81377', ort: 'München' }
  expect(shareOf({ ...munich, grundstuecksflaeche: undefined as never }).share).toBeLessThan(35)
  expect(shareOf(HOUSE).share).toBeGreaterThan(shareOf(munich).share!)
})

test('where plot and price of land are told, their product is the land, also of a house of flats', () => {
  for (const values of [HOUSE, BLOCK]) {
    const { share, mid } = shareOf(values, 200)
    expect(share).toBe(Math.round(100 * (1 - (600 * 200) / mid)))
  }
  // A plot that is dearer than the whole leaves a building all the same.
  expect(shareOf(HOUSE, 5_000).share).toBe(10)
})

test('of flats, new homes and houses of flats without a price of land the usual share holds', () => {
  expect(shareOf(FLAT).share).toBeNull()
  expect(shareOf(BLOCK).share).toBeNull()
  expect(shareOf({ ...HOUSE, baujahr: 2027, zustand: 'Erstbezug' }).share).toBeNull()
})
