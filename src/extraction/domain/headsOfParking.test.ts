import { expect, test } from 'vitest'
import { headsOfParking } from './headsOfParking.ts'
import { page } from './typeset.fixture.ts'

test.each<[line: string, heads: string]>([
  ['Garagen | Preis €', 'Garagen Preis €'],
  ['Stellplätze | Lage | Kaufpreis in €', 'Stellplätze Lage Kaufpreis in €'],
  ['Wohnung | Preis €', ''],
  ['Stellplatz | 18.500 €', ''],
])('the price column of a table of spaces prices no home: %s', (line, heads) => {
  expect([...headsOfParking([page([line])])].map(({ text }) => text).join(' ')).toBe(heads)
})
