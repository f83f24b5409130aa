import { expect, test } from 'vitest'
import { behindIn, boilersIn, isLeftOpen, isOfItsTime, isPaint, needsOfFlat } from './wordsOfWorks.ts'

test.each([
  ['WE 4: unrenoviert, leer', ['bad', 'boeden']],
  ['Bad und Böden zu renovieren', ['bad', 'boeden']],
  ['sanierungsbedürftig, Elektrik alt', ['elektrik']],
  ['altes Bad', ['bad']],
  ['Leitungen, Bad und Bodenbeläge wurden herausgerissen', ['bad', 'boeden', 'leitungen']],
  ['Strom und Böden sind entfernt, die Wohnung ist komplett herzurichten', ['elektrik', 'boeden', 'leitungen']],
  ['Elektrik und Böden ausgebaut und neu verlegt', []],
  ['Böden herzurichten', ['boeden']],
  ['Dachgeschoss mit Bad und Küche, leer', []],
  ['einfach ausgestattet, vermietbar', []],
  ['Elektrik und Bad sollten dabei gemacht werden', ['elektrik', 'bad']],
  ['Das Bad müsste erneuert werden', ['bad']],
  ['Die Böden müssen noch gemacht werden', ['boeden']],
  ['Die Leitungen sollten vorher ersetzt werden', ['leitungen']],
  ['Bad und Elektrik müssen nicht erneuert werden', []],
  ['Das Bad wurde 2019 gemacht', []],
  ['Das Bad ist von 2015, nur die Elektrik sollte erneuert werden', ['elektrik']],
  ['Bad und Böden müssten gemacht werden, die Elektrik ist neu', ['bad', 'boeden']],
  ['Renovierung nötig, Bad, Böden', ['bad', 'boeden']],
  ['Sanierung noch erforderlich: Elektrik', ['elektrik']],
  ['Renovierung nötig', ['bad', 'boeden']],
  ['keine Renovierung nötig', []],
  ['Renovierung nicht nötig', []],
  ['Renovierung möglich', []],
  ['Eine Renovierung sollte gemacht werden', []],
  ['Der Mietvertrag soll verlängert werden, Bad vorhanden', []],
  ['Die Fotos vom Bad sollten noch gemacht werden', []],
] as const)('a flat needs by "%s"', (words, needs) => {
  expect(needsOfFlat(words)).toEqual(needs)
})

test.each([
  ['Wasserschaden aus Dachanschluss, behoben; Decke offen', true],
  ['Wände noch aufgestemmt', true],
  ['leer, Ausbau innen fehlt', true],
  ['Innenausbau steht aus', true],
  ['Küche offen zum Wohnraum', false],
  ['Decken teils offen gestaltet, Balken sichtbar', false],
  ['Preis offen', false],
  ['Ausbau 1988', false],
] as const)('works left open: %s, %s', (words, isOpen) => {
  expect(isLeftOpen(words)).toBe(isOpen)
})

test.each([
  ['Modernisierungsstau bei Elektrik und Leitungen', ['elektrik', 'leitungen']],
  ['Es besteht Instandhaltungsstau.', []],
] as const)('a backlog is put down in "%s"', (words, kinds) => {
  expect(behindIn(words)).toEqual(kinds)
})

test.each([
  ['drei Gasthermen sind zu erneuern', 3],
  ['5 davon sind von 1998', 5],
  ['die Heizung ist alt', null],
])('boilers are counted in "%s"', (words, count) => {
  expect(boilersIn(words)).toBe(count)
})

test('paint alone is no new wall, and a vaulted cellar is damp by its time', () => {
  expect(isPaint('Die Fassade soll einen Anstrich bekommen')).toBe(true)
  expect(isPaint('Die Fassade wird gedämmt')).toBe(false)
  expect(isOfItsTime('feuchter Gewölbekeller')).toBe(true)
  expect(isOfItsTime('Feuchte an der Kellerwand')).toBe(false)
})
