import { expect, test } from 'vitest'
import type { Answer } from '#questions/domain/answer.ts'
import { notesOn } from '#questions/domain/notes.ts'
import { questioned } from '#questions/domain/offered.fixture.ts'
import { todosOf } from './todos.ts'

const EXPERT = {
  ...{ ask: 'Wissen Sie von Befall?', document: 'Holzschutzgutachten', copies: ['gutachten'] as const },
  from: 'anbieter-oder-andere',
} as const
const WOOD: Answer = {
  id: 'schaedlinge-holz',
  group: 'Zustand & Substanz',
  ratingGroup: 'Zustand',
  question: 'Gibt es Hausschwamm oder Holzschädlinge?',
  weight: 5,
  knockout: true,
  core: true,
  state: 'nicht im Exposé',
  answer: '',
  evidence: [],
  inputs: [],
  light: null,
  todo: EXPERT,
}
const priorityOf = (answer: Answer) => todosOf([answer], notesOn(questioned({ objektart: 'Haus' })))[0]?.priority

test('no expert is called without a cause before the seller was asked; a finding, and a paper of the seller, come first', () => {
  expect(priorityOf(WOOD)).toBe(3)
  expect(priorityOf({ ...WOOD, state: 'belegt', light: 'rot', reason: 'Hausschwamm im Keller.' })).toBe(1)
  expect(
    priorityOf({ ...WOOD, todo: { ...EXPERT, document: 'Bauakte beim Bauamt', copies: ['baugenehmigung'] } }),
  ).toBe(1)
})

test('a report on what the age of the house alone lets one suppose waits until the price is agreed', () => {
  const supposed = {
    ...WOOD,
    knockout: false,
    state: 'geschätzt',
    light: 'gelb',
    reason: 'Asbest ist möglich.',
  } as const
  expect(priorityOf(supposed)).toBe(2)
  expect(priorityOf({ ...supposed, state: 'belegt' })).toBe(1)
})

test('an expert whom the building itself calls for comes before the offer', () => {
  const [todo] = todosOf([WOOD], notesOn(questioned({ objektart: 'Haus' })), () => true, { wary: ['schaedlinge-holz'] })
  expect(todo?.priority).toBe(1)
})

test('a map of noise waits until there is time, unless noise was found', () => {
  const map = { ask: 'Wie laut ist es?', document: 'Umgebungslärmkarte', from: 'amt' } as const
  const noise: Answer = { ...WOOD, id: 'laerm-strasse', weight: 3, knockout: false, todo: map }
  expect(priorityOf(noise)).toBe(3)
  expect(priorityOf({ ...noise, state: 'belegt', light: 'gelb', reason: 'An der Bahn.' })).toBe(2)
})
