import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { recheck } from './rechenprobe.ts'
import { type MoneyInput, moneyOf } from '#finance/domain/moneyPlan.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import type { TextFindings } from '#finance/domain/plan/statedTerms.ts'

const today = calendarDate('2026-11-20')
const house = { objektart: 'Reihenhaus', baujahr: 1981, wohnflaeche: 130, kaufpreis: 390_000, kaeuferprovision: 0, plz: '84489' } // prettier-ignore
const flat = { objektart: 'Eigentumswohnung', baujahr: 1973, wohnflaeche: 53, kaufpreis: 219_000, kaeuferprovision: 0, hausgeldMonat: 300 } // prettier-ignore

function planOf(facts: Parameters<typeof offerWith>[0], renewed: TextFindings = {}) {
  const input: MoneyInput = {
    offer: offerWith(facts),
    land: 'BY',
    laender: ['BY'],
    marketRent: { low: 9, mid: 10, high: 11, source: 'Probe' },
    buildingShare: null,
    renewed,
    assumptions: assumptionsOf(today, { lens: 'eigennutzung' }),
  }
  const plan = moneyOf(input, euro(facts.kaufpreis as number), today)
  if (!plan.renovation.backlog.ok || !plan.investment.ok || !plan.financing.ok || !plan.funding.ok) throw new Error('no plan') // prettier-ignore
  const { by } = plan.renovation.backlog.value
  return {
    plan,
    told: inEuro(by.told.mid.amount),
    age: inEuro(by.age.mid.amount),
    vacancy: inEuro(by.vacancy.mid.amount),
    all: inEuro(plan.investment.value.mid.amount),
    open: inEuro(plan.funding.value.open.mid.amount),
    rate: inEuro(plan.financing.value.monthlyRate.amount),
  }
}

describe('works are in the total only where the exposé tells them', () => {
  test.each<[name: string, Parameters<typeof planOf>[0], TextFindings, ('told' | 'age' | 'vacancy')[]]>([
    ['a house of 1981 of which nothing is said', house, {}, ['age']],
    ['in need of works', { ...house, zustand: 'sanierungsbedürftig' }, {}, ['told']],
    ['whose parts are worn', house, { poor: true }, ['told']],
    ['whose windows the text calls old', house, { spoken: ['fenster'] }, ['told', 'age']],
    ['whose bath is dated', house, { bad: 1990 }, ['told', 'age']],
    ['a flat whose floors the text calls worn', flat, { spoken: ['boeden'] }, ['told', 'age']],
    ['a flat of which nothing is said', flat, {}, ['age']],
    ['a let flat', { ...flat, vermietet: true }, {}, ['vacancy']],
    ['a let flat with an old bath', { ...flat, vermietet: true }, { bad: 1990 }, ['vacancy']],
    ['a let flat in need of works', { ...flat, vermietet: true, zustand: 'sanierungsbedürftig' }, {}, ['told']],
    ['a let house', { ...house, vermietet: true }, {}, ['age', 'vacancy']],
  ])('%s', (_name, facts, text, expected) => {
    const one = planOf(facts, text)
    expect((['told', 'age', 'vacancy'] as const).filter(key => one[key] > 0)).toEqual(expected)
    expect(one.open).toBe(one.told)
    const { withWorks } = one.plan
    expect(withWorks === null ? 0 : inEuro(withWorks.investment.amount) - one.all).toBeCloseTo(one.age, 2)
  })

  test('with all works lent on the same terms the month and the income rise by their rate', () => {
    const { plan, age, rate } = planOf(house)
    const { withWorks, living } = plan
    if (!withWorks?.month || !living.ok) throw new Error('no works')
    // 6.2 % a year of the works: 4.2 % interest and 2 % Tilgung
    expect(inEuro(withWorks.monthlyRate.amount) - rate).toBeCloseTo((age * 0.062) / 12, 1)
    expect(inEuro(withWorks.month.amount) - inEuro(living.value.month.mid.amount)).toBeCloseTo((age * 0.062) / 12, 1)
    expect(inEuro(withWorks.neededIncome.amount)).toBeCloseTo(inEuro(withWorks.monthlyRate.amount) / 0.35, 1)
    expect(recheck(plan).mismatches).toEqual([])
  })
})

test('of works that keep the value only their wear is gone, and nobody saves for what they made new', () => {
  const part = (facts: Parameters<typeof planOf>[0], text: TextFindings, label: RegExp) => {
    const { rentOrBuy } = planOf(facts, text).plan
    if (!rentOrBuy.ok) throw new Error(rentOrBuy.failure)
    return inEuro(rentOrBuy.value.buying.parts.find(one => label.test(one.label))?.amount ?? { cents: 0 })
  }
  // 13 windows at 700 € with planning, site and buffer: 9,100 × 1.385; they last 35 years
  const windows: TextFindings = { spoken: ['fenster'], dach: 2020, fassade: 2020, heizung: 2020, elektrik: 2020, bad: 2020, leitungen: 2020 } // prettier-ignore
  expect(part(house, windows, /^Sanierungsbedarf: Abnutzung/)).toBeCloseTo((9_100 * 1.385 * 10) / 35, 1)
  const upkeep = part(house, {}, /^Instandhaltung/)
  expect(part(house, windows, /^Instandhaltung/)).toBeLessThan(upkeep)
  expect(part({ ...house, zustand: 'sanierungsbedürftig' }, {}, /^Instandhaltung/)).toBe(0)
})

test('a bath in a flat needs no scaffold and no architect, a whole house does', () => {
  const labels = (facts: Parameters<typeof planOf>[0], text: TextFindings = {}) => {
    const { backlog } = planOf(facts, text).plan.renovation
    return backlog.ok ? backlog.value.total.mid.parts.map(({ label }) => label) : []
  }
  expect(labels(flat)).not.toContain('Baustelle und Gerüst')
  expect(labels(flat)).not.toContain('Planung')
  expect(labels(flat)).toContain('Puffer für Unerwartetes')
  expect(labels(house)).toContain('Baustelle und Gerüst')
  const inside: TextFindings = { dach: 2020, fassade: 2020, fenster: 2020, heizung: 2020 }
  expect(labels(house, inside)).not.toContain('Planung')
})

test('a boiler that is told to be old is changed without a scaffold, however much else is only as old as the house', () => {
  const told = (text: TextFindings) => {
    const { backlog } = planOf(house, text).plan.renovation
    return backlog.ok ? backlog.value.by.told.mid.parts.map(({ label }) => label) : []
  }
  expect(told({ heizung: 1998 })).toContain('Puffer für Unerwartetes')
  expect(told({ heizung: 1998 })).not.toContain('Planung')
  expect(told({ heizung: 1998 })).not.toContain('Baustelle und Gerüst')
  expect(told({ dach: 1960 })).toContain('Baustelle und Gerüst')
})

test.each<[TextFindings, RegExp, RegExp]>([
  [{}, /Dach.*Fassade.*Fenster.*Heizung/u, /^$/u],
  [{ dach: 2009, fenster: 2013 }, /Fassade.*Heizung/u, /Dach|Fenster/u],
  [{ dach: 1999, fenster: 1990 }, /Dach.*Fassade.*Fenster.*Heizung/u, /^$/u],
])('what had to be insulated when it was renewed is in no way to class C: %j', (text, within, without) => {
  const { upgrade } = planOf({ ...house, energieklasse: 'F', energiekennwert: 178, energietraeger: 'Gas' }, text).plan.renovation // prettier-ignore
  const labels = (upgrade?.cost.mid.parts ?? []).map(({ label }) => label).join(', ')
  expect(labels).toMatch(within)
  expect(labels).not.toMatch(without)
})

test('however much is told, the parts make the total, and own money, loan and what is open make it too', () => {
  const trades = ['dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden'] as const
  fc.assert(
    fc.property(
      fc.subarray([...trades]),
      fc.subarray([...trades]),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(house, flat),
      (spoken, dated, poor, vermietet, facts) => {
        const text = { ...Object.fromEntries(dated.map(trade => [trade, 1985])), spoken, poor }
        const { plan, told, age, vacancy, all, open } = planOf({ ...facts, vermietet }, text)
        const { backlog } = plan.renovation
        const whole = backlog.ok ? inEuro(backlog.value.total.mid.amount) : 0
        expect(Math.abs(told + age + vacancy - whole)).toBeLessThan(0.1)
        const paid = plan.financing.ok ? inEuro(plan.financing.value.ownFunds.mid.amount) + inEuro(plan.financing.value.darlehen.amount) : 0 // prettier-ignore
        expect(paid + open).toBeCloseTo(all, 2)
        expect(recheck(plan).mismatches).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})
