import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, sum } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { moneyBase } from '#finance/domain/moneyPlan.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { NO_STATED_TERMS, type TextFindings } from '#finance/domain/plan/statedTerms.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { isPaidAsItIs, worthGroundsOf } from './worthGroundsOf.ts'

const inState = (zustand: 'gepflegt' | 'renovierungsbedürftig' | null) =>
  ({ object: { art: 'Eigentumswohnung', zustand } }) as Pick<Appraisal, 'object'>

test.each([
  [true, 'gepflegt', 'kapitalanlage', true],
  [true, 'gepflegt', 'eigennutzung', false],
  [false, 'gepflegt', 'kapitalanlage', false],
  [true, 'renovierungsbedürftig', 'kapitalanlage', false],
  [true, null, 'kapitalanlage', false],
] as const)('let %s, %s, bought as %s: paid as it is: %s', (vermietet, zustand, lens, isPaid) => {
  expect(isPaidAsItIs(offerWith({ vermietet }), inState(zustand), lens)).toBe(isPaid)
})

const HOUSE = offerWith({ objektart: 'Einfamilienhaus', kaufpreis: 329_000, wohnflaeche: 198, baujahr: 1974 })
const day = calendarDate('2026-11-26')
const works = [{ subject: 'feuchte', amount: 18_500, isNet: false, needed: true, inFlat: true }] as const
const said = { ...NO_STATED_TERMS, works }

function groundsOf(renewed: TextFindings, appraisal: Pick<Appraisal, 'object'>) {
  const base = moneyBase(
    {
      ...{ offer: HOUSE, land: 'HE', laender: ['HE'], marketRent: null, buildingShare: null },
      ...{ renewed, assumptions: assumptionsOf(day) },
    },
    day,
  )
  if (!base.renovation.backlog.ok) throw new Error(base.renovation.backlog.failure)
  const grounds = worthGroundsOf(
    HOUSE,
    base,
    { ...appraisal, estimate: null } as Appraisal,
    [],
    [],
    'eigennutzung',
    null,
    euro(0),
  )
  const { total, by } = base.renovation.backlog.value
  return {
    works: inEuro(sum(grounds.works.map(({ amount }) => amount))),
    told: inEuro(by.told.low.amount),
    all: inEuro(total.low.amount),
  }
}

test('a home that worn parts make poor is less by those parts, one that is called poor by all; what is priced comes once', () => {
  const worn = groundsOf({ spoken: ['dach', 'fenster', 'elektrik'], said }, inState('renovierungsbedürftig'))
  // Each line is in whole euros.
  expect(Math.abs(worn.works - worn.told - 18_500)).toBeLessThanOrEqual(2)
  expect(worn.told).toBeLessThan(worn.all)
  const poor = groundsOf({ poor: true, said }, inState('renovierungsbedürftig'))
  expect(Math.abs(poor.works - poor.all - 18_500)).toBeLessThanOrEqual(2)
  expect(groundsOf({ spoken: ['dach'], said }, inState('gepflegt')).works).toBe(0)
})

test('what is still to be voted on is a burden like what is decided', () => {
  const levies = [{ own: 33_157, payer: null, due: null, isProposed: true }] as const
  const base = moneyBase(
    {
      ...{ offer: HOUSE, land: 'HE', laender: ['HE'], marketRent: null, buildingShare: null },
      ...{ renewed: { said: { ...NO_STATED_TERMS, levies } }, assumptions: assumptionsOf(day) },
    },
    day,
  )
  const appraisal = { ...inState('gepflegt'), estimate: null } as Appraisal
  expect(worthGroundsOf(HOUSE, base, appraisal, [], [], 'eigennutzung', null, euro(1_000)).burden).toEqual(euro(34_157))
})

test.each([
  ['mehrfamilienhaus', 6, 0],
  ['mehrfamilienhaus', null, 0],
  ['mehrfamilienhaus', 3, undefined],
  ['wohn-geschaeft', 6, 0],
  ['wohn-geschaeft', 3, undefined],
  ['gewerbe', null, 0],
  ['paket', 5, 0],
  ['grundstueck', null, 0.05],
  ['bestand', null, undefined],
] as const)('%s with %s flats: a price lies above the middle by %s at most', (type, einheiten, most) => {
  const offer = { ...HOUSE, deal: { type: { value: type }, overlays: [] } as unknown as Offer['deal'], numbers: { ...HOUSE.numbers, einheiten } } // prettier-ignore
  const base = moneyBase(
    {
      ...{ offer: HOUSE, land: 'HE', laender: ['HE'], marketRent: null, buildingShare: null },
      ...{ renewed: { said: NO_STATED_TERMS }, assumptions: assumptionsOf(day) },
    },
    day,
  )
  const appraisal = { ...inState('gepflegt'), estimate: null } as Appraisal
  expect(worthGroundsOf(offer, base, appraisal, [], [], 'kapitalanlage', null, euro(0)).mostAbove).toBe(most)
})

test('worn parts of a kept home lift it by their share of all works, old ones and those of a poor home all the way', () => {
  const madeOf = (zustand: 'gepflegt' | 'renovierungsbedürftig', renewed: TextFindings) => {
    const base = moneyBase(
      {
        ...{ offer: HOUSE, land: 'HE', laender: ['HE'], marketRent: null, buildingShare: null },
        ...{ renewed, assumptions: assumptionsOf(day) },
      },
      day,
    )
    const appraisal = { ...inState(zustand), estimate: null } as Appraisal
    return worthGroundsOf(HOUSE, base, appraisal, [], [], 'eigennutzung', null, euro(0)).made
  }
  const roof = { spoken: ['dach'] } as const
  expect(madeOf('gepflegt', roof)).toBeGreaterThan(0.05)
  expect(madeOf('gepflegt', roof)).toBeLessThan(0.4)
  expect(madeOf('gepflegt', { spoken: ['dach', 'fenster', 'elektrik'] })).toBeGreaterThan(madeOf('gepflegt', roof) ?? 1)
  expect(madeOf('gepflegt', { dach: 1985 })).toBeUndefined()
  expect(madeOf('gepflegt', { leitungen: 1965 })).toBeLessThan(0.4)
  expect(madeOf('gepflegt', { bad: 1974 })).toBeUndefined()
  expect(madeOf('renovierungsbedürftig', { poor: true })).toBeUndefined()
})
