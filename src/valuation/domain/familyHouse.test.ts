import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import type { Deal, Part } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { appraise } from './appraisal.ts'
import { freeAreaOf, letPartOfFamilyHouse, unpaidOf } from './familyHouse.ts'
import { HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'

function flat(name: string, areaM2: number, isLet: boolean): Part {
  const rent = isLet ? 560 : null
  const open = { priceEuro: null, status: null, inPrice: null, evidence: [] }
  return { name, kind: 'wohnung', areaM2, areaKind: 'wohnflaeche', rentMonthEuro: rent, let: isLet, ...open }
}

const THREE: Values = {
  ...HOUSE,
  objektart: 'Mehrfamilienhaus',
  plz: '83115',
  ort: 'Neubeuern',
  wohnflaeche: 212,
  grundstuecksflaeche: 857,
  vermietet: 'teilweise',
  jahresnettokaltmiete: 6_720,
}
const FREE = [flat('EG', 81, false), flat('OG', 81, true), flat('DG', 50, false)]

function house(values: Values, parts: readonly Part[] = []): Offer {
  const decided = <Value>(value: Value) => ({ value, evidence: [], question: null })
  const deal: Deal = {
    type: decided('mehrfamilienhaus'),
    status: decided('verfuegbar'),
    objectKind: decided('mehrfamilienhaus'),
    ...{ overlays: [], incomeUse: null, offerDate: null, ageDays: null, tradeSpaces: [], replyBy: null },
    ...{ newGroundRent: null, court: null, included: [], excluded: [] },
    parts,
  }
  return { ...offerWith(values), deal }
}

const PLACE = { page: 1, quote: 'seit Mai keine Zahlung, Räumungsklage', box: [0, 0, 9, 9] as const }

function mid(offer: Offer): number {
  const { estimate } = appraise({ offer, tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS }, calendarDate('2026-11-20')) // prettier-ignore
  return inEuro(estimate?.mid ?? { cents: 0 })
}

describe('of a flat whose tenant has stopped to pay', () => {
  const sued: Part = { ...flat('OG', 81, true), rentMonthEuro: 0, reduced: { askedEuro: 560, evidence: PLACE } }

  test('nothing is free to move in, but it is let again', () => {
    const offer = house({ ...THREE, vermietet: true }, [flat('EG', 81, true), sued, flat('DG', 50, true)])
    expect([freeAreaOf(offer), unpaidOf(offer)]).toEqual([null, { area: 81, rent: 6_720 }])
  })

  test('the house is worth a little less than if he paid', () => {
    const of = (parts: readonly Part[], yearly: number) => mid(house({ ...THREE, vermietet: true, jahresnettokaltmiete: yearly, einheiten: 6 }, parts)) // prettier-ignore
    const paid = of([flat('EG', 81, true), flat('OG', 81, true), flat('DG', 50, true)], 20_160)
    const unpaid = of([flat('EG', 81, true), sued, flat('DG', 50, true)], 13_440)
    expect(unpaid).toBeGreaterThan(0.85 * paid)
    expect(unpaid).toBeLessThan(paid)
  })
})

describe('a small house of flats', () => {
  test.each<[string, Offer, number | null]>([
    ['of which most is free is bought to move in', house(THREE, FREE), 1 - 131 / 212],
    ['that stands empty, too', house({ ...THREE, einheiten: 3, vermietet: false }), 0],
    ['of which most is let is bought for its rent', house(THREE, [flat('EG', 81, true), flat('OG', 81, true), flat('DG', 50, false)]), null], // prettier-ignore
    ['of which nobody tells what is free, too', house({ ...THREE, einheiten: 3 }), null],
    ['whose free flats have no area is known by what the others leave', house(THREE, [flat('EG', 81, true), { ...flat('OG', 81, false), areaM2: null }, { ...flat('DG', 50, false), areaM2: null }]), 1 - 131 / 212], // prettier-ignore
    ['of four flats, too', house({ ...THREE, einheiten: 4 }, FREE), null],
    ['with shops, too', house({ ...THREE, objektart: 'Wohn- und Geschäftshaus' }, FREE), null],
  ])('%s', (_why, offer, part) => {
    expect(letPartOfFamilyHouse(offer)).toEqual(part)
  })

  test('that is free is worth what rooms and land bring there, not what a rent would, and less while a part is let', () => {
    const free = mid(house({ ...THREE, einheiten: 3, vermietet: false }))
    const partly = mid(house(THREE, FREE))
    const byRent = mid(house({ ...THREE, einheiten: 4 }, FREE))
    expect(partly).toBeLessThan(free)
    expect(byRent).toBeLessThan(0.8 * partly)
    // Land counts: the same house on a third of the plot.
    expect(mid(house({ ...THREE, grundstuecksflaeche: 285 }, FREE))).toBeLessThan(0.9 * partly)
  })
})
