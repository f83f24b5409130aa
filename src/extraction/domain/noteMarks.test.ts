import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
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
  ['neu.*', 'neu*.'],
  ['OG.¹', 'OG¹.'],
  ['2018.*', '2018*.'],
  ['31.12.2018.*', '31.12.2018*.'],
  ['(Balkon).²', '(Balkon)².'],
  ['318', '318'],
  ['m².', 'm².'],
  ['m²', 'm²'],
  ['²', '²'],
  ['Mio.', 'Mio.'],
])('the mark of a note stands before the full stop, so that a sentence ends there: %s', (word, written) => {
  expect(withMarkBeforeStop(word)).toBe(written)
})

test.each([
  'p.a.*',
  'p.m.¹',
  'ca.*',
  'mtl.*',
  'monatl.²',
  'MwSt.*',
  '(zzgl.*',
  'inkl.*',
  'Nr.²',
  'qm.*',
  'z.B.*',
  '31.12.*',
  '2.*',
])('the dot of an abbreviation ends no sentence, and stays: %s', word => {
  expect(withMarkBeforeStop(word)).toBe(word)
})

test.each([
  ['Die Kaltmiete beträgt 9.600 € p.a.* und ist sicher.', [9600, null]],
  ['Die Kaltmiete beträgt 9.600 € im Jahr.* Sie ist sicher.', [9600, null]],
  ['Die Kaltmiete beträgt 800 € mtl.* und ist sicher.', [null, 800]],
])('a rent keeps its period beside the mark of a note: %s', (line, rents) => {
  const { facts } = extract(
    [page(['# Eigentumswohnung in 24103 Kiel', 'Kaufpreis | 148.000 €', '', line, '', '* zzgl. Stellplatz'])],
    calendarDate('2026-11-22'),
  )
  expect([facts?.jahresnettokaltmiete?.value ?? null, facts?.kaltmieteMonat?.value ?? null]).toEqual(rents)
})
