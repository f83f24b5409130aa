import { describe, expect, test } from 'vitest'
import type { VerdictPoint } from '#rating/domain/verdict.ts'
import { assessedInput, FLAT } from '../assessedInput.fixture.ts'
import { decisionOf } from '../decision.ts'
import { decisiveStep } from '../decisiveStep.ts'
import { pointsBeside } from './pointsBeside.ts'

const found = assessedInput(FLAT).judgement.assessment
const quote = '„TOP 6: Sanierung des Seitenflügels, 96.000 €“'
const evidence = [{ page: 2, quote: 'TOP 6: Sanierung des Seitenflügels, 96.000 €', box: [0, 0, 1, 1] }] as const
const on = (point: VerdictPoint) => {
  const verdict = { ...found.verdict, id: 'erst-klaeren', because: 'open', points: [point] } as const
  return { ...found, verdict }
}
const LEVY = on({ id: 'weg-sonderumlage', sentence: 'Zum Preis kommt die Sonderumlage: 3.936 €. Regeln Sie, wer sie zahlt.', change: null, evidence }) // prettier-ignore

describe('a point whose words the headline has taken', () => {
  const [point] = pointsBeside(LEVY, 0)
  const { reason } = decisionOf(LEVY)

  test('has another title', () => {
    expect(reason).toContain('Zum Preis kommt die Sonderumlage')
    expect(point?.title).toBe('Sonderumlage')
  })

  test('says what the exposé says', () => {
    expect(point?.text).toBe(quote)
  })
})

test.each([
  ['a state of the offer', { id: 'status', sentence: 'Die Anzeige ist gelöscht: Fragen Sie, ob sie noch gilt.', change: null }, 'Die Anzeige ist gelöscht'],
  ['a kind of deal', { id: 'deal', sentence: 'Sie kaufen einen Bauvertrag: Klären Sie, was hinzukommt.', change: null }, 'Sie kaufen einen Bauvertrag'],
] as const)('%s that the headline has taken is still a statement, not a topic', (_name, point, title) => {
  expect(pointsBeside(on(point), 0)[0]?.title).toBe(title)
}) // prettier-ignore

test('of an open statement it says that it is not known', () => {
  const { assessment } = assessedInput({ ...FLAT, zustand: null }).judgement
  const point = { id: 'zustand', sentence: 'Das kann den richtigen Preis um 15.000 € ändern.', change: null }
  const verdict = { ...assessment.verdict, id: 'erst-klaeren', because: 'open', points: [point] } as const
  const open = assessment.worth?.open.find(({ id }) => id === 'zustand')
  expect(pointsBeside({ ...assessment, verdict }, 0)[0]?.title).toBe(open?.label)
  expect(open?.label).toBe('Zustand nicht bekannt')
})

test('what no paper settles is no step: it stands among what decides', () => {
  expect(decisiveStep({ ...on({ id: 'energiekennwert', sentence: 'Heizkosten sehr hoch.', change: null }), todos: [] })).toBeNull() // prettier-ignore
})

test('a point of one sentence without a quote says that sentence, and is no empty heading', () => {
  const [point] = pointsBeside(on({ id: 'mietvertrag-ende', sentence: 'Der Laden läuft am 31.03.2027 aus.', change: null }), 0) // prettier-ignore
  expect(point?.text).toBe('Der Laden läuft am 31.03.2027 aus.')
})
