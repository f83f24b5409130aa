import { expect, test } from 'vitest'
import type { Answer } from '#questions/domain/answer.ts'
import { redFlags } from './redFlags.ts'

/** Nothing here looks a question up. */
const notesOf = () => ({ todo: { ask: '', document: '' } }) as never
const LEVY: Answer = {
  id: 'weg-sonderumlage',
  group: 'Recht & Eigentum',
  ratingGroup: 'Recht',
  question: 'Steht eine Sonderumlage an?',
  ...{ weight: 5, knockout: true, core: true },
  state: 'belegt',
  answer: 'Sonderumlage beschlossen',
  evidence: [],
  inputs: [],
  light: 'rot',
}

test('a levy whose money is in the sums says nothing of the light', () => {
  expect(redFlags([LEVY], [], notesOf)[0]?.consequence).toMatch(/^Die Ampel/u)
  expect(redFlags([LEVY], [], notesOf, [{ id: LEVY.id }])[0]?.consequence).toBeUndefined()
})
