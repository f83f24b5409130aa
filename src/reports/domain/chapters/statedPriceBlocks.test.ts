import { expect, test } from 'vitest'
import type { PriceEvidence } from '#extraction/domain/statements/priceEvidence.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { assessedInput, FLAT } from './assessedInput.fixture.ts'
import { statedPriceBlocks } from './statedPriceBlocks.ts'

const { assessment } = assessedInput(FLAT).judgement
const named = (more: Partial<PriceEvidence>, quote: string): PriceEvidence => ({
  ...{ source: 'portal', low: 2_400, high: 2_400, per: 'm²', year: null, ...more },
  evidence: { page: 2, quote, box: [0, 0, 1, 1] },
})
const told = (prices: readonly PriceEvidence[], of: Assessment = assessment): readonly string[] => {
  const [, list] = statedPriceBlocks({ ...of, sums: { ...of.sums, prices } })
  return list?.kind === 'list' ? list.items : []
}

test('a price by the square metre is held against what is asked', () => {
  expect(told([named({ low: 1_950, high: 2_400 }, 'Spanne 1.950–2.400 €/m²')])).toEqual([
    'Preise am Ort laut Portal: 1.950 bis 2.400\u00a0€/m² (Seite\u00a02: „Spanne 1.950–2.400 €/m²“). Gefordert sind 3.022\u00a0€/m², 26\u00a0% mehr.',
  ])
})

test('a sum of another home is told beside the asked one, and no percent is made of two sizes', () => {
  const sold = named({ source: 'im-haus', low: 194_000, high: 194_000, per: 'object', year: 2025 }, 'wurde für 194.000 € verkauft') // prettier-ignore
  const [line] = told([sold])
  expect(line).toContain('(2025): 194.000\u00a0€')
  expect(line).toMatch(/Gefordert sind 249\.000\s€\.$/u)
})

test('no more than four, and nothing that a valuation tells already', () => {
  const many = [1, 2, 3, 4, 5].map(one => named({ low: 2_000 + one, high: 2_000 + one }, `${one}`))
  expect(told(many)).toHaveLength(4)
  const value = named({ source: 'schaetzung', low: 260_000, high: 260_000, per: 'object' }, 'Die Bank meinte 260.000')
  const { evidence } = value
  const valued = { by: 'bank' as const, low: 260_000, high: 260_000, year: null, isLending: false, evidence }
  expect(told([value], { ...assessment, sums: { ...assessment.sums, valuations: [valued] } })).toEqual([])
})

test('the Bodenrichtwert says nothing of a flat', () => {
  expect(told([named({ source: 'bodenrichtwert', low: 380, high: 380 }, 'Bodenrichtwert 380 €/m²')])).toEqual([])
})
