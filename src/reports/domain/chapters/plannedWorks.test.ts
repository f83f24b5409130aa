import { expect, test } from 'vitest'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'
import { sanierungChapter } from './sanierung.ts'
import { verhandlungChapter } from './verhandlung.ts'

const HOUSE = { ...FLAT, objektart: 'Einfamilienhaus', grundstuecksflaeche: 500, zustand: 'kernsaniert', letzteModernisierung: '2020', vermietet: false, kaltmieteMonat: null } // prettier-ignore
const proof = (quote: string) => [{ page: 3, quote, box: [10, 100, 300, 112] as const }]

test('what is announced is told with its quote and is as old as before', () => {
  const plannedWorks = [
    { kind: 'dach', stage: 'geplant', year: 2027, evidence: proof('Das Dach wird 2027 erneuert.') },
  ] as const
  const planned = assessedInput(HOUSE, { plannedWorks })
  expect(sanierungChapter(planned)?.blocks.flatMap(textsOf).join(' ')).toContain(
    'Dach: angekündigt für 2027 (Seite\u00a03: „Das Dach wird 2027 erneuert.“)',
  )
  const { renewed } = planned.judgement.assessment.money.renovation.renewals
  expect(renewed.dach).toBeUndefined()
  expect(renewed.bad).toBe(2020)
  expect(assessedInput(HOUSE).judgement.assessment.money.renovation.renewals.renewed.dach).toBe(2020)
})

test('a former price is an argument, with its quote', () => {
  const priceHistory = [{ price: 289_000, evidence: proof('249.000 € VB (vorher 289.000 €)') }]
  const texts = verhandlungChapter(assessedInput(HOUSE, { priceHistory })).blocks.flatMap(textsOf).join(' ')
  expect(texts).toContain('um 13,8\u00a0% gesenkt (Seite\u00a03: „249.000 € VB (vorher 289.000 €)“)')
})
