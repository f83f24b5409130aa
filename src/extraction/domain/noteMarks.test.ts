import { expect, test } from 'vitest'
import { withMarkBeforeStop } from './noteMarks.ts'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

const sections = (head: string, note: string) =>
  passagesOf([page([head, '', 'Ihr Ansprechpartner', 'Herr Muster, Telefon 0100 200', '', note])])
    .filter(({ text }) => text.includes('Stellplatz kostet'))
    .map(({ section }) => section)

test.each([
  ['Kaufpreis¹ 312.000 €', '¹ Der Stellplatz kostet 18.000 € und muss mitgekauft werden.'],
  ['Kaufpreis: 312.000 €*', '* Der Stellplatz kostet 18.000 € und muss mitgekauft werden.'],
  ['Kaufpreis 312.000 € 2)', '2) Der Stellplatz kostet 18.000 € und muss mitgekauft werden.'],
])('the note of a mark speaks of the object, wherever it stands: %s', (head, note) => {
  expect(sections(head, note)).toEqual(['object'])
})

test.each([
  ['Kaufpreis 312.000 €', '¹ Der Stellplatz kostet 18.000 € und muss mitgekauft werden.'],
  ['Kaufpreis¹ 312.000 €', 'Der Stellplatz kostet 18.000 € und muss mitgekauft werden.'],
])('a mark that nothing bears, and no mark, is no note: %s', (head, note) => {
  expect(sections(head, note)).toEqual(['contact'])
})

test.each([
  ['Jahr.²', 'Jahr².'],
  ['ausgebaut.*', 'ausgebaut*.'],
  ['3,57%.¹', '3,57%¹.'],
  ['318', '318'],
  ['m².', 'm².'],
  ['m²', 'm²'],
  ['²', '²'],
  ['Mio.', 'Mio.'],
])('the mark of a note stands before the full stop, so that a sentence ends there: %s', (word, written) => {
  expect(withMarkBeforeStop(word)).toBe(written)
})
