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

describe('of heirs who have not agreed', () => {
  const heirs = { id: 'erben-nachweis', sentence: 'Ein Miterbe hat nicht zugestimmt.', change: null, agreedBy: 'heirs' } as const // prettier-ignore
  const todo = { document: 'Erbschein', ids: ['erben-nachweis'], asks: [] } as unknown as (typeof found.todos)[number]

  test('the consent is the first step, and the paper that proves who they are is asked for with it', () => {
    const decisive = decisiveStep({ ...on(heirs), todos: [todo] })
    expect(decisive?.step.text).toMatch(/^Lassen Sie sich zuerst von allen Erben schriftlich geben/u)
    expect(decisive).toMatchObject({ step: { detail: 'Verlangen Sie dazu: Erbschein.' }, todo })
    expect(decisiveStep({ ...on(heirs), todos: [] })?.step.detail).toBeUndefined()
    expect(decisiveStep({ ...on({ ...heirs, agreedBy: 'court' }), todos: [] })?.step.text).toMatch(/Gerichts/u)
  })

  test('another finding that takes the title brings its own quote', () => {
    const [brother, court] = ['Unser Bruder überlegt noch.', 'Der Erbschein ist beantragt.'].map(text => ({ page: 2, quote: text, box: [0, 0, 1, 1] as const })) // prettier-ignore
    const [any] = found.answers
    const answer = { ...any!, id: 'erben-nachweis', state: 'belegt', light: 'rot', answer: 'Der Erbschein fehlt noch', evidence: [court!] } as const // prettier-ignore
    const assessment = { ...on({ ...heirs, evidence: [brother!] }), answers: [answer] }
    const [point] = pointsBeside(assessment, 0)
    expect([point?.title, point?.evidence]).toEqual(['Nachweis, wer verkaufen darf: Der Erbschein fehlt noch', court])
  })
})
