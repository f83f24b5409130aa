import { expect, test } from 'vitest'
import type { Answer, Light } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { silences } from './silences.ts'

const todo = { ask: 'Und?', document: 'Protokoll' }

function answer(id: QuestionId, state: Answer['state'], light: Light | null): Answer {
  return {
    ...{ id, state, light, todo, group: 'Recht & Eigentum', ratingGroup: 'Recht', question: 'Was?', answer: 'Das.' },
    ...{ weight: 4, knockout: false, core: true, evidence: [], inputs: [] },
  }
}

test.each<[Light, QuestionId[]]>([
  ['gelb', ['zustand']],
  ['grün', ['weg-protokolle', 'zustand']],
])('who tells of a levy is not silent on what the owners deal with (%s)', (light, expected) => {
  const levy = answer('weg-sonderumlage', 'belegt', light)
  const untold = (['weg-protokolle', 'zustand'] as const).map(id => answer(id, 'nicht im Exposé', null))
  const found = silences([levy, ...untold], () => ({ why: 'Darum.', todo }))
  expect(found.map(({ id }) => id)).toEqual(expected)
})

test.each<[QuestionId, Light, QuestionId, boolean]>([
  ['heizung-baujahr', 'gelb', 'instandhaltungsstau', false],
  ['heizung-baujahr', 'grün', 'instandhaltungsstau', true],
  ['wegerecht-leitungsrecht', 'gelb', 'grundbuch-abt2', false],
  ['wegerecht-leitungsrecht', 'gelb', 'instandhaltungsstau', true],
])('beside %s (%s) the exposé is silent on %s: %s', (told, light, silent, expected) => {
  const answers = [answer(told, 'belegt', light), answer(silent, 'nicht im Exposé', null)]
  expect(silences(answers, () => ({ why: 'Darum.', todo })).map(({ id }) => id)).toEqual(expected ? [silent] : [])
})
