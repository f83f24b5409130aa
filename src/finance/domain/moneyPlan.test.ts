import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { inPercent, percent } from '#kernel/share.ts'
import { type MoneyInput, moneyOf, type MoneyPlan } from './moneyPlan.ts'
import { offerWith } from './offer.fixture.ts'
import { isEstimate } from './part.ts'
import { NO_STATED_TERMS } from './plan/statedTerms.ts'
import { assumptionsOf } from './plan/assumptions.ts'
import type { FactKey, FactValue } from '#extraction/domain/facts.ts'

const today = calendarDate('2026-11-20')
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
const marketRent = { low: 8, mid: 10, high: 12, source: 'Angebotsmieten 2025' }

function inputOf(facts: Partial<Record<FactKey, FactValue | null>>, more: Partial<MoneyInput> = {}): MoneyInput {
  return {
    offer: offerWith(facts),
    land: 'NW',
    laender: ['NW'],
    marketRent: null,
    buildingShare: null,
    renewed: {},
    assumptions: assumptionsOf(today),
    ...more,
  }
}

function valueOf<Value>(section: Outcome<Value, string>): Value {
  if (!section.ok) throw new Error(section.failure)
  return section.value
}

const flat = {
  objektart: 'Eigentumswohnung',
  kaufpreis: 210_000,
  wohnflaeche: 75,
  baujahr: 1975,
  kaeuferprovision: 3.57,
}
const planOf = (facts: Parameters<typeof inputOf>[0], more: Partial<MoneyInput> = {}): MoneyPlan => {
  const { kaufpreis } = facts
  return moneyOf(inputOf(facts, more), typeof kaufpreis === 'number' ? euro(kaufpreis) : null, today)
}

describe('finance.md 5, the let flat of 75 m² in NRW, through the whole plan', () => {
  const assumptions = assumptionsOf(today, { lens: 'kapitalanlage', sollzins: percent(3.9) })
  const plan = planOf({ ...flat, vermietet: true, kaltmieteMonat: 720 }, { assumptions })
  const purchase = valueOf(plan.purchaseCosts)
  const { year, depreciation, forecast } = valueOf(plan.cashflow)
  const { mid } = year

  test('cost of buying', () => {
    expect(inEuro(purchase.tax.mid.amount)).toBe(13_650)
    expect(inEuro(purchase.fees.amount)).toBe(2_555.35)
    expect(inEuro(purchase.provision.mid.amount)).toBe(7_497)
    expect(inEuro(purchase.total.mid.amount)).toBe(23_702.35)
    expect(purchase.total.low).toEqual(purchase.total.high)
    expect(rounded(purchase.terms.rates.mid, 2)).toBe(10.07)
  })

  test('loan and own funds', () => {
    const financing = valueOf(plan.financing)
    expect(inEuro(financing.loan.principal)).toBe(168_000)
    expect(financing.plan[0]).toMatchObject({ interest: euro(6_491.28), tilgung: euro(3_420.72) })
    expect(inEuro(financing.grundschuld.amount)).toBe(870.09)
    expect(inEuro(financing.ownFunds.mid.amount)).toBe(66_572.44)
    expect(financing.plan).toHaveLength(10)
    expect(financing.plan.at(-1)?.restschuld).toEqual(financing.restschuld.amount)
  })

  test('rent, cost and yields', () => {
    expect(inEuro(mid.rent.amount)).toBe(8_640)
    expect(mid.costs.parts.map(part => inEuro(part.amount))).toEqual([439, 1_080, 172.8])
    expect(rounded(inPercent(mid.metrics.bruttomietrendite.value), 2)).toBe(4.11)
    expect(rounded(inPercent(mid.metrics.kaufpreisfaktor.value) / 100, 1)).toBe(24.3)
    expect(rounded(inPercent(mid.metrics.nettomietrendite.value), 2)).toBe(2.97)
  })

  test('cash flow before and after tax', () => {
    expect(inEuro(mid.flow.beforeTax.amount)).toBe(-2_963.8)
    expect(inEuro(mid.flow.beforeTaxMonth)).toBe(-246.98)
    expect(inEuro(depreciation.afa.amount)).toBe(3_645.76)
    expect(inEuro(mid.flow.taxable.amount)).toBe(-3_188.84)
    expect(inEuro(mid.flow.afterTax.amount)).toBe(-1_624.49)
    expect(rounded(inPercent(mid.eigenkapital!.cash.value), 1)).toBe(-4.5)
    expect(rounded(inPercent(mid.eigenkapital!.withTilgung.value), 1)).toBe(2.7)
  })

  test('the dear end takes the upkeep of an old building, the chart starts with the first year', () => {
    expect(inEuro(year.low.costs.amount)).toBe(439 + 1_396.5 + 172.8)
    expect(forecast).toHaveLength(10)
    expect(forecast[0]?.beforeTax).toEqual(mid.flow.beforeTax.amount)
    expect(forecast[0]?.afterTax).toEqual(mid.flow.afterTax.amount)
    expect(inEuro(forecast[1]!.rent)).toBe(8_769.6)
  })
})

describe('without a price', () => {
  test.each([
    ['the price is missing', { ...flat, kaufpreis: null }, /keinen Kaufpreis gefunden/],
    ['the court sells', { ...flat, anbieterArt: 'Gericht' }, /Zwangsversteigerung/],
    ['only a Verkehrswert is named', { ...flat, kaufpreis: null, verkehrswert: 100_000 }, /Zwangsversteigerung/],
  ])('%s: every section that needs it says why', (_name, facts, reason) => {
    const plan = planOf({ ...facts, energieklasse: 'D' })
    for (const section of [plan.purchaseCosts, plan.investment, plan.financing, plan.living, plan.cashflow]) {
      expect(section).toMatchObject({ ok: false, failure: expect.stringMatching(reason) as string })
    }
    expect(plan.price).toBeNull()
    expect(plan.energy.ok && plan.renovation.backlog.ok).toBe(true)
  })
})

describe('the cost of buying', () => {
  const provision = (facts: Parameters<typeof inputOf>[0], more: Partial<MoneyInput> = {}) => {
    const { terms, provision } = valueOf(planOf({ ...flat, ...facts }, more).purchaseCosts)
    return [terms.provision.state, ...[provision.low, provision.mid, provision.high].map(part => inEuro(part.amount))]
  }

  test('in euro alone it is that amount at every price, in percent it follows the price', () => {
    const at = (quote: string) => {
      const { offer, ...more } = inputOf({ ...flat, kaufpreis: 65_000, kaeuferprovision: 6.4077 })
      const said = offer.facts.kaeuferprovision!
      const facts = { ...offer.facts, kaeuferprovision: { ...said, evidence: [{ ...said.evidence[0]!, quote }] } }
      return [65_000, 50_000].map(price => {
        const plan = moneyOf({ ...more, offer: { ...offer, facts } }, euro(price), today)
        return inEuro(valueOf(plan.purchaseCosts).provision.mid.amount)
      })
    }
    expect(at('Provision pauschal 4.165 €')).toEqual([4_165, 4_165])
    expect(at('Provision 6,4077 % (4.165 €)')).toEqual([4_165.01, 3_203.85])
    expect(at('Provision vom Käufer')).toEqual([4_165.01, 3_203.85])
  })

  test.each([
    ['stated', {}, ['stated', 7_497, 7_497, 7_497]],
    ['expressly none', { kaeuferprovision: 0 }, ['stated', 0, 0, 0]],
    ['sold by the builder', { kaeuferprovision: null, anbieterArt: 'Bauträger' }, ['none', 0, 0, 0]],
    ['sold by the owner', { kaeuferprovision: null, anbieterArt: 'privat' }, ['none', 0, 0, 0]],
    ['silent, and no broker named', { kaeuferprovision: null }, ['assumed', 0, 0, 7_497]],
    ['silent, sold by a broker', { kaeuferprovision: null, anbieterArt: 'Makler' }, ['assumed', 0, 7_497, 7_497]],
    ['said without its rate', { kaeuferprovision: 'Mit Provision' }, ['assumed', 7_497, 7_497, 7_497]],
    [
      'said of an owner',
      { kaeuferprovision: 'Mit Provision', anbieterArt: 'privat' },
      ['assumed', 7_497, 7_497, 7_497],
    ],
  ])('with the broker’s fee %s', (_name, facts, expected) => {
    expect(provision(facts)).toEqual(expected)
  })

  test('lies between those of all Länder in which the place may lie', () => {
    const { tax, total } = valueOf(planOf(flat, { land: 'BW', laender: ['BW', 'BY'] }).purchaseCosts)
    expect([tax.low, tax.mid, tax.high].map(part => inEuro(part.amount))).toEqual([7_350, 10_500, 10_500])
    expect(total.low.amount.cents).toBeLessThan(total.mid.amount.cents)
    const anywhere = valueOf(planOf(flat, { land: null, laender: [] }).purchaseCosts)
    expect(isEstimate(anywhere.tax.mid)).toBe(true)
  })
})

describe('rent and cost of letting', () => {
  const yearOf = (facts: Parameters<typeof inputOf>[0]) => {
    const { rent, year, costs } = valueOf(planOf({ ...flat, ...facts }, { marketRent }).cashflow)
    return {
      ...rent,
      costs: [year.high, year.mid, year.low].map(one => inEuro(one.costs.parts[0]!.amount)),
      from: costs.origin,
    }
  }

  test.each([
    ['a month’s rent', { vermietet: true, kaltmieteMonat: 700 }, 'stated', 8_400, 0],
    ['both, different', { vermietet: true, kaltmieteMonat: 700, jahresnettokaltmiete: 9_000 }, 'stated', 9_000, 1],
    ['free with a hoped-for rent', { vermietet: false, kaltmieteMonat: 1_400 }, 'estimated', 9_000, 1],
    ['nothing', {}, 'estimated', 9_000, 0],
    ['a rent of 0', { vermietet: true, kaltmieteMonat: 0 }, 'estimated', 9_000, 0],
  ])('%s', (_name, facts, origin, amount, notes) => {
    const { rent, ...basis } = yearOf(facts)
    expect([basis.origin, inEuro(rent.mid.amount), basis.notes.length]).toEqual([origin, amount, notes])
    expect(isEstimate(rent.mid)).toBe(origin === 'estimated')
  })

  test.each([
    ['stated', { hausgeldMonat: 300, hausgeldNichtUmlagefaehig: 100 }, [1_200, 1_200, 1_200]],
    ['split', { hausgeldMonat: 300 }, [1_080, 1_260, 1_620]],
    ['split', { hausgeldMonat: 150 }, [540, 964, 964]],
    ['model', {}, [439, 439, 439]],
  ])('cost by %s', (from, facts, first) => {
    expect(yearOf(facts)).toMatchObject({ from, costs: first })
  })
})

describe('renting or buying', () => {
  const plan = planOf({ ...flat, hausgeldMonat: 300, energieklasse: 'D', energietraeger: 'Gas' }, { marketRent })

  test('compares the rate and the owner’s own cost with the market’s Kaltmiete', () => {
    const { burden, rent, factor, month } = valueOf(plan.living)
    expect(burden.mid.parts.map(({ label }) => label)).toEqual(['Monatsrate', 'Nicht umlagefähiges Hausgeld'])
    expect(inEuro(rent!.mid.amount)).toBe(750)
    expect(factor!.mid.parts / factor!.mid.of).toBeCloseTo(burden.mid.amount.cents / 75_000, 6)
    expect(month.mid.parts.map(({ label }) => label)).toEqual(['Monatsrate', 'Hausgeld'])
  })

  test('a flat that heats itself pays for heat beside the Hausgeld', () => {
    const own = planOf({ ...flat, hausgeldMonat: 300, energieklasse: 'D', heizung: 'Gasetagenheizung' })
    expect(valueOf(own.running).total.mid.parts.map(({ label }) => label)).toEqual(['Hausgeld', 'Heizung'])
  })
})

test('an Erbbauzins is a cost of living there and of letting', () => {
  const plan = planOf({ ...flat, hausgeldMonat: 300, erbbaurecht: true, erbbauzinsJahr: 1_200 }, { marketRent })
  expect(valueOf(plan.running).total.mid.parts.map(part => inEuro(part.amount))).toEqual([300, 100])
  expect(valueOf(plan.cashflow).year.mid.costs.parts.at(-1)).toMatchObject({ label: 'Erbbauzins', amount: euro(1_200) })
})

test('an Erbbauzins that the Hausgeld holds already is not paid twice', () => {
  const quote = 'Hausgeld 300 €, darin Erbbauzins 100 €'
  const said = { ...NO_STATED_TERMS, hausgeld: [{ page: 1, quote, box: [0, 0, 1, 1] as const }] }
  const facts = { ...flat, hausgeldMonat: 300, erbbaurecht: true, erbbauzinsJahr: 1_200 }
  expect(inEuro(valueOf(planOf(facts, { renewed: { said } }).running).total.mid.amount)).toBe(300)
})

describe('what narrows most', () => {
  test('is asked for first', () => {
    const plan = planOf({ ...flat, kaeuferprovision: null, hausgeldMonat: 300 }, { marketRent })
    expect(plan.narrowing.map(({ key }) => key)).toEqual(['miete', 'modernisierung', 'provision', 'hausgeld'])
    expect(plan.narrowing[0]).toMatchObject({ per: 'Jahr', width: euro(3_600) })
  })

  test('is nothing where all is stated', () => {
    const stated = {
      vermietet: true,
      kaltmieteMonat: 700,
      zustand: 'Neubau',
      baujahr: 2026,
      hausgeldMonat: 300,
      hausgeldNichtUmlagefaehig: 90,
    }
    expect(planOf({ ...flat, ...stated }).narrowing).toEqual([])
  })
})

test('own assumptions go before the usual ones and say so', () => {
  const usual = assumptionsOf(today)
  expect(
    [usual.ownFunds, usual.tilgung, usual.sollzins, usual.marginalRate].map(({ rate }) => inPercent(rate)),
  ).toEqual([20, 2, 4.2, 42])
  expect(usual.sollzins.source).toMatch(/kein Angebot/)
  const own = assumptionsOf(today, { ownFunds: percent(40), tilgung: percent(3) })
  expect([own.ownFunds, own.tilgung, own.sollzins].map(({ rate }) => inPercent(rate))).toEqual([40, 3, 3.95])
  expect(own.tilgung.source).toBe('eigene Vorgabe')
  expect(inPercent(assumptionsOf(today, { ownFunds: percent(140) }).ownFunds.rate)).toBe(100)
})

test('writes off the whole price of a building on leasehold, whose ground is not bought, and less of a flat with its ground', () => {
  const rented = { ...flat, vermietet: true, kaltmieteMonat: 700 }
  const share = (stated: Parameters<typeof inputOf>[0]) => {
    const plan = moneyOf(inputOf(stated), euro(210_000), today)
    const { purchaseCosts } = plan
    const { gebaeude } = valueOf(plan.cashflow).depreciation
    return rounded(inEuro(gebaeude.amount) / (210_000 + inEuro(valueOf(purchaseCosts).total.mid.amount)), 2)
  }
  expect(share({ ...rented, erbbaurecht: true, erbbauzinsJahr: 1_200 })).toBe(1)
  expect(share(rented)).toBe(0.78)
})
