import { describe, expect, test } from 'vitest'
import { assessedInput, FLAT } from '../assessedInput.fixture.ts'
import { entscheidungChapter } from '../entscheidung.ts'
import { decisivePoints } from './decisivePoints.ts'
import { particularsOf } from './particulars.ts'

const evidence = [{ page: 2, quote: 'Das Dach wird 2028 erneuert.', box: [10, 100, 300, 112] as const }]
const NAMED = {
  priceHistory: [{ price: 289_000, evidence: [{ page: 1, quote: 'vorher 289.000 €', box: [1, 2, 3, 4] as const }] }],
  plannedWorks: [{ kind: 'dach', stage: 'geplant', year: 2028, evidence }],
} as const

test('a price cut and announced works are told before statistics', () => {
  const input = assessedInput({ ...FLAT, vermietet: false, kaltmieteMonat: null }, NAMED)
  const { assessment } = input.judgement
  const titles = particularsOf(assessment).map(({ title }) => title)
  expect(titles).toEqual([
    'Angekündigt oder nötig, noch nicht gemacht: Dach',
    'Der Preis ist schon gesenkt: von 289.000\u00a0€ auf 249.000\u00a0€ (−13,8\u00a0%)',
  ])
  const told = JSON.stringify(entscheidungChapter(input))
  for (const title of titles) expect(told.split(title)).toHaveLength(2)
})

test('what is merely prepared, and an offer without anything special, have no particulars', () => {
  const prepared = { plannedWorks: [{ kind: 'heizung', stage: 'vorbereitet', year: null, evidence }] } as const
  expect(particularsOf(assessedInput(FLAT, prepared).judgement.assessment)).toEqual([])
  expect(particularsOf(assessedInput(FLAT).judgement.assessment)).toEqual([])
})

test('a price above what is right stands among the three, also where something else must be settled first', () => {
  const { assessment } = assessedInput({ ...FLAT, kaufpreis: 189_000, zustand: null, energieklasse: null }).judgement
  expect(assessment.verdict.limit && assessment.verdict.limit.cents < 18_900_000).toBe(true)
  expect(decisivePoints(assessment).map(({ title }) => title).join('\n')).toMatch(/Gefordert 189\.000\s€, richtig bis/u)
}) // prettier-ignore

test('a home that is still being built is told with its day, not that its pictures are drawn', () => {
  const planned = { ...FLAT, objektart: 'Eigentumswohnung', zustand: 'Neubau', baujahr: null, anbieterArt: 'Bauträger', bezugsfreiAb: '30.09.2027' }
  const { assessment } = assessedInput(planned).judgement
  expect(particularsOf(assessment).map(({ title }) => title)).toContain('Fertig laut Exposé: 30.09.2027')
  expect(assessment.answers.map(({ id }) => id)).not.toContain('fotos-plausibel')
  expect(assessment.appraisal.missingForPrice).not.toContain('Baujahr')
  const built = assessedInput({ ...planned, bezugsfreiAb: '30.09.2025' }).judgement.assessment
  expect(particularsOf(built)).toEqual([])
}) // prettier-ignore

describe('a price below all of the range', () => {
  const free = { ...FLAT, vermietet: false, kaltmieteMonat: null }
  const { estimate } = assessedInput(free).judgement.assessment.appraisal
  const at = (share: number) => {
    const kaufpreis = Math.round(((estimate?.mid.cents ?? 0) / 100) * share)
    return assessedInput({ ...free, kaufpreis }).judgement.assessment
  }
  const low = (estimate?.low.cents ?? 0) / (estimate?.mid.cents ?? 1)

  test.each([
    ['just below it', low - 0.01, 1],
    ['just within it', low + 0.01, 0],
    ['so cheap that the question on the price asks why', 0.6, 0],
  ])('is told: %s', (_name, share, times) => {
    expect(particularsOf(at(share)).filter(({ id }) => id === 'unter-der-spanne')).toHaveLength(times)
  })

  test('is no plus, and may still come down by what is usual', () => {
    const { rating, negotiation } = at(low - 0.01)
    expect(rating.reasons.pro.map(({ id }) => id)).not.toContain('preisabweichung')
    expect(negotiation.ok && negotiation.value.isBelowRange).toBe(true)
  })
})
