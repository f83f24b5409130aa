import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { inPercent, percent } from '#kernel/share.ts'
import { moneyAt, moneyBase, type MoneyInput } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import { NO_STATED_TERMS, type TextFindings } from './statedTerms.ts'
import { besideName, forBeside } from './beforeLetting.ts'
import { levyOf } from './levy.ts'
import { extraParts } from './statedWorks.ts'
import { zeroCashFlowPrice } from './zeroCashFlow.ts'

const today = calendarDate('2026-11-20')
const FLAT = { objektart: 'Eigentumswohnung', wohnflaeche: 75, baujahr: 1975, kaeuferprovision: 3.57 }
const levies = [{ own: 9_120, payer: 'buyer', due: null }] as const
const works = [{ subject: 'bad', amount: 40_000, isNet: false, needed: true, inFlat: true }] as const
const told: TextFindings = { said: { ...NO_STATED_TERMS, levies, works } }

function baseOf(facts: Parameters<typeof offerWith>[0], renewed: TextFindings = told) {
  const input: MoneyInput = {
    offer: offerWith({ ...FLAT, ...facts }),
    ...{ land: 'NW', laender: ['NW'], marketRent: { low: 10, mid: 10, high: 10, source: 'Test' } },
    ...{ buildingShare: null, renewed, assumptions: assumptionsOf(today, { sollzins: percent(3.9) }) },
  }
  return moneyBase(input, today)
}

function lettingOf(base: ReturnType<typeof baseOf>, price: number) {
  const { cashflow } = moneyAt(base, euro(price))
  if (!cashflow.ok) throw new Error(cashflow.failure)
  return cashflow.value
}

// Rent 75 × 10 € × 12 = 9.000 €; beside the price 9.120 € + 40.000 € = 49.120 €.
test('a levy and works that come before the rent are paid for by it: yields, factor and loan count them', () => {
  const { year, beside } = lettingOf(baseOf({ vermietet: false }), 39_000)
  const { metrics, flow } = year.mid
  expect(inEuro(beside.amount)).toBe(49_120)
  expect(inPercent(metrics.bruttomietrendite.value)).toBeCloseTo((9_000 / 88_120) * 100, 4)
  expect(inPercent(metrics.kaufpreisfaktor.value) / 100).toBeCloseTo(88_120 / 9_000, 4)
  expect(metrics.kaufpreisfaktor.formula).toBe('(39.000\u00a0€ + 49.120\u00a0€) ÷ 9.000\u00a0€')
  expect(inPercent(metrics.onBarePrice.value)).toBeCloseTo((9_000 / 39_000) * 100, 4)
  // Costs 439 € + 1.080 € + 2 % × 9.000 €; loan 80 % × 39.000 € + 49.120 € = 80.320 €, of which 5,9 % are paid a year.
  expect(inEuro(flow.beforeTax.amount)).toBeCloseTo(9_000 - 1_699 - 80_320 * 0.059, 1)
})

test('the forecast begins with the first year, and the price that the rent carries leaves nothing over', () => {
  const base = baseOf({ vermietet: false })
  const { year, forecast } = lettingOf(base, 39_000)
  expect(forecast[0]?.beforeTax).toEqual(year.mid.flow.beforeTax.amount)
  expect(forecast[0]?.afterTax).toEqual(year.mid.flow.afterTax.amount)
  const zero = zeroCashFlowPrice(base)
  if (!zero.ok) throw new Error(zero.failure)
  // (7.301 € ÷ 5,9 % − 49.120 €) ÷ 80 %
  expect(inEuro(zero.value.amount)).toBe(93_282.2)
  expect(Math.abs(lettingOf(base, 93_282.2).year.mid.flow.beforeTax.amount.cents)).toBeLessThanOrEqual(1)
})

test('who pays his rent today pays it for the home as it is: what is only old there waits, a levy does not', () => {
  const levied: TextFindings = { said: { ...NO_STATED_TERMS, levies } }
  const poor = { zustand: 'renovierungsbedürftig', vermietet: true, kaltmieteMonat: 720 }
  const labels = (facts: Parameters<typeof offerWith>[0]) =>
    baseOf(facts, levied).letting.beside.mid.parts.map(({ label }) => label)
  expect(labels(poor)).toEqual(['Sonderumlage'])
  expect(labels({ ...poor, vermietet: false })).toEqual(['Sonderumlage', 'Sanierungsbedarf'])
})

test('the interest of what is open counts against buying', () => {
  const [none, open] = [{}, told].map(renewed => moneyAt(baseOf({ vermietet: false }, renewed), euro(39_000)).rentOrBuy)
  if (!none?.ok || !open?.ok) throw new Error('no comparison')
  const interestOf = ({ buying }: typeof open.value) =>
    buying.parts.filter(({ label }) => label.startsWith('Zinsen')).map(({ amount }) => inEuro(amount))
  const [ofLoan, ...more] = interestOf(none.value)
  expect(more).toEqual([])
  expect(interestOf(open.value)).toEqual([expect.closeTo(ofLoan! * (1 + 49_120 / 31_200), 1)])
})

test.each([
  ['what is told goes into the reserve', { hausgeldMonat: 439, hausgeldNichtUmlagefaehig: 130 }, 72, 864],
  [
    'what is not told is what the administration leaves',
    { hausgeldMonat: 439, hausgeldNichtUmlagefaehig: 130 },
    null,
    130 * 12 - 439,
  ],
  ['no Hausgeld, no reserve', {}, null, 0],
])('BFH IX R 19/24, the reserve saves no tax in its year: %s', (_name, facts, saved, expected) => {
  const hausgeld =
    saved === null
      ? []
      : [{ page: 1, quote: `davon Zuführung Erhaltungsrücklage ${saved},00 €`, box: [0, 0, 1, 1] as const }]
  const { year, costs } = lettingOf(
    baseOf({ ...facts, vermietet: true, kaltmieteMonat: 750 }, { said: { ...NO_STATED_TERMS, hausgeld } }),
    200_000,
  )
  const { beforeTax, taxable } = year.mid.flow
  const reserve = costs.reserve(year.mid.costs)
  expect(inEuro(reserve?.amount ?? euro(0))).toBe(expected)
  expect(taxable.parts.filter(({ label }) => label.includes('noch nicht absetzbar'))).toHaveLength(expected > 0 ? 1 : 0)
  expect(beforeTax.parts.some(({ label }) => label.includes('noch nicht absetzbar'))).toBe(false)
})

test('a gutted unit is made a home for the rent that it then pays: what is let today does not carry it', () => {
  const gutted: TextFindings = {
    said: {
      ...NO_STATED_TERMS,
      works: [
        { subject: 'ausbau', amount: 42_000, isNet: false, needed: true, inFlat: true },
        { subject: 'heizung', amount: 30_000, isNet: false, needed: true, inFlat: false },
      ],
    },
  }
  const base = moneyBase(
    {
      offer: offerWith({ objektart: 'Mehrfamilienhaus', wohnflaeche: 512, baujahr: 1905, vermietet: 'teilweise' }),
      ...{ land: 'SN', laender: ['SN'], marketRent: { low: 5, mid: 5.6, high: 6, source: 'Test' } },
      ...{ buildingShare: null, renewed: gutted, assumptions: assumptionsOf(today, { sollzins: percent(3.9) }) },
      parts: [
        { name: 'EG', use: 'wohnen', area: 58, rent: 262, let: true },
        { name: 'DG', use: 'wohnen', area: 47, rent: null, let: false },
      ],
    },
    today,
  )
  const { low, mid, high } = base.letting.beside
  expect([low, mid, high].map(({ amount }) => inEuro(amount))).toEqual([30_000, 30_000, 72_000])
  const { year } = lettingOf(base, 385_000)
  // 12 × 262 € today; with 12 × 47 m² × 5,60 € once all is let.
  expect(inPercent(year.mid.metrics.bruttomietrendite.value)).toBeCloseTo((3_144 / 415_000) * 100, 4)
  expect(inPercent(year.high.metrics.bruttomietrendite.value)).toBeCloseTo((6_302.4 / 457_000) * 100, 3)
})

test('what redeems a rented plant is called no works', () => {
  const bath = { label: 'Bad', amount: euro(9_000), formula: '', source: '', basis: 'law' } as const
  const [redeemed] = extraParts([{ name: 'Die gemietete Anlage', amount: 9_000, isDebt: true }])
  const { due } = levyOf([], [{ own: 4_000, payer: null, due: null }])
  if (!redeemed || !due) throw new Error('no part')
  expect(forBeside([redeemed])).toBe('für die Ablösung')
  expect(besideName([redeemed, bath])).toBe('Arbeiten und Ablösung')
  expect(besideName([due, redeemed])).toBe('Umlage und Ablösung')
  expect(forBeside([due])).toBe('für die Sonderumlage')
  expect(besideName([bath])).toBe('Arbeiten')
  const pipes = { ...bath, besides: 'anschluss' as const }
  expect(forBeside([pipes])).toBe('für die Hausanschlüsse')
  expect(besideName([bath, pipes], 'Hausanschlüssen')).toBe('Arbeiten und Hausanschlüssen')
})
