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

test('what no paper settles is no step: it stands among what decides', () => {
  expect(decisiveStep({ ...on({ id: 'energiekennwert', sentence: 'Heizkosten sehr hoch.', change: null }), todos: [] })).toBeNull() // prettier-ignore
})
