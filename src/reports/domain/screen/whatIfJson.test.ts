import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHANCES, factsByChance, offerWith } from '#finance/domain/offer.fixture.ts'
import { type MoneyInput, moneyOf } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { moneyJson } from '../moneyJson.ts'
import { ScreenJson } from './screenJson.ts'
import { recalculated, WhatIfJson, whatIfJson } from './whatIfJson.ts'

const day = calendarDate('2026-11-22')
const chance = fc.double({ min: 0, max: 1, noNaN: true })

function inputOf(values: Parameters<typeof offerWith>[0], more: Partial<MoneyInput> = {}): MoneyInput {
  return {
    offer: offerWith(values),
    land: 'NW',
    laender: ['NW', 'HE'],
    marketRent: { low: 8.13, mid: 10.4, high: 12.77, source: 'Angebotsmieten 2025' },
    buildingShare: null,
    renewed: { fenster: 2012 },
    assumptions: assumptionsOf(day, { lens: 'kapitalanlage' }),
    ...more,
  }
}

/** As the browser gets it. */
function sent(input: MoneyInput) {
  const json: unknown = JSON.parse(JSON.stringify(whatIfJson(input, day)))
  return WhatIfJson.parse(json)
}

const flat = {
  objektart: 'Eigentumswohnung',
  wohnflaeche: 75,
  baujahr: 1975,
  kaeuferprovision: 3.57,
  hausgeldMonat: 310,
  vermietet: true,
  kaltmieteMonat: 720,
}

test('calculated again with nothing set, all figures are those of the report', () => {
  const said = {
    hausgeld: [{ page: 2, quote: 'davon 90 € Rücklage', box: [10, 10, 90, 20] as const }],
    parkingExtra: true,
    someEmpty: true,
    commercial: true,
  }
  fc.assert(
    fc.property(
      fc.array(chance, { minLength: CHANCES, maxLength: CHANCES }),
      fc.boolean(),
      fc.integer({ min: 1_000, max: 9_000_000 }),
      (chances, talks, amount) => {
        const input = inputOf(factsByChance(chances), talks ? { renewed: { bad: 2019, said } } : { marketRent: null })
        const price = euro(amount)
        const again = recalculated(sent(input), input.offer.facts, { price })
        expect(moneyJson(again)).toEqual(moneyJson(moneyOf(input, price, day)))
      },
    ),
  )
})

test('what is set changes what depends on it, and says that the buyer has set it', () => {
  const input = inputOf(flat)
  const base = moneyJson(recalculated(sent(input), input.offer.facts, { price: euro(210_000) }))
  const changed = recalculated(sent(input), input.offer.facts, {
    price: euro(180_000),
    sollzins: percent(5),
    ownFunds: percent(40),
    rent: euro(900),
  })
  const json = moneyJson(changed)
  if (!('loan' in json.financing) || !('loan' in base.financing)) throw new Error('no financing')
  expect(json.financing.loan.amount).toBe(108_000)
  expect(json.financing.sollzins).toMatchObject({ percent: 5, source: 'eigene Vorgabe' })
  expect(json.financing.monthlyRate.amount).toBeLessThan(base.financing.monthlyRate.amount)
  if (!changed.cashflow.ok) throw new Error('no cash flow')
  const { rent } = changed.cashflow.value.year.mid
  expect([inEuro(rent.amount), rent.source]).toEqual([10_800, 'eigene Vorgabe'])
  expect(json.financing.living?.rent?.mid.amount).toBe(900)
})

test("a price that is not the asked one is the buyer's, not the exposé's", () => {
  const asked = { ...flat, kaufpreis: 210_000 }
  const json = sent(inputOf(asked))
  const sourceAt = (price: number) => {
    const { purchaseCosts } = moneyJson(recalculated(json, offerWith(asked).facts, { price: euro(price) }))
    return 'investment' in purchaseCosts ? purchaseCosts.investment.mid.parts[0]?.source : null
  }
  expect(sourceAt(210_000)).toBe('Angabe im Exposé')
  expect(sourceAt(190_000)).toBe('eigene Vorgabe')
})

test('more own funds make the rate of the bank cheaper, unless the buyer sets the rate himself', () => {
  const input = inputOf(flat)
  const rateAt = (ownFunds: number) => {
    const { assumptions } = recalculated(sent(input), input.offer.facts, {
      price: euro(210_000),
      ownFunds: percent(ownFunds),
    })
    return assumptions.sollzins.rate.parts / assumptions.sollzins.rate.of
  }
  expect(rateAt(50)).toBeLessThan(rateAt(0))
})

test('whatever the engine takes beside the facts goes with it: a plant, an agreed rent, the share of the building', () => {
  const said = {
    hausgeld: [],
    parkingExtra: false,
    someEmpty: false,
    commercial: false,
    propertyTax: euro(31),
    plantLease: { month: 94, until: 'Juni 2041', isRedeemed: false },
    owners: [{ kind: 'verwaltung' as const, amount: 480 }],
  }
  const input = inputOf({ ...flat, kaufpreis: 210_000 }, { renewed: { said }, buildingShare: percent(64) })
  const price = euro(210_000)
  const again = recalculated(sent(input), input.offer.facts, { price })
  expect(moneyJson(again)).toEqual(moneyJson(moneyOf(input, price, day)))
  expect(moneyJson(again)).not.toEqual(moneyJson(moneyOf({ ...input, buildingShare: null }, price, day)))
})

test('what an older report kept field by field is no input: nothing is calculated with half of it', () => {
  const old = { day: '2026-11-01', lens: 'eigennutzung', land: 'NW', laender: ['NW'], marketRent: null, renewed: {} }
  expect(ScreenJson.shape.whatIf.parse(old)).toBeNull()
  const today = sent(inputOf(flat))
  expect(ScreenJson.shape.whatIf.parse(today)).toEqual(today)
  expect(ScreenJson.shape.whatIf.parse({ ...today, rules: '2026.1.1' })).toBeNull()
})
