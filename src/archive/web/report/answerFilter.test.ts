import { describe, expect, test } from 'vitest'
import { groupsOf, NO_FILTER } from './answerFilter.ts'
import type { Answer } from './reportData.ts'

const answer = (id: string, more: Partial<Answer>): Answer => ({
  id,
  group: 'Objekt & Eckdaten',
  question: `Frage ${id}?`,
  state: 'belegt',
  answer: '',
  weight: 1,
  ...more,
})

const ALL = [
  answer('flaeche', { answer: '78,42\u00a0m² Wohnfläche', light: 'grün' }),
  answer('dach', { group: 'Zustand & Substanz', state: 'geschätzt', light: 'gelb', reason: 'Das Dach ist fällig.' }),
  answer('wohnrecht', { state: 'nicht im Exposé', todo: { ask: 'Gibt es Rechte?', document: 'Grundbuchauszug' } }),
  answer('quote', { light: 'rot', evidence: [{ page: 2, quote: 'Keller FEUCHT', box: [0, 0, 1, 1] }] }),
]
const found = (filter: Partial<typeof NO_FILTER>) =>
  groupsOf(ALL, { ...NO_FILTER, ...filter }).flatMap(([, answers]) => answers.map(({ id }) => id))

describe('the list of answers', () => {
  test('keeps the groups in their order', () => {
    expect(groupsOf(ALL, NO_FILTER).map(([group, { length }]) => [group, length])).toEqual([
      ['Objekt & Eckdaten', 3],
      ['Zustand & Substanz', 1],
    ])
  })

  test.each([
    ['several states', { states: ['geschätzt', 'nicht im Exposé'] as const }, ['wohnrecht', 'dach']],
    ['what should worry', { onlyAlarming: true }, ['quote', 'dach']],
    ['words anywhere, in any case', { words: 'keller feucht' }, ['quote']],
    ['what closes a question', { words: 'GRUNDBUCH' }, ['wohnrecht']],
    ['a figure typed with a usual space', { words: '78,42 m²' }, ['flaeche']],
    ['all words, not any', { words: 'dach keller' }, []],
    ['nothing but spaces as no words', { words: '  ' }, ['flaeche', 'wohnrecht', 'quote', 'dach']],
    ['all at once', { words: 'dach', onlyAlarming: true, states: ['belegt'] as const }, []],
  ])('finds %s', (_, filter, ids) => {
    expect(found(filter)).toEqual(ids)
  })
})
