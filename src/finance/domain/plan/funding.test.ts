import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { moneyAt, moneyBase, type MoneyInput } from '../moneyPlan.ts'
import { CHANCES, factsByChance, offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import { levyOf } from './levy.ts'
import { NO_STATED_TERMS, type TextFindings } from './statedTerms.ts'
import { zeroCashFlowPrice } from './zeroCashFlow.ts'

const today = calendarDate('2026-11-20')
const quoted = (quote: string) => [{ page: 1, quote, box: [0, 0, 1, 1] as const }]
const levied = (quote: string): TextFindings => ({ said: { ...NO_STATED_TERMS, sonderumlage: quoted(quote) } })

function inputOf(facts: Parameters<typeof offerWith>[0], renewed: TextFindings = {}): MoneyInput {
  return {
    offer: offerWith(facts),
    ...{ land: 'NW', laender: ['NW'], marketRent: { low: 8, mid: 10, high: 12, source: 'Test' } },
    ...{ buildingShare: null, renewed, assumptions: assumptionsOf(today, { sollzins: percent(3.9) }) },
  }
}

const flat = { objektart: 'Eigentumswohnung', wohnflaeche: 75, baujahr: 1975, kaeuferprovision: 3.57 }

test('own funds, loan and what is open are the whole investment, at each end, whatever an exposé states', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true })
  const facts = fc.array(chance, { minLength: CHANCES, maxLength: CHANCES }).map(factsByChance)
  const levy = fc.constantFrom({}, levied('Sonderumlage von 120.000 €, davon 4.800 € auf diese Wohnung'))
  fc.assert(
    fc.property(facts, levy, fc.integer({ min: 100_00, max: 90_000_000_00 }), (stated, renewed, cents) => {
      const { investment, financing, funding } = moneyAt(moneyBase(inputOf(stated, renewed), today), { cents })
      if (!investment.ok || !financing.ok || !funding.ok) return
      for (const end of ['low', 'mid', 'high'] as const) {
        const { ownFunds, darlehen } = financing.value
        const sum = ownFunds[end].amount.cents + darlehen.amount.cents + funding.value.open[end].amount.cents
        expect(sum).toBe(investment.value[end].amount.cents)
        expect(funding.value.open[end].amount.cents).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 300 },
  )
})

test('works and a Sonderumlage are open until somebody lends them, and count in the yield and against renting', () => {
  const stated = { ...flat, zustand: 'renovierungsbedürftig', vermietet: true, kaltmieteMonat: 720, hausgeldMonat: 300 }
  const without = moneyAt(moneyBase(inputOf({ ...stated, zustand: 'Neubau', baujahr: 2026 }), today), euro(210_000))
  const withLevy = moneyAt(
    moneyBase(inputOf(stated, levied('Sonderumlage: 5.000 € entfallen auf die Wohnung')), today),
    euro(210_000),
  )
  if (!without.funding.ok || !withLevy.funding.ok || !withLevy.financing.ok) throw new Error('no plan')
  expect(inEuro(without.funding.value.open.mid.amount)).toBe(0)
  expect(inEuro(withLevy.funding.value.open.low.amount)).toBeGreaterThanOrEqual(5_000)
  expect(withLevy.funding.value.rateWithOpen.mid.amount.cents).toBeGreaterThan(
    withLevy.financing.value.monthlyRate.amount.cents,
  )
  const labels = withLevy.rentOrBuy.ok ? withLevy.rentOrBuy.value.buying.parts.map(({ label }) => label) : []
  expect(labels).toEqual(expect.arrayContaining(['Sanierungsbedarf: Abnutzung in 10 Jahren', 'Sonderumlage']))
})

test.each([
  ['Sonderumlage von 120.000 €, davon 4.800 € auf diese Wohnung', 4_800],
  ['Die Sonderumlage von 3.200 € zahlt der Käufer.', 3_200],
  ['Sonderumlage von 85.000 € beschlossen', null],
  ['Die Sonderumlage von 4.800 € für diese Wohnung ist bezahlt.', null],
  ['Die anteilige Sonderumlage von 4.800 € trägt der Verkäufer.', null],
])('of „%s“ the buyer pays %s', (quote, due) => {
  const found = levyOf(quoted(quote)).due
  expect(found && inEuro(found.amount)).toBe(due)
})

test('finance.md 5: the rent of 8.640 € less 1.691,80 € carries the loan up to 147.207,63 €', () => {
  const base = moneyBase(inputOf({ ...flat, kaufpreis: 210_000, vermietet: true, kaltmieteMonat: 720 }), today)
  const zero = zeroCashFlowPrice(base)
  if (!zero.ok) throw new Error(zero.failure)
  // (8.640 − 1.691,80) ÷ (80 % × 5,9 %)
  expect(inEuro(zero.value.amount)).toBe(147_207.63)
  const { cashflow } = moneyAt(base, zero.value.amount)
  expect(cashflow.ok && Math.abs(cashflow.value.year.mid.flow.beforeTax.amount.cents)).toBeLessThanOrEqual(1)
})

test('a parking space beside the price takes its part of what the rent carries', () => {
  const stated = { ...flat, kaufpreis: 210_000, vermietet: true, kaltmieteMonat: 720 }
  const [alone, beside] = [stated, { ...stated, stellplatzPreis: 15_000 }].map(facts => {
    const zero = zeroCashFlowPrice(moneyBase(inputOf(facts), today))
    return zero.ok ? inEuro(zero.value.amount) : 0
  })
  expect(alone! - beside!).toBeCloseTo(15_000, 2)
})

test('a rent that the costs use up carries no price', () => {
  const base = moneyBase(inputOf({ ...flat, vermietet: true, kaltmieteMonat: 60 }), today)
  expect(zeroCashFlowPrice(base)).toMatchObject({
    ok: false,
    failure: expect.stringMatching(/Bei keinem Preis/) as string,
  })
})

test('what the exposé itself prices is paid in full, with VAT, and a levy by its share with its dates', () => {
  const works = [{ subject: 'bad', amount: 10_000, isNet: true, needed: true, inFlat: true }] as const
  const levies = [{ own: 17_422, payer: 'buyer', due: 'zahlbar zum 1. Februar 2027' }] as const
  const input = inputOf(flat, { said: { ...NO_STATED_TERMS, works, levies } })
  const { investment, renovation, levy } = moneyAt(moneyBase(input, today), euro(210_000))
  if (!investment.ok || !renovation.backlog.ok) throw new Error('no plan')
  const amounts = investment.value.mid.parts.map(({ label, amount }) => [label, inEuro(amount)])
  expect(amounts).toEqual(expect.arrayContaining([['Bad, laut Exposé', 11_900], ['Sonderumlage', 17_422]])) // prettier-ignore
  expect(renovation.backlog.value.trades.map(({ trade }) => trade)).not.toContain('bad')
  expect(levy.note).toContain('zahlbar zum 1. Februar 2027')
})

test('a Sonderumlage that is still to be voted on is in the total, open to be paid, and its low end knows that the vote may fail', () => {
  const levies = [{ own: 33_157, payer: null, due: null, isProposed: true }] as const
  const { investment, funding } = moneyAt(
    moneyBase(inputOf({ ...flat, zustand: 'Neubau', baujahr: 2026 }, { said: { ...NO_STATED_TERMS, levies } }), today),
    euro(239_000),
  )
  if (!investment.ok || !funding.ok) throw new Error('no plan')
  const at = (end: 'low' | 'mid' | 'high') =>
    investment.value[end].parts.find(({ label }) => label === 'Sonderumlage, noch nicht beschlossen')?.amount
  expect([at('low'), at('mid'), at('high')]).toEqual([euro(0), euro(33_157), euro(33_157)])
  const { low, mid } = funding.value.open
  expect([low, mid].map(({ amount }) => inEuro(amount))).toEqual([0, 33_157])
})

test('works on the house round a flat, and a Sonderumlage that the seller pays, cost the buyer nothing', () => {
  const works = [{ subject: 'dach', amount: 90_000, isNet: false, needed: true, inFlat: false }] as const
  const levies = [{ own: 4_000, payer: 'seller', due: null }] as const
  const { levy, statedWorks } = moneyBase(inputOf(flat, { said: { ...NO_STATED_TERMS, works, levies } }), today)
  expect([levy.due, statedWorks]).toEqual([null, []])
})

test('an offer for what nobody calls due goes before the table where the age calls it due, and nowhere else', () => {
  const works = [{ subject: 'bad', amount: 21_000, isNet: false, needed: false, inFlat: true }] as const
  const labels = (letzteModernisierung: string) => {
    const told = inputOf({ ...flat, letzteModernisierung }, { said: { ...NO_STATED_TERMS, works } })
    const { statedWorks, renovation } = moneyBase(told, today)
    if (!renovation.backlog.ok) throw new Error('no plan')
    return [statedWorks.map(({ label }) => label), renovation.backlog.value.trades.some(({ trade }) => trade === 'bad')]
  }
  expect(labels('Bad 1985')).toEqual([['Bad, laut Exposé'], false])
  expect(labels('Bad 2022')).toEqual([[], false])
})

test('what a gutted home and a whole renovation are priced at leaves no table beside it', () => {
  const due = (subject: 'ausbau' | 'ganzes') => {
    const works = [{ subject, amount: 60_000, isNet: false, needed: true, inFlat: true }]
    const { renovation } = moneyBase(
      inputOf({ ...flat, baujahr: 1960 }, { said: { ...NO_STATED_TERMS, works } }),
      today,
    )
    if (!renovation.backlog.ok) throw new Error('no plan')
    return renovation.backlog.value.trades.map(({ trade }) => trade)
  }
  expect(due('ganzes')).toEqual([])
  expect(due('ausbau')).not.toContain('bad')
})
