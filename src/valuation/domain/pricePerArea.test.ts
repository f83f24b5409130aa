import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Deal, TradeSpace } from '#extraction/domain/deal/deal.ts'
import { BLOCK, FLAT, offerWith, type Values } from './offer.fixture.ts'
import { areaName, pricePerArea } from './pricePerArea.ts'

const said = { evidence: [], question: null }

function withDeal(values: Values, objectKind: Deal['objectKind']['value'], tradeSpaces: readonly TradeSpace[]) {
  const deal: Deal = {
    type: { value: 'mehrfamilienhaus', ...said },
    status: { value: 'unbekannt', ...said },
    objectKind: { value: objectKind, ...said },
    ...{
      overlays: [],
      incomeUse: null,
      offerDate: null,
      ageDays: null,
      parts: [],
      tradeSpaces,
      replyBy: null,
      newGroundRent: null,
      court: null,
      included: [],
      excluded: [],
    },
  }
  return { ...offerWith(values), deal }
}

const HALL: TradeSpace = { name: 'Halle', areaM2: 80, evidence: [] }

test('divides the price of a flat by its Wohnfläche', () => {
  expect(pricePerArea(offerWith(FLAT), euro(320_000), null)).toMatchObject({ of: 'kaufpreis', perM2: 4267 })
})

test('takes parking out of the price that holds it, and no other', () => {
  const price = (included: boolean | null) =>
    pricePerArea(offerWith(FLAT), euro(320_000), { price: euro(20_000), included })
  expect(price(true)).toMatchObject({ perM2: 4000, parking: euro(20_000) })
  expect(price(false)).toMatchObject({ perM2: 4267, parking: null })
  expect(price(null)).toMatchObject({ perM2: 4267, parking: null })
})

test('divides the price of a house with a hall by both', () => {
  const found = pricePerArea(withDeal(BLOCK, 'mehrfamilienhaus', [HALL]), euro(900_000), null)
  expect(found).toMatchObject({ perM2: 1800, area: { total: 500, trade: 80 } })
  expect(found && areaName(found.area)).toBe('Wohn- und Gewerbefläche')
})

test('says nothing of a house whose shops do not tell how large they are', () => {
  expect(pricePerArea(withDeal(BLOCK, 'wohn-geschaeftshaus', []), euro(900_000), null)).toBeNull()
})

test('divides the Verkehrswert where a court sells, and calls it so', () => {
  const court: Values = { ...FLAT, verkehrswert: 225_000, anbieterArt: 'Gericht' }
  delete court.kaufpreis
  expect(pricePerArea(offerWith(court), null, null)).toMatchObject({ of: 'verkehrswert', perM2: 3000 })
})

test('needs price and area', () => {
  expect(pricePerArea(offerWith(FLAT), null, null)).toBeNull()
  expect(pricePerArea(offerWith({ kaufpreis: 320_000, objektart: 'Etagenwohnung' }), euro(320_000), null)).toBeNull()
})

test('divides the price of a shop by its Nutzfläche, and of a home never', () => {
  const shop = { kaufpreis: 289_000, objektart: 'Ladenlokal', nutzflaeche: 164 }
  const found = pricePerArea(offerWith(shop), euro(289_000), null)
  expect(found).toMatchObject({ perM2: 1762 })
  expect(found && areaName(found.area)).toBe('Nutzfläche')
  expect(pricePerArea(offerWith({ ...shop, objektart: 'Etagenwohnung' }), euro(289_000), null)).toBeNull()
})
