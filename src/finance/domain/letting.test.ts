import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, euro, inEuro, type Money, shareOf, sum } from '#kernel/money.ts'
import { inPercent, percent } from '#kernel/share.ts'
import { assumedGebaeudewert, lineareAfa } from './afa.ts'
import { bewirtschaftungskosten, instandhaltungNachAlter, ueblicheBewirtschaftung } from './bewirtschaftungskosten.ts'
import { cashFlow, eigenkapitalrendite } from './cashFlow.ts'
import { eigenkapital } from './financing.ts'
import { leastNichtUmlagefaehig, nichtUmlagefaehig, ruecklageLight } from './hausgeld.ts'
import { grundschuldkosten, uncertainNebenkosten } from './kaufnebenkosten.ts'
import { loanYear } from './loan.ts'
import { statedProvision } from './maklerprovision.ts'
import { kappungsgrenze, mietpreisbremse } from './mieterhoehung.ts'
import { minus, type Part } from './part.ts'
import { exactly } from './range.ts'
import { gesamtkapitalrendite, jahresnettokaltmiete, rentMetrics } from './rentMetrics.ts'

const today = calendarDate('2026-11-20')
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

describe('5.1 example: flat of 75 m² of 1975 in NRW for 210.000 €', () => {
  const price = euro(210_000)
  const loan = { principal: euro(168_000), sollzins: percent(3.9), tilgung: percent(2) }
  const yearlyRent = jahresnettokaltmiete(euro(75 * 9.6))
  const nebenkosten = uncertainNebenkosten({
    price,
    land: 'NW',
    contractDate: today,
    provision: exactly(statedProvision(price, percent(3.57))),
  }).total.mid
  const acquisition = add(price, nebenkosten.amount)
  const costs = bewirtschaftungskosten(
    { kind: 'eigentumswohnung', units: 1, wohnflaeche: 75, parkingSpaces: 0, yearlyRent },
    today,
  )
  const rent: Part = { label: 'Miete', amount: yearlyRent, formula: '12 × 720 €', source: 'Exposé', basis: 'law' }
  const afa = lineareAfa(assumedGebaeudewert(acquisition, 'etw', today), 1975, today)
  const year = loanYear(loan, 1)
  const flow = cashFlow({ rent, costs, loan: year, afa, marginalRate: percent(42) })
  const ownFunds = eigenkapital(price, [nebenkosten, grundschuldkosten(loan.principal, today)], loan.principal)

  test('rent and price', () => {
    expect([yearlyRent, acquisition].map(inEuro)).toEqual([8_640, 233_702.35])
  })

  test('Bewirtschaftungskosten', () => {
    expect(costs.parts.map(part => inEuro(part.amount))).toEqual([439, 1_080, 172.8])
    expect(inEuro(costs.amount)).toBe(1_691.8)
  })

  test('7.3 example A: they are 19,6 % of the rent and leave 6.948,20 €', () => {
    expect(rounded((inEuro(costs.amount) / inEuro(yearlyRent)) * 100, 1)).toBe(19.6)
    expect(inEuro(add(yearlyRent, { cents: -costs.amount.cents }))).toBe(6_948.2)
  })

  test('yields and factor', () => {
    const metrics = rentMetrics({ price, acquisition, yearlyRent, yearlyCost: costs.amount, groundRent: null })
    expect(rounded(inPercent(metrics.bruttomietrendite.value), 2)).toBe(4.11)
    expect(rounded(inPercent(metrics.kaufpreisfaktor.value) / 100, 1)).toBe(24.3)
    expect(rounded(inPercent(metrics.nettomietrendite.value), 2)).toBe(2.97)
    expect(metrics.nettomietrendite.formula).toBe('(8.640\u00a0€ − 1.691,80\u00a0€) ÷ 233.702,35\u00a0€')
  })

  test('a parking space that is bought with the home is in gross yield and factor as it is in the net yield', () => {
    const of = (parking: number) => {
      const [space, bare] = [euro(parking), price]
      return rentMetrics({ price, parking: space, bare, acquisition: add(acquisition, space), yearlyRent, yearlyCost: costs.amount, groundRent: null }) // prettier-ignore
    }
    const { bruttomietrendite, kaufpreisfaktor, nettomietrendite, onBarePrice } = of(14_000)
    expect(bruttomietrendite).toMatchObject({ formula: '8.640\u00a0€ ÷ (210.000\u00a0€ + 14.000\u00a0€)', value: shareOf(yearlyRent, euro(224_000)) }) // prettier-ignore
    expect(kaufpreisfaktor.formula).toBe('(210.000\u00a0€ + 14.000\u00a0€) ÷ 8.640\u00a0€')
    expect(nettomietrendite.formula).toContain('247.702,35')
    expect(onBarePrice.value).toEqual(of(0).bruttomietrendite.value)
  })

  test('after an Erbbauzins less of the rent is left for the price', () => {
    const of = (groundRent: number) =>
      rentMetrics({ price, acquisition, yearlyRent, yearlyCost: costs.amount, groundRent: euro(groundRent) })
        .afterGroundRent
    expect(of(1_800)?.bruttomietrendite.value).toEqual(shareOf(euro(6_840), price))
    expect(rounded(inPercent(of(1_800)?.kaufpreisfaktor.value ?? percent(0)) / 100, 1)).toBe(30.7)
    expect(of(9_000)).toBeNull()
  })

  test('cash flow before tax', () => {
    expect(inEuro(flow.beforeTax.amount)).toBe(-2_963.8)
    expect(inEuro(flow.beforeTaxMonth)).toBe(-246.98)
  })

  test('AfA, taxable income and cash flow after tax', () => {
    expect(inEuro(afa.amount)).toBe(3_645.76)
    expect(inEuro(flow.taxable.amount)).toBe(-3_188.84)
    expect(flow.afterTax.parts.map(part => inEuro(part.amount))).toEqual([-2_963.8, 1_339.31])
    expect(inEuro(flow.afterTax.amount)).toBe(-1_624.49)
  })

  test('own funds and what they yield', () => {
    const { cash, withTilgung } = eigenkapitalrendite(flow, year.tilgung, ownFunds.amount)
    expect(inEuro(ownFunds.amount)).toBe(66_572.44)
    expect(rounded(inPercent(cash.value), 1)).toBe(-4.5)
    expect(rounded(inPercent(withTilgung.value), 1)).toBe(2.7)
  })

  test('the whole yields less than the debt costs', () => {
    const whole = gesamtkapitalrendite(yearlyRent, costs.amount, acquisition)
    expect(rounded(inPercent(whole.value) - inPercent(loan.sollzins), 2)).toBe(-0.93)
  })

  test('strict tax view: a Rücklage that was not spent is not deducted', () => {
    const saved = costs.parts.find(part => part.label === 'Instandhaltung') ?? null
    const strict = cashFlow({ rent, costs, loan: year, afa, marginalRate: percent(42) }, saved)
    expect(inEuro(strict.beforeTax.amount)).toBe(-2_963.8)
    expect(inEuro(strict.taxable.amount)).toBe(-2_108.84)
  })
})

describe('a cash flow', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents): Money => ({ cents }))
  const flowOf = (rentAmount: Money, interest: Money, tilgung: Money) => {
    const part = (label: string, of: Money): Part => ({ label, amount: of, formula: '', source: '', basis: 'law' })
    const costs = bewirtschaftungskosten(
      { kind: 'wohnung', units: 2, wohnflaeche: 120.5, parkingSpaces: 2, yearlyRent: rentAmount },
      today,
    )
    const loan = { year: 1, interest, tilgung, restschuld: euro(0) }
    const afa = part('AfA', euro(1_000))
    return cashFlow({ rent: part('Miete', rentAmount), costs, loan, afa, marginalRate: percent(42) })
  }

  test('is the sum of its parts', () => {
    fc.assert(
      fc.property(amount, amount, amount, (rent, interest, tilgung) => {
        const flow = flowOf(rent, interest, tilgung)
        for (const total of [flow.beforeTax, flow.taxable, flow.afterTax]) {
          expect(sum(total.parts.map(part => part.amount))).toEqual(total.amount)
        }
      }),
    )
  })

  test('never falls when the rent rises', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, interest) => {
        const [less, more] = a.cents <= b.cents ? [a, b] : [b, a]
        const [poor, rich] = [less, more].map(rent => flowOf(rent, interest, euro(0)))
        expect(rich!.beforeTax.amount.cents).toBeGreaterThanOrEqual(poor!.beforeTax.amount.cents)
        expect(rich!.afterTax.amount.cents).toBeGreaterThanOrEqual(poor!.afterTax.amount.cents)
      }),
    )
  })
})

describe('5.1 yardsticks', () => {
  test('parking spaces cost on their own', () => {
    const { parts } = bewirtschaftungskosten(
      { kind: 'wohnung', units: 3, wohnflaeche: 200, parkingSpaces: 2, yearlyRent: euro(20_000) },
      today,
    )
    expect(parts.map(part => inEuro(part.amount))).toEqual([1_101, 2_880, 96, 216, 400])
    expect(parts[1]?.formula).toBe('14,40\u00a0€ × 200 m²')
  })

  test('shops cost their own: 3 % administration, upkeep as of flats, 4 % loss of their rent (Anlage 3 III ImmoWertV)', () => {
    const trade = { area: 100, rent: euro(12_000) }
    const { parts } = bewirtschaftungskosten(
      { kind: 'wohnung', units: 3, wohnflaeche: 200, parkingSpaces: 0, yearlyRent: euro(32_000), trade },
      today,
    )
    // 3 × 367, 200 × 14,40, 2 % × 20.000, 3 % × 12.000, 100 × 14,40, 4 % × 12.000
    expect(parts.map(part => inEuro(part.amount))).toEqual([1_101, 2_880, 400, 360, 1_440, 480])
  })

  test('practice in NRW', () => {
    expect(inEuro(ueblicheBewirtschaftung(euro(8_640), 'mfhEtw', today).amount)).toBe(2_246.4)
  })

  test.each([
    [21, 862.5],
    [22, 1_093.5],
    [32, 1_396.5],
  ])('II. BV: upkeep of 75 m² at age %s', (age, amount) => {
    expect(inEuro(instandhaltungNachAlter(75, age, today).amount)).toBe(amount)
  })

  test('Hausgeld without a split is split by usage, the least owner’s part with the highest share', () => {
    const { low, mid, high } = nichtUmlagefaehig(euro(300), null, today)
    expect([low, mid, high].map(part => inEuro(part.amount))).toEqual([1_080, 1_260, 1_620])
    expect(inEuro(nichtUmlagefaehig(euro(300), euro(90), today).mid.amount)).toBe(1_080)
    expect(inEuro(leastNichtUmlagefaehig(75, today))).toBe(964)
  })

  test.each([
    ['zufuehrung', 6.99, 31, 'amber'],
    ['zufuehrung', 3.99, 31, 'red'],
    ['zufuehrung', 7, 31, 'green'],
    ['zufuehrung', 1, 30, 'green'],
    ['bestand', 19, 50, 'amber'],
    ['bestand', 9, 50, 'red'],
  ] as const)('%s of %s €/m² at age %s is %s', (kind, perM2, age, light) => {
    expect(ruecklageLight(kind, euro(perM2), age, today)).toBe(light)
  })
})

describe('9 rent law', () => {
  test('a new lease may be a tenth above the local rent', () => {
    expect(mietpreisbremse(euro(9.6), today)).toEqual(euro(10.56))
    expect(mietpreisbremse(euro(9.6), calendarDate('2030-01-01'))).toBeUndefined()
  })

  test.each([
    [700, 900, false, 840],
    [700, 900, true, 805],
    [700, 750, false, 750],
    [700, 600, false, 700],
  ])('a rent of %s € with %s € as the local one, tight %s: at most %s €', (rent, local, tight, most) => {
    expect(inEuro(kappungsgrenze(euro(rent), euro(local), tight, today))).toBe(most)
  })
})

test('minus turns a part around', () => {
  const part: Part = { label: 'a', amount: euro(1), formula: '', source: '', basis: 'law' }
  expect(minus(minus(part))).toEqual(part)
})
