import { expect, test } from 'vitest'
import type { Answer } from '../answer.ts'
import { answeredByModel } from './answeredByModel.ts'

const EVIDENCE = { page: 3, quote: 'Der Keller ist trocken.', box: [0, 0, 9, 9] } as const
const OWN = { page: 1, quote: 'Keller', box: [0, 0, 9, 9] } as const
const open = { id: 'keller', state: 'nicht im Exposé', answer: '', evidence: [], light: null } as unknown as Answer
const unsure = { ...open, state: 'unsicher', answer: 'Steht evtl. auf Seite 1', evidence: [OWN] } as Answer
const known = { ...open, state: 'belegt', answer: 'trocken', light: 'grün' } as unknown as Answer

function after(answer: Answer, confirmed: boolean) {
  const [said] = answeredByModel([answer], new Map([['keller', { evidence: EVIDENCE, confirmed }]]), 'm')
  return said
}

test('however often a model points at a quote, its question is not answered, but has a place', () => {
  for (const confirmed of [false, true]) {
    expect(after(open, confirmed)).toMatchObject({ state: 'unsicher', light: null, evidence: [EVIDENCE] })
    expect(after(open, confirmed)?.answer).toContain('„Der Keller ist trocken.“')
  }
})

test('a place of our own stays, and a surer one of the model goes before it', () => {
  expect(after(unsure, false)).toBe(unsure)
  expect(after(unsure, true)?.evidence).toEqual([EVIDENCE, OWN])
})

test('what the exposé answers is not touched', () => {
  expect(after(known, true)).toBe(known)
})
