import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { toldTenants } from './toldTenants.ts'

const told = (text: string) =>
  toldTenants(passagesOf([page([text])])).map(
    ({ name, areaM2, rentMonthEuro }) => `${name}: ${areaM2}, ${rentMonthEuro ?? 'frei'}`,
  )

test('a letter goes through the flats of a house', () => {
  expect(
    told(
      'Im Erdgeschoss wohnt Frau Decker seit 1998, 88 m², 510 Euro kalt. Darüber Familie Yilmaz, 92 m², sie zahlt 640 Euro. Der erste Stock rechts, 83 m², ist für 690 Euro vermietet. Im zweiten Stock wohnen wir selbst auf 100 m².',
    ),
  ).toEqual(['Erdgeschoss: 88, 510', 'Darüber: 92, 640', '1. Stock rechts: 83, 690', '2. Stock: 100, frei'])
})

test.each([
  ['rooms of one home', 'Im Erdgeschoss liegt die Küche mit 18 m². Im Obergeschoss schlafen die Kinder auf 22 m². Unter dem Dach ist ein Studio mit 24 m².'], // prettier-ignore
  ['works on a storey', 'Im Erdgeschoss wohnt Frau Decker, 88 m², 510 Euro kalt. Darüber Familie Yilmaz, 92 m², 640 Euro. Das Dachgeschoss wurde für 3.500 Euro gedämmt, 60 m².'], // prettier-ignore
  ['two flats', 'Im Erdgeschoss zahlt Frau Decker 510 Euro für 88 m². Darüber wohnen wir selbst auf 92 m².'],
  ['what could be asked', 'Im Erdgeschoss wären für 88 m² 700 Euro möglich. Darüber könnten es für 92 m² 750 Euro sein. Unter dem Dach denkbar: 480 Euro für 72 m².'], // prettier-ignore
])('%s are no list of tenants', (_, text) => {
  expect(told(text)).toEqual([])
})
