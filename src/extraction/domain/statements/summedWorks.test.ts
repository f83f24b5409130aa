import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { summedWorks } from './summedWorks.ts'

const told = (...lines: string[]) => summedWorks(passagesOf([page(lines)])).map(({ subject, high }) => `${subject} ${high}`) // prettier-ignore

const ROWS = ['Elektrik | 22.000 €', 'Fenster (18 Stück) | 31.000 €', 'Heizung und zwei Bäder | 74.000 €', 'Dach | 45.000 €', 'Innenausbau | 38.000 €'] // prettier-ignore

test('an estimate in rows that ends in their sum is the price of all works', () => {
  expect(told('Was die Sanierung kosten kann', ...ROWS, 'Summe | 210.000 €')).toEqual(['ganzes 210000'])
})

test('a few rows of known parts are told one by one', () => {
  const few = ['Elektrik | 22.000 €', 'Fenster | 31.000 €', 'Dach | 45.000 €']
  expect(told('Anstehende Arbeiten', ...few, 'Zusammen | 98.000 €')).toEqual(['elektrik 22000', 'fenster 31000', 'dach 45000']) // prettier-ignore
})

test.each([
  ['what was done', ['Durchgeführte Arbeiten', ...ROWS, 'Summe | 210.000 €']],
  ['no sum of its rows', ['Was die Sanierung kosten kann', ...ROWS, 'Summe | 310.000 €']],
  ['no estimate', ['Unser Haus', ...ROWS, 'Summe | 210.000 €']],
  ['what buying costs', ['Kosten nach Schätzung', 'Kaufpreis | 150.000 €', 'Dach | 40.000 €', 'Fenster | 20.000 €', 'Summe | 210.000 €']], // prettier-ignore
])('%s is none', (_, lines) => {
  expect(told(...lines)).toEqual([])
})
