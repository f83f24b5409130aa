import { expect, test } from 'vitest'
import { page } from '../typeset.fixture.ts'
import { saidAbove } from './headings.ts'

const BODY = 'Bad und Elektrik sind von 1974.'

test.each<[string, string[], boolean]>([
  ['a line of its own heads what is below', ['Nicht enthalten:', BODY], true],
  ['also without a colon', ['Nicht im Kaufpreis enthalten', BODY], true],
  [
    'the last line of a sentence heads nothing',
    ['Der Raum wurde als Hobbyraum genutzt und ist in der Wohnfläche', 'nicht enthalten.', BODY],
    false,
  ],
  [
    'nor one that goes on without its point',
    ['Was der Keller an Fläche bietet, ist in der Wohnfläche', 'nicht enthalten', BODY],
    false,
  ],
])('%s', (_, lines, isHeaded) => {
  expect([...saidAbove([page(lines)]).values()].some(({ stance }) => stance === 'excluded')).toBe(isHeaded)
})

test.each<[string, boolean]>([
  ['Was hier gebaut werden darf', false],
  ['Zulässige Bebauung', false],
  ['Was daraus werden kann', true],
  ['Bebauungsvorschlag', true],
  ['Beschlossene Maßnahmen', true],
  ['Beschlossene Sanierung und Sonderumlage', false],
])('what is below "%s" is yet to come: %s', (heading, isPlanned) => {
  const lines = [heading, 'Es gilt ein Bebauungsplan, Kanal und Wasser liegen im Gehweg.']
  expect([...saidAbove([page(lines)]).values()].some(({ time }) => time === 'planned')).toBe(isPlanned)
})
