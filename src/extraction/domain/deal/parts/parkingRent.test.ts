import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import type { Part } from '../deal.ts'
import { withParkingRent } from './parkingRent.ts'

const SPACE: Part = {
  name: 'TG-Platz',
  kind: 'stellplatz',
  areaM2: null,
  areaKind: null,
  rentMonthEuro: null,
  let: null,
  priceEuro: 18_000,
  status: null,
  inPrice: false,
  evidence: [],
}
const rentIn = (line: string, parts = [SPACE]) =>
  withParkingRent(parts, passagesOf([page(['# Eigentumswohnung zum Kauf', '', ...line.split('\n')])])).map(
    ({ rentMonthEuro }) => rentMonthEuro,
  )

test.each([
  ['Miete TG-Platz | 45 €', 45],
  ['Miete TG-Platz\n45 €', 45],
  ['Miete Garage mtl. 50 €', 50],
  ['Der Stellplatz ist für 60 € im Monat vermietet.', 60],
  ['Die Kaltmiete beträgt 702 € zuzüglich 45 € für den Tiefgaragenstellplatz.', 45],
  ['Stellplatzmiete: 40,00 €', null],
  ['Garage: Miete 55,00 € monatlich', 55],
  ['Nettokaltmiete Wohnung 610 €, Stellplatz 35 €', 35],
  ['Die Garage bringt zusätzlich 70 € Miete im Monat.', 70],
  ['Mieteinnahmen: Wohnung 780 €, Tiefgarage 65 €, zusammen 845 €', 65],
  ['Für den Carport zahlt der Mieter 50 € Miete.', 50],
] as const)('%s: the space pays %j', (line, rent) => {
  expect(rentIn(line)).toEqual([rent])
})

test.each([
  'Kaltmiete 750 € inkl. Stellplatz 50 €',
  'Die Kaltmiete von 747 € enthält 45 € für den Stellplatz.',
  'Kaltmiete 747 €, davon TG-Platz 45 €',
  'Hausgeld TG-Platz monatlich 17,00 €',
  'Für zwei Mieter wurden Stellplätze beim Nachbarn angemietet (je 40 €).',
  'Der Stellplatz könnte für 60 € vermietet werden.',
  'TG-Platz 18.000 €, Miete der Wohnung 702 €',
])('%s: no rent beside that of the home', line => {
  expect(rentIn(line)).toEqual([null])
})

test('the space of a let house whose list forgets it is one of its parts', () => {
  const flat: Part = { ...SPACE, name: '1. OG', kind: 'wohnung', priceEuro: null, inPrice: null, rentMonthEuro: 540 }
  const shop: Part = { ...flat, name: 'Laden', kind: 'gewerbe', rentMonthEuro: null, let: false }
  expect(rentIn('Garagenmiete monatlich: 35 €', [flat, shop])).toEqual([540, null, 35])
  // Flats with prices of their own are sold one by one.
  expect(rentIn('Garagenmiete monatlich: 35 €', [flat, { ...shop, priceEuro: 90_000 }])).toEqual([540, null])
  expect(rentIn('Garagenmiete monatlich: 35 €', [flat])).toEqual([540])
})

test('a space that the price holds pays its rent as well as one with a price of its own', () => {
  expect(rentIn('Miete TG-Platz | 45 €', [{ ...SPACE, priceEuro: null, inPrice: true }])).toEqual([45])
  expect(rentIn('Miete TG-Platz | 45 €', [{ ...SPACE, priceEuro: null, inPrice: null }])).toEqual([null])
})

test('of two spaces nobody knows which pays', () => {
  expect(rentIn('Miete Stellplatz | 45 €', [SPACE, { ...SPACE, priceEuro: 20_000 }])).toEqual([null, null])
})

test('rows that add up say that the sum holds the rent of the space', () => {
  const rows = '## Mieteinnahmen\n\nKaltmiete Wohnung mtl. | 580,00 €\nMiete Stellplatz mtl. | 40,00 €\nKaltmiete gesamt mtl. | 620,00 €'
  const spaceOf = (kaltmiete: number) => withParkingRent([SPACE], passagesOf([page(['# Eigentumswohnung zum Kauf', '', ...rows.split('\n')])]), kaltmiete)[0]
  expect([spaceOf(620)?.rentMonthEuro, spaceOf(620)?.isInSum]).toEqual([40, true])
  expect(spaceOf(580)?.isInSum).toBeUndefined()
}) // prettier-ignore
