import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, euro, inEuro, type Money } from '#kernel/money.ts'
import { percent, ratio } from '#kernel/share.ts'
import { assumedGebaeudewert, erhoehteAfa, lineareAfa } from '#finance/domain/afa.ts'
import { bewirtschaftungskosten } from '#finance/domain/bewirtschaftungskosten.ts'
import { cashFlow, eigenkapitalrendite } from '#finance/domain/cashFlow.ts'
import { co2Cost, heatingCost } from '#finance/domain/energy.ts'
import { eigenkapital, neededIncome } from '#finance/domain/financing.ts'
import { heatingGrant } from '#finance/domain/foerderung.ts'
import { nichtUmlagefaehig } from '#finance/domain/hausgeld.ts'
import { grundschuldkosten, uncertainNebenkosten } from '#finance/domain/kaufnebenkosten.ts'
import { loanYear } from '#finance/domain/loan.ts'
import { assumedProvision, statedProvision } from '#finance/domain/maklerprovision.ts'
import { type Part, totalOf } from '#finance/domain/part.ts'
import { exactly } from '#finance/domain/range.ts'
import { renovationBacklog } from '#finance/domain/renovation.ts'
import { rentMetrics } from '#finance/domain/rentMetrics.ts'
import { ALL_LAENDER } from '#reference/laender.ts'
import { moneyOfJson } from './moneyOfJson.fixture.ts'
import { rechenprobe, recheck } from './rechenprobe.ts'

const today = calendarDate('2026-11-20')

/** Most of what finance computes for one let home, as a report holds it. */
const home = fc
  .record({
    price: fc.integer({ min: 1_00, max: 3_000_000_00 }).map((cents): Money => ({ cents })),
    movables: fc.integer({ min: 0, max: 20_000 }).map(euro),
    land: fc.constantFrom(...ALL_LAENDER),
    provision: fc.integer({ min: 0, max: 714 }).map(hundredths => percent(hundredths / 100)),
    rent: fc.integer({ min: 100_00, max: 5_000_00 }).map((cents): Money => ({ cents })),
    hausgeld: fc.integer({ min: 50_00, max: 900_00 }).map((cents): Money => ({ cents })),
    wohnflaeche: fc.integer({ min: 1_800, max: 40_000 }).map(hundredths => hundredths / 100),
    baujahr: fc.integer({ min: 1870, max: 2026 }),
    sollzins: fc.integer({ min: 1, max: 700 }).map(hundredths => percent(hundredths / 100)),
    grenzsteuer: fc.integer({ min: 0, max: 45_000_000 }).map(millionths => ratio(millionths, 100_000_000)),
    kennwert: fc.integer({ min: 100, max: 40_000 }).map(hundredths => hundredths / 100),
  })
  .map(given => {
    const { price, wohnflaeche, baujahr } = given
    const purchase = {
      price,
      movables: given.movables.cents < price.cents ? given.movables : euro(0),
      land: given.land,
      contractDate: today,
      provision: exactly(statedProvision(price, given.provision)),
    }
    const nebenkosten = uncertainNebenkosten(purchase).total.mid
    const loan = { principal: price, sollzins: given.sollzins, tilgung: percent(2) }
    const acquisition = add(price, nebenkosten.amount)
    const yearlyRent = euro(inEuro(given.rent) * 12)
    const rent: Part = {
      label: 'Miete',
      amount: yearlyRent,
      formula: `12 × ${inEuro(given.rent).toFixed(2).replace('.', ',')} €`,
      source: 'Exposé',
      basis: 'law',
    }
    const costs = bewirtschaftungskosten(
      { kind: 'eigentumswohnung', units: 1, wohnflaeche, parkingSpaces: 1, yearlyRent },
      today,
    )
    const gebaeude = assumedGebaeudewert(acquisition, 'etw', today)
    const year = loanYear(loan, 1)
    const flow = cashFlow({
      rent,
      costs,
      loan: year,
      afa: lineareAfa(gebaeude, baujahr, today),
      marginalRate: given.grenzsteuer,
    })
    const heated = { kennwert: given.kennwert, wohnflaeche, smallWithHeatedCellar: true, ausweis: null, baujahr }
    return {
      nebenkosten,
      nebenkostenUnknown: uncertainNebenkosten({
        ...purchase,
        land: null,
        provision: assumedProvision(price, given.land, today),
      }).total,
      eigenkapital: eigenkapital(price, [nebenkosten, grundschuldkosten(loan.principal, today)], loan.principal),
      costs,
      flow,
      returns: eigenkapitalrendite(flow, year.tilgung, acquisition),
      metrics: rentMetrics({ price, acquisition, yearlyRent, yearlyCost: costs.amount, groundRent: null }),
      afa: erhoehteAfa(price, 'energetischSelbstgenutzt', today),
      hausgeld: [nichtUmlagefaehig(given.hausgeld, null, today), nichtUmlagefaehig(given.hausgeld, given.rent, today)],
      energy: [heatingCost(heated, 'gas', today), co2Cost(given.kennwert * wohnflaeche, 'gas', today)],
      income: neededIncome(given.rent, today),
      grant: heatingGrant(
        { cost: price, units: 1, ownerOccupied: true, replacesFossil: true, taxableIncome: null },
        today,
      ),
      renovation: renovationBacklog(
        { kind: 'house', baujahr, wohnflaeche, bathrooms: 2, renewed: {}, nextHeating: 'waermepumpe' },
        today,
      ),
    }
  })

describe('what finance computes', () => {
  test('comes out again, all totals and formulas of it', () => {
    fc.assert(
      fc.property(home, analysis => {
        const result = recheck(analysis)
        expect(result.mismatches).toEqual([])
        expect(result.checkedTotals).toBeGreaterThanOrEqual(8)
        expect(result.checkedFormulas).toBeGreaterThanOrEqual(40)
      }),
      { numRuns: 500 },
    )
  })

  test('is caught when one amount is off by a cent, be it a part or a total', () => {
    fc.assert(
      fc.property(home, fc.nat(), fc.boolean(), ({ nebenkosten, costs, flow, eigenkapital }, which, up) => {
        const totals = [nebenkosten, costs, flow.beforeTax, flow.taxable, flow.afterTax, eigenkapital]
        const amounts = totals.flatMap(total => [total, ...total.parts])
        const changed = amounts[which % amounts.length]!
        // Parts are shared between totals: only copies can be changed one by one.
        const forged = JSON.parse(JSON.stringify(totals, (_, value: unknown) => value)) as typeof totals
        const target = forged.flatMap(total => [total, ...total.parts])[amounts.indexOf(changed)]!
        Object.assign(target, { amount: { cents: target.amount.cents + (up ? 1 : -1) } })
        const { mismatches } = recheck(forged)
        expect(mismatches.some(({ kind }) => kind === 'total')).toBe(true)
      }),
    )
  })

  test('is caught when part and total are changed alike, so that only the formula shows it', () => {
    fc.assert(
      fc.property(home, ({ costs }) => {
        const [first, ...others] = costs.parts
        const raised = { ...first!, amount: add(first!.amount, euro(50)) }
        const { mismatches } = recheck(totalOf(costs.label, [raised, ...others]))
        expect(mismatches).toMatchObject([{ path: 'parts[0]', label: 'Verwaltung', kind: 'formula' }])
      }),
    )
  })
})

test.each([
  ['6,5 % × 400.000 €', 26_000, 26_100],
  ['12 × 285 € × (100 % − 65 %)', 1_197, 1_198],
  ['0,5 × 785 € (Tabelle B für 400.000 €)', 392.5, 392.51],
  ['0,5 × 75 € (Tabelle B für 10.000 €), mindestens 60 €', 60, 37.5],
  ['0,5 × 26.585 € (Tabelle B für 90.000.000 €), höchstens 250 €', 250, 13_292.5],
  ['6,5 % × 210.999 €, auf volle Euro abgerundet', 13_714, 13_726],
  ['6 % × (400.000 € + 20.000 € − 10.000 €), auf volle Euro abgerundet', 24_600, 24_000],
  ['3,57 % × 210.000 € (angenommen)', 7_497, 7_597],
  ['Pauschale 20 €', 20, 21],
  ['Festbetrag 85 €', 85, 84.99],
  ['0 €, weil höchstens 2.500 €', 0, 0.01],
  ['20 % × 300.000 €, höchstens gefördert', 40_000, 60_100],
  ['12.345,68 kWh × 11,5 ct', 1_419.75, 1_430],
  ['2,5 t × 60 € × 1,19', 178.5, 182],
  ['500.000 € × 1,5 ÷ 80 × 65 %', 6_093.75, 6_100],
  ['1.750 € × 108 m² Dach', 189_000, 190_000],
  ['14,40 €/m² × 75 m²', 1_080, 1_081],
  ['3,5 € je m² × 72,5 m²', 253.75, 255],
  ['-168.000 €', 168_000, 167_999],
])('%s gives %s €, not %s €', (formula, right, wrong) => {
  const line = (amount: number) => ({ label: 'Zeile', amount: euro(amount), formula })
  expect(recheck(line(right))).toEqual({ mismatches: [], checkedTotals: 0, checkedFormulas: 1, unparsed: 0 })
  expect(recheck({ lines: [line(wrong)] }).mismatches).toMatchObject([{ path: 'lines[0]', kind: 'formula' }])
})

test.each([
  'provisionsfrei für den Käufer',
  'kein Makler',
  'Zinsen im 1. Jahr',
  'Summe oben',
  '6,5 % von 400.000 €',
  '6,5 % × 400.000 €, ohne Gewähr',
  '6,5 % × (400.000 € + 20.000 €',
  '100 € ÷ 0',
  '1.00 € × 2',
  '',
])('"%s" is counted, not guessed', formula => {
  const empty = { mismatches: [], checkedTotals: 0, checkedFormulas: 0 }
  expect(recheck({ amount: euro(1), formula })).toEqual({ ...empty, unparsed: 1 })
})

test('a printed number stands for all that are shown so, and for no more', () => {
  const line = (amount: number) => recheck({ amount: euro(amount), formula: '33,33 % × 30.000 €' }).mismatches.length
  expect([9_997.49, 9_997.5, 10_000, 10_000.5, 10_000.51].map(line)).toEqual([1, 0, 0, 0, 1])
})

test('a key figure is the share that its formula gives', () => {
  const figure = { label: 'Rendite', value: ratio(8_640_00, 210_000_00), formula: '8.640 € ÷ 210.000 €' }
  expect(recheck(figure)).toMatchObject({ mismatches: [], checkedFormulas: 1 })
  expect(recheck({ ...figure, value: ratio(8_641, 210_000) }).mismatches).toMatchObject([{ label: 'Rendite' }])
})

test('totals are found wherever they stand, also in maps, and each is counted once', () => {
  const total = { label: 'Summe', amount: euro(3), parts: [{ amount: euro(1) }, { amount: euro(2) }] }
  const wrong = { ...total, amount: euro(4) }
  const map = new Map([['kosten', { low: total, high: [total, wrong] }]])
  expect(recheck(map)).toEqual({
    mismatches: [{ path: 'kosten.high[1]', label: 'Summe', kind: 'total', stated: '4\u00a0€', readded: '3\u00a0€' }],
    checkedTotals: 2,
    checkedFormulas: 0,
    unparsed: 0,
  })
})

test.each([
  ['a part without an amount', { amount: euro(3), parts: [{ amount: euro(3) }, { label: 'leer' }] }],
  ['an amount that is no number', { amount: { cents: NaN }, parts: [] }],
  ['parts of a cent', { amount: { cents: 0.5 }, parts: [{ amount: { cents: 0.5 } }] }],
])('%s is a mismatch: no total without its sum', (_, total) => {
  expect(recheck(total).mismatches).toHaveLength(1)
})

test('the public JSON is added by its decimal text, so that a float hides nothing', () => {
  const total = (amount: number, ...parts: number[]) => ({ amount, parts: parts.map(part => ({ amount: part })) })
  const recheckJson = (json: unknown) => recheck(moneyOfJson(json))
  expect(recheckJson([total(0.3, 0.1, 0.2), total(-1.1, -2.2, 1.1), total(1046.01, 1000, 46.01)])).toMatchObject({
    mismatches: [],
    checkedTotals: 3,
  })
  expect(recheckJson(total(0.31, 0.1, 0.2)).mismatches).toHaveLength(1)
  expect(recheckJson(total(0.125, 0.125)).mismatches).toMatchObject([{ stated: 'kein Betrag' }])
})

test('the report stops with a sentence that names the line', () => {
  const right = recheck({ amount: euro(3), parts: [{ amount: euro(3) }] })
  const wrong = recheck({ label: 'Kaufnebenkosten', amount: euro(4), parts: [{ amount: euro(3) }] })
  expect(rechenprobe(right, right)).toMatchObject({ ok: true, value: { checkedTotals: 2 } })
  expect(rechenprobe(right, wrong)).toMatchObject({
    ok: false,
    failure: { code: 'rechenprobe', message: expect.stringContaining('„Kaufnebenkosten“ ist mit 4\u00a0€') as string },
  })
})

/** Money as a number in euro, as the public JSON has it. */
