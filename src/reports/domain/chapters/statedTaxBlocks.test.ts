import { expect, test } from 'vitest'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'
import { statedTaxBlocks } from './statedTaxBlocks.ts'

const evidence = { page: 2, quote: 'Grunderwerbsteuer (5 %) 10.500 €', box: [0, 0, 10, 10] as const }
const { assessment } = assessedInput({ ...FLAT, plz: '50667', kaufpreis: 210_000 }).judgement
const texts = (rate: number, amount: number | null) =>
  statedTaxBlocks({ ...assessment, sums: { ...assessment.sums, tax: { rate, amount, evidence } } }).flatMap(textsOf)

test('a rate that is not that of the Land is told with what is missing', () => {
  expect(texts(5, 10_500).join(' ')).toMatch(
    /5\s% Grunderwerbsteuer .*Seite\s2.*Nordrhein-Westfalen gelten 6,5\s%: Das sind 3\.150\s€ mehr/u,
  )
})

test('an amount that its rate does not give is asked about, and what is right is not told', () => {
  expect(texts(6.5, 16_000).join(' ')).toMatch(/von 210\.000\s€ sind das 13\.650\s€/u)
  expect(texts(6.5, 13_650)).toEqual([])
  expect(texts(6.5, null)).toEqual([])
})
