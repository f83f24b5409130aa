import { expect, test } from 'vitest'
import { asStatements } from '../remarks/asStatements.ts'
import { isReassuring, withBehind } from './reassuring.ts'

const of = (statement: string, behind = '') => isReassuring(asStatements(statement), asStatements(behind))

// None of these is among the passages it was learned from.
test.each([
  ['Der Streit mit dem Nachbarn um die Hecke ist seit 2019 durch einen Vergleich erledigt', ''],
  ['Schimmel kennen wir in diesem Haus nicht, auch die Messung im letzten Winter war unauffällig', ''],
  ['Unser zweites Angebot in Goslar ist mit einem Nießbrauch belastet, dieses Haus hier ist frei davon', ''],
  [
    'Der Öltank wurde 2016 von einer Fachfirma gereinigt und ausgebaut',
    'Der Entsorgungsnachweis liegt bei den Unterlagen.',
  ],
])('reassuring: %s', (statement, behind) => {
  expect(of(statement, behind)).toBe(true)
})

test.each([
  ['Der Streit mit dem Nachbarn um die Hecke ist noch nicht entschieden', ''],
  ['Das Dach der Scheune enthält Asbest und muss abgedichtet werden', ''],
  ['Ein Energieausweis liegt nicht vor', ''],
  ['Das Haus ist sanierungsbedürftig', 'Das Grundstück ist eben.'],
  ['Es wird eine Sonderumlage von 516.000 € erhoben', ''],
])('a trouble: %s', (statement, behind) => {
  expect(of(statement, behind)).toBe(false)
})

test('a cell of few words is not told by its wording', () => {
  expect(of('Altlasten beseitigt')).toBe(false)
})

test('a statement is read alone, with the next and with the next two', () => {
  expect(withBehind('eins', ' zwei. drei. vier')).toEqual(['eins', 'eins.  zwei', 'eins.  zwei.  drei'])
  expect(withBehind('eins', '')).toEqual(['eins'])
})
