import { expect, test } from 'vitest'
import { inEuro } from '#kernel/money.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { assessedInput, FLAT, textsOf } from './chapters/assessedInput.fixture.ts'
import { shareOfPrice } from './chapters/proper/shareOfPrice.ts'
import { coverOf } from './cover.ts'
import { reportOf } from './reportOf.ts'

const PARKING = 15_000
const HOME = { ...FLAT, vermietet: false, kaltmieteMonat: null, kaufpreis: 165_000 }
/** Tax, notary, land register and broker take less than that of a price. */
const MAX_COSTS = 0.15
/** What a bank lends of a price. */
const LENT = 0.8

const evidence = { page: 2, quote: 'zzgl. Stellplatz 15.000 €', box: [10, 100, 300, 112] as const }
const EXTRA: Remark = { topic: 'pflichtkauf', subject: 'stellplatzExtra', rule: 'test', tone: 'warnung', meaning: 'Stellplatz kommt hinzu', year: null, certainty: 'stated', scope: PLAIN, evidence } // prettier-ignore

const [alone, beside] = [HOME, { ...HOME, stellplatz: 'Tiefgarage', stellplatzPreis: PARKING }].map(stated =>
  assessedInput(stated, { remarks: 'stellplatzPreis' in stated ? [EXTRA] : [] }),
)
if (!alone || !beside) throw new Error('no input')
const moneyOf = ({ judgement }: typeof alone) => {
  const { investment, financing, funding } = judgement.assessment.money
  if (!investment.ok || !financing.ok || !funding.ok) throw new Error('no money')
  return { total: investment.value.mid, own: financing.value.ownFunds.mid, loan: financing.value.darlehen }
}
const [without, including] = [moneyOf(alone), moneyOf(beside)]
const moreOf = (key: 'total' | 'own' | 'loan') => inEuro(including[key].amount) - inEuro(without[key].amount)

test('a parking space beside the price is paid once in the total', () => {
  expect(including.total.parts.filter(({ label }) => label.includes('Stellplatz'))).toHaveLength(1)
  expect(moreOf('total')).toBeGreaterThanOrEqual(PARKING)
  expect(moreOf('total')).toBeLessThanOrEqual(PARKING * (1 + MAX_COSTS))
})

test('it takes its share of the loan and of own money, and no more', () => {
  expect(moreOf('loan')).toBeCloseTo(PARKING * LENT, 0)
  expect(moreOf('own')).toBeGreaterThanOrEqual(PARKING * (1 - LENT))
  expect(moreOf('own')).toBeLessThanOrEqual(PARKING * (1 - LENT + MAX_COSTS))
})

test('the limit is that of the home, and the sentence beside it adds the space once', () => {
  const limits = [alone, beside].map(({ judgement }) => judgement.assessment.verdict.limit)
  expect(limits[0]).not.toBeNull()
  expect(limits[1]).toEqual(limits[0])
  const { headline, reason } = coverOf(beside)
  expect(`${headline ?? ''} ${reason ?? ''}`.match(/Der Stellplatz für 15\.000\s€ kommt hinzu/gu)).toHaveLength(1)
  expect(reason).toMatch(
    /zusammen 171\.000\s€ bei 156\.000\s€ Kaufpreis und 180\.000\s€ beim geforderten, ohne Nebenkosten/u,
  )
})

test('no chapter adds it to a sum of its own', () => {
  const tables = reportOf(beside).chapters.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'table' ? [block] : []))) // prettier-ignore
  const twice = tables.filter(({ sum, rows }) => sum && rows.filter(([label = '']) => label.startsWith('Stellplatz')).length > 1) // prettier-ignore
  expect(twice.map(({ caption }) => caption)).toEqual([])
  expect(
    reportOf(beside)
      .chapters.flatMap(({ blocks }) => blocks.flatMap(textsOf))
      .join(' '),
  ).not.toMatch(/195\.000/u)
})

test('rent, yield and factor are those of what is paid for both', () => {
  const rented = { ...HOME, vermietet: true, kaltmieteMonat: 495, stellplatz: 'Tiefgarage', stellplatzPreis: PARKING }
  const input = assessedInput(rented, { remarks: [EXTRA] })
  // 5.940 € ÷ 180.000 €
  expect(shareOfPrice(5_940, input.judgement.assessment.money)).toBe('3,3\u00a0% des Preises mit Stellplatz')
  const told = reportOf(input).chapters.flatMap(({ blocks }) => blocks.flatMap(textsOf)).join(' ').replaceAll('\u00a0', ' ') // prettier-ignore
  expect(told).toMatch(/30,3 Jahresmieten mit 15\.000 € für den Stellplatz/u)
  expect(told).toContain('5.940 € ÷ (165.000 € + 15.000 €)')
})
