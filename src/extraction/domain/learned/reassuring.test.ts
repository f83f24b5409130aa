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

test('a statement is read alone, and with the next two as far as they go on with it', () => {
  expect(
    withBehind('im keller war es feucht', ' die ursache war ein rohr. es wurde erneuert. der garten ist groß'),
  ).toEqual([
    'im keller war es feucht',
    'im keller war es feucht.  die ursache war ein rohr',
    'im keller war es feucht.  die ursache war ein rohr.  es wurde erneuert',
  ])
  expect(withBehind('im keller war es feucht', ' der garten ist groß. es wurde erneuert')).toEqual([
    'im keller war es feucht',
  ])
  expect(withBehind('ein öltank liegt im garten', ' der öltank ist stillgelegt')).toHaveLength(2)
  expect(withBehind('eins', '')).toEqual(['eins'])
})

// The next sentence of an exposé is mostly of the next thing.
test.each([
  [
    'Im Dachstuhl wurde ein Befall mit Hausbock festgestellt',
    'Der Öltank wurde 2016 von einer Fachfirma gereinigt und ausgebaut, der Nachweis liegt vor.',
  ],
  [
    'An der Giebelwand sind Risse zu sehen, die sich nach und nach erweitern',
    'Ein Wasserschaden von 2014 wurde von der Versicherung reguliert und fachgerecht behoben, Rechnungen liegen vor.',
  ],
  [
    'Der Wintergarten wurde 1994 ohne Genehmigung angebaut',
    'Der Kamin wurde 2021 vom Schornsteinfeger geprüft und ohne Beanstandung abgenommen.',
  ],
  [
    'In den Fugen der Fassade wurde PCB nachgewiesen',
    'Der Öltank wurde 2016 von einer Fachfirma gereinigt und ausgebaut, der Nachweis liegt vor.',
  ],
  [
    'Im Bad ist im Herbst 2025 ein Wasserschaden aufgetreten, der noch nicht behoben ist',
    'Die Rechnung der Trocknung liegt vor.',
  ],
])('what follows is of something else, or it goes on: %s', (statement, behind) => {
  expect(of(statement, behind)).toBe(false)
})
