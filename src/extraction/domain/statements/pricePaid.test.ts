import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { pricesPaid } from './pricePaid.ts'

const paidIn = (text: string) => pricesPaid(passagesOf([page([text])]), 149_900, 2026)

test.each<[string, number, number | null, number | null]>([
  ['Die Erstverkäufe 2018 lagen bei 94.500 € für dieses Apartment.', 94_500, 2018, null],
  [
    '2019 hat der Eigentümer das Areal für 65.000 € erworben und seither rund 20.000 € investiert.',
    65_000,
    2019,
    20_000,
  ],
  ['Wir haben das Haus 2015 für 180.000 € gekauft.', 180_000, 2015, null],
  ['Im Jahr 2006 war die Wohnung für 52.000 € erworben worden.', 52_000, 2006, null],
  ['2011 haben wir für das Haus 98.000 € bezahlt.', 98_000, 2011, null],
  ['Erstkaufpreis 2018: 94.500 €', 94_500, 2018, null],
  ['Ursprünglicher Kaufpreis 2012: 120.000 €', 120_000, 2012, null],
])('%s', (text, price, year, invested) => {
  expect(paidIn(text)).toMatchObject([{ price, year, invested }])
})

test.each([
  'Die Küche wurde 2020 für 18.000 € gekauft.',
  'Das Haus kann für 139.900 € erworben werden.',
  'Ein Stellplatz kann für 20.000 € erworben werden.',
  'Für das Haus nebenan haben die Nachbarn 98.000 € bezahlt.',
  'Die Nachbarn haben ihr Haus für 210.000 € gekauft.',
  'Die andere Haushälfte wurde 2023 für 130.000 € gekauft.',
])('%s: no price that was paid for it', text => {
  expect(paidIn(text)).toEqual([])
})
