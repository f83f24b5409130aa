import { expect, test } from 'vitest'
import { kindsIn } from './deal/kindsIn.ts'
import { objectTypeIn, objectTypeOf } from './objectType.ts'
import { withoutPlaces } from './placeNames.ts'

test.each([
  '92431 Neunburg v. Wald',
  'Neunburg vorm Wald',
  '87616 Wald',
  '76694 Forst',
  'Forst (Lausitz)',
  'Wald i. d. Opf.',
  'Neunburg v. d. Heide',
  'Wald-Michelbach',
  'Am Weinberg 3, 97318 Kitzingen',
  'Hinterm Acker 7',
  'Auf der Langen Wiese 12',
  'Zum Gutshof 4, 31832 Springe',
  'An der Alten Mühle 12 a',
  'Am Forst',
])('%s: a place is no kind of object', place => {
  expect([objectTypeIn(place), objectTypeOf(place), kindsIn(place)]).toEqual([undefined, null, []])
  expect(withoutPlaces(place)).toHaveLength(place.length)
})

test.each([
  ['Bauplatz in 92431 Neunburg v. Wald', 'Grundstück'],
  ['Einfamilienhaus am Forst', 'Einfamilienhaus'],
  ['Eigentumswohnung, Am Weinberg 3', 'Eigentumswohnung'],
  ['Reihenhaus in Forst (Lausitz)', 'Reihenhaus'],
  ['Einfamilienhaus b. Celle', 'Einfamilienhaus'],
  ['Eigentumswohnung v. Privat, a. Markt', 'Eigentumswohnung'],
  ['Im Baugebiet Bauplatz 7, 412 m²', 'Grundstück'],
  ['Im Neubau Mehrfamilienhaus 3, Jena', 'Mehrfamilienhaus'],
])('%s: what is sold stands beside the place', (text, type) => {
  expect(objectTypeIn(text)).toBe(type)
})

test.each([
  ['3 ha Wald bei Neunburg', 'Wald'],
  ['Wald, 92431 Neunburg', 'Wald'],
  ['Waldgrundstück in 87616 Wald', 'Wald'],
  ['Acker und Wiese in 49716 Meppen', 'Ackerland'],
  ['Weinberg in Kitzingen', 'Weinberg'],
  ['Wald-Grundstück in Wald-Michelbach', 'Wald'],
  ['Miteigentum am Wald', 'Wald'],
  ['Verkaufe Wiese, 4.200 m²', 'Grünland'],
])('%s: land that is sold stays what it is', (text, type) => {
  expect(objectTypeIn(text)).toBe(type)
})
