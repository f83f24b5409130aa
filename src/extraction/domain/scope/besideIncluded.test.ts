import { expect, test } from 'vitest'
import { page } from '../typeset.fixture.ts'
import { saidBesideIncluded } from './besideIncluded.ts'

const ROWS = ['Statik | Bodenplatte', 'Dachstuhl | Carport oder Garage', 'Estrich | Terrasse']

/** The words that are not in the price. */
function leftOut(lines: readonly string[]): string {
  return [...saidBesideIncluded([page(lines)]).keys()].map(({ text }) => text).join(' ')
}

test.each([
  'Im Hauspreis enthalten | In Eigenleistung oder bauseits',
  'Im Festpreis enthalten | Nicht enthalten',
  'Enthalten: | Nicht enthalten:',
  'Leistungsumfang | Bauseitige Leistungen',
  'Unsere Leistungen | Eigenleistungen',
  'Inklusive | Vom Bauherrn zu erbringen',
  'Das ist dabei | Nicht im Hauspreis enthalten',
  'Im Preis | Bauseits / Eigenleistung',
])('the column below the second head is not in the price: %s', head => {
  expect(leftOut([head, ...ROWS])).toBe('Bodenplatte Carport oder Garage Terrasse')
})

test('the heads may be the other way round', () => {
  expect(leftOut(['Nicht enthalten | Im Preis enthalten', ...ROWS])).toBe('Statik Dachstuhl Estrich')
})

test('a line across both columns ends them', () => {
  const across = 'Zum Haus gehört eine Garage, und ein Carport steht auf dem Hof vor dem Eingang bereit.'
  expect(leftOut(['Im Preis enthalten | Bauseits', 'Statik | Bodenplatte', across])).toBe('Bodenplatte')
})

test('so does white space', () => {
  const far = ['', '', '', '', 'Ausstattung | Carport']
  expect(leftOut(['Im Preis enthalten | Bauseits', 'Statik | Bodenplatte', ...far])).toBe('Bodenplatte')
})

test.each([
  'Carport | bauseits',
  'Gewerk | Nicht enthalten',
  'Leistung | Preis',
  'Nicht enthalten | Bauseits',
  'Im Preis enthalten | Auf Wunsch bauseits möglich',
])('a head without its counterpart says nothing of columns: %s', head => {
  expect(leftOut([head, ...ROWS])).toBe('')
})
