import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const landIn = (text: string) => {
  const said = readRemarks(passagesOf([page([text])]), SETTING).find(({ rule }) => rule === 'bodenrichtwert')
  return said && [said.amount, said.span ? `${said.span.low}–${said.span.high}` : null]
}

test.each([
  'Bodenrichtwert 310 bis 420 €/m²',
  'Der Bodenrichtwert liegt zwischen 310 und 420 €/m².',
  'Bodenrichtwert: 310 – 420 €/m² (01.01.2026)',
  'Bodenrichtwert: 310-420 €/m²',
  'Die Bodenrichtwerte betragen hier 310 € bis 420 €/m².',
  'Bodenrichtwerte in der Umgebung: 310 €/m² bis 420 €/m²',
])('of a span the middle and both ends are read: %s', text => {
  expect(landIn(text)).toEqual([365, '310–420'])
})

test.each([
  ['Bodenrichtwert: 420 €/m²', 420],
  ['Bodenrichtwert 2024: 420 €/m²', 420],
  ['Bodenrichtwert zum 01.01.2024 - 420 €/m²', 420],
  ['Bodenrichtwert Zone 12: 420 €/m²', 420],
  ['Bodenrichtwert Zone 3 bis 420 €/m²', 420],
  ['Bodenrichtwert bis 420 €/m²', 420],
  ['Der Bodenrichtwert stieg von 420 auf 430 €/m².', 430],
  ['Bodenrichtwert 1.250,50 €/m²', 1250.5],
])('and one figure is one: %s', (text, value) => {
  expect(landIn(text)).toEqual([value, null])
})
