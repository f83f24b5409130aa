import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, type Money, sum } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { ALL_LAENDER, type Land } from '#reference/laender.ts'
import { grunderwerbsteuer, grunderwerbsteuerAnywhere } from './grunderwerbsteuer.ts'
import { grundschuldkosten, type UncertainPurchase, uncertainNebenkosten } from './kaufnebenkosten.ts'
import { assumedProvision, statedProvision } from './maklerprovision.ts'
import {
  notaryOfGrundschuld,
  notaryOfPurchase,
  registerOfGrundschuld,
  registerOfPurchase,
} from './notarUndGrundbuch.ts'
import { isEstimate, type Total } from './part.ts'
import { exactly } from './range.ts'
import { gebuehr, tabelleB } from './tabelleB.ts'

const today = calendarDate('2026-11-20')
const price = fc.integer({ min: 0, max: 1e10 }).map((cents): Money => ({ cents }))
const land = fc.constantFrom(...ALL_LAENDER)
const addsUp = ({ amount, parts }: Total) => expect(sum(parts.map(part => part.amount))).toEqual(amount)

test.each([
  [500, 15],
  [1_000, 19],
  [10_000, 75],
  [25_000, 115],
  [50_000, 165],
  [100_000, 273],
  [200_000, 435],
  [250_000, 535],
  [400_000, 785],
  [500_000, 935],
  [750_000, 1_335],
  [1_000_000, 1_735],
  [1_500_000, 2_535],
  [5_000_000, 8_135],
  [0, 15],
  [60_000_000, 26_585],
  [90_000_000, 26_585],
])('2.1 Tabelle B for %s € is %s €', (value, fee) => {
  expect(tabelleB(euro(value), today)).toEqual(euro(fee))
})

describe.each([
  [100_000, 273, [546, 136.5, 136.5], 167.01, 1_046.01, 434.5, 1_480.51, 296.31, 219, 1_995.82],
  [250_000, 535, [1_070, 267.5, 267.5], 316.35, 1_981.35, 827.5, 2_808.85, 553.35, 435, 3_797.2],
  [400_000, 785, [1_570, 392.5, 392.5], 458.85, 2_873.85, 1_202.5, 4_076.35, 791.35, 635, 5_502.7],
  [750_000, 1_335, [2_670, 667.5, 667.5], 772.35, 4_837.35, 2_027.5, 6_864.85, 1_338.75, 1_095, 9_298.6],
  [1_500_000, 2_535, [5_070, 1_267.5, 1_267.5], 1_456.35, 9_121.35, 3_827.5, 12_948.85, 2_481.15, 2_055, 17_485],
])('2.3 a price of %s €', (amount, feeB, fees, vat, notary, register, purchase, gsNotary, gsRegister, all) => {
  const value = euro(amount)
  const loan = euro(amount * 0.8)
  const kauf = [notaryOfPurchase(value, today), registerOfPurchase(value, today)] as const
  const grundschuld = [notaryOfGrundschuld(loan, today), registerOfGrundschuld(loan, today)] as const
  const euros = (totals: readonly Total[]) => inEuro(sum(totals.map(total => total.amount)))

  test('costs at the notary', () => {
    expect(tabelleB(value, today)).toEqual(euro(feeB))
    expect(kauf[0].parts.map(part => inEuro(part.amount))).toEqual([...fees, 20, 40, vat])
    expect(inEuro(kauf[0].amount)).toBe(notary)
  })

  test('costs in the land register', () => {
    expect(inEuro(kauf[1].amount)).toBe(register)
    expect(euros(kauf)).toBe(purchase)
  })

  test('costs with a Grundschuld of 80 %', () => {
    expect(grundschuld.map(total => inEuro(total.amount))).toEqual([gsNotary, gsRegister])
    expect(inEuro(grundschuldkosten(loan, today).amount)).toBe(inEuro(euro(gsNotary + gsRegister)))
    expect(euros([...kauf, ...grundschuld])).toBe(all)
  })
})

describe('2.2 fees', () => {
  test.each([
    ['21100', 10_000, 150],
    ['21100', 1_000, 120],
    ['21200', 10_000, 75],
    ['21200', 1_000, 60],
    ['21201', 500, 30],
    ['22112', 400_000, 50],
    ['22114', 400_000, 125],
    ['14120', 320_000, 825.5],
  ] as const)('%s for %s € is %s €', (number, value, fee) => {
    expect(gebuehr(number, euro(value), today).amount).toEqual(euro(fee))
  })

  test('say how they come about', () => {
    expect(gebuehr('21100', euro(400_000), today).formula).toBe('2,0 × 785\u00a0€ (Tabelle B für 400.000\u00a0€)')
    expect(gebuehr('21100', euro(1_000), today).formula).toContain('mindestens 120\u00a0€')
    expect(gebuehr('22114', euro(400_000), today).formula).toContain('höchstens 125\u00a0€')
  })

  test('of a Vollzug that needs only certificates are capped, but never raised', () => {
    const capped = notaryOfPurchase(euro(400_000), today, 'capped')
    expect(inEuro(capped.amount)).toBe(2_466.28)
    expect(notaryOfPurchase(euro(1_000), today, 'capped')).toEqual(notaryOfPurchase(euro(1_000), today))
  })

  test('in Bayern include the cadastre', () => {
    expect(inEuro(registerOfPurchase(euro(400_000), today, 'BY').amount)).toBe(1_438)
  })

  test('for a letter of the Grundschuld are higher', () => {
    expect(inEuro(registerOfGrundschuld(euro(320_000), today, true).amount)).toBe(825.5)
  })
})

describe('1 Grunderwerbsteuer', () => {
  test.each<[string, Land, string, number, number]>([
    ['5.1 example', 'NW', '2026-11-20', 210_000, 13_650],
    ['lowest rate', 'BY', '2026-11-20', 400_000, 14_000],
    ['Bremen before the rise', 'HB', '2025-06-30', 400_000, 20_000],
    ['Bremen after the rise', 'HB', '2025-07-01', 400_000, 22_000],
    ['Thüringen after the cut', 'TH', '2024-01-01', 400_000, 20_000],
    ['rounded down to whole euros', 'BY', '2026-11-20', 399_999.99, 13_999],
    ['free up to 2.500 €', 'NW', '2026-11-20', 2_500, 0],
    ['above 2.500 € all is taxed', 'NW', '2026-11-20', 2_501, 162],
  ])('%s: %s on %s, %s € → %s €', (_name, where, day, amount, tax) => {
    expect(inEuro(grunderwerbsteuer({ price: euro(amount) }, where, calendarDate(day)).amount)).toBe(tax)
  })

  test('is taken from what the buyer gives: without movables, with obligations', () => {
    const part = grunderwerbsteuer({ price: euro(400_000), movables: euro(10_000), assumed: euro(20_000) }, 'NW', today)
    expect(inEuro(part.amount)).toBe(26_650)
    expect(part.formula).toMatch(/^6,5\u00a0% × \(400.000\u00a0€ \+ 20.000\u00a0€ − 10.000\u00a0€\)/)
  })

  test('of an unknown Land lies between Bayern and the highest', () => {
    const { low, mid, high } = grunderwerbsteuerAnywhere({ price: euro(400_000) }, today)
    expect([low, mid, high].map(part => inEuro(part.amount))).toEqual([14_000, 22_000, 26_000])
    expect([low, mid, high].every(isEstimate)).toBe(true)
  })
})

describe('3 Maklerprovision', () => {
  test.each([
    [3.57, 210_000, 7_497],
    [2.975, 300_000, 8_925],
    [0, 300_000, 0],
  ])('of %s percent of %s € is %s €', (rate, amount, fee) => {
    expect(inEuro(statedProvision(euro(amount), percent(rate)).amount)).toBe(fee)
  })

  test('that is not stated is assumed, from nothing to what is usual in the Land', () => {
    const { low, mid, high } = assumedProvision(euro(100_000), 'MV', today)
    expect([low, mid, high].map(part => inEuro(part.amount))).toEqual([0, 2_975, 3_080])
    expect([low, mid, high].every(isEstimate)).toBe(true)
    expect(isEstimate(statedProvision(euro(100_000), percent(3.57)))).toBe(false)
  })
})

describe('Kaufnebenkosten', () => {
  const of = (amount: Money, where: Land) =>
    uncertainNebenkosten({
      price: amount,
      land: where,
      contractDate: today,
      provision: exactly(statedProvision(amount, percent(3.57))),
    }).total.mid

  test('5.1 example: 210.000 € in NRW', () => {
    const total = of(euro(210_000), 'NW')
    expect(inEuro(notaryOfPurchase(euro(210_000), today).amount)).toBe(1_802.85)
    expect(inEuro(registerOfPurchase(euro(210_000), today).amount)).toBe(752.5)
    expect(inEuro(total.amount)).toBe(23_702.35)
    expect(inEuro(grundschuldkosten(euro(168_000), today).amount)).toBe(870.09)
  })

  test('are the sum of their parts, each with formula and source', () => {
    fc.assert(
      fc.property(price, land, (amount, where) => {
        const total = of(amount, where)
        addsUp(total)
        for (const part of total.parts) expect([part.label, part.formula, part.source]).not.toContain('')
      }),
    )
  })

  test('never fall when the price rises', () => {
    fc.assert(
      fc.property(price, price, land, (a, b, where) => {
        const [less, more] = a.cents <= b.cents ? [a, b] : [b, a]
        expect(of(more, where).amount.cents).toBeGreaterThanOrEqual(of(less, where).amount.cents)
      }),
    )
  })

  test('are a range while Land or broker’s fee is unknown, and one figure when both are known', () => {
    const given = { price: euro(210_000), contractDate: today }
    const stated = exactly(statedProvision(given.price, percent(3.57)))
    const totals = (purchase: UncertainPurchase) => {
      const { low, mid, high } = uncertainNebenkosten(purchase).total
      return [low, mid, high].map(one => inEuro(one.amount))
    }
    expect(totals({ ...given, land: 'NW', provision: stated })).toEqual(Array<number>(3).fill(23_702.35))
    const silent = assumedProvision(given.price, 'NW', today)
    expect(totals({ ...given, land: 'NW', provision: silent })).toEqual([16_205.35, 23_702.35, 23_702.35])
    expect(totals({ ...given, land: null, provision: stated })).toEqual([17_402.35, 21_602.35, 23_702.35])
  })

  test('count assumed obligations as part of the value', () => {
    const given = { price: euro(380_000), assumed: euro(20_000), land: 'NW', contractDate: today } as const
    const provision = exactly(statedProvision(euro(380_000), percent(0)))
    expect(inEuro(uncertainNebenkosten({ ...given, provision }).total.mid.amount)).toBe(26_000 + 4_076.35)
  })
})
