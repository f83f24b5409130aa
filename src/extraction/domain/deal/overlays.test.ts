import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const COURT = [
  'Amtsgericht Stendal, Az. 12 K 31/25',
  'Im Wege der Zwangsvollstreckung soll am 14.12.2026 im Amtsgericht versteigert werden:',
]
const WORTH = ['Der Verkehrswert wurde auf 84.000 € festgesetzt.']
const OFFER = ['# Immobilie zum Verkauf', '', 'Kaufpreis | 84.000 €', 'Käuferprovision: 3,57 %']

function overlaysOf(lines: readonly string[]) {
  return extract([page(lines)], calendarDate('2026-11-22')).deal?.overlays
}

test.each([
  '1/2-Anteil am Miteigentumsanteil verbunden mit dem Sondereigentum an den Räumen Nr. 4',
  'hälftiger Miteigentumsanteil an dem Grundstück Lindenweg 3, Einfamilienhaus, 120 m²',
  '½ Anteil an der Eigentumswohnung Nr. 7, 68 m²',
  '1/4 Miteigentumsanteil am Wohnhaus Lindenweg 3, 120 m² Wohnfläche',
])('an auction of shares says so: %s', line => {
  expect(overlaysOf([...COURT, line, ...WORTH])).toContain('bruchteile')
})

test.each([
  '1/2 Miteigentumsanteil an dem Grundstück verbunden mit dem Sondereigentum an der Wohnung Nr. 1, 92 m²',
  'Miteigentumsanteil von 125/1000 verbunden mit dem Sondereigentum an der Wohnung Nr. 7, 68 m²',
  'Wohnung Nr. 7, 68 m², mit 1/3 Anteil an der Zufahrt',
])('a flat with its share of the ground is none: %s', line => {
  expect(overlaysOf([...COURT, line, ...WORTH])).not.toContain('bruchteile')
})

test.each([
  'Der Vorbesitzer ist im August ins Pflegeheim gezogen.',
  'Auf dem Nachbargrundstück sieht der Bebauungsplan ein Pflegeheim vor.',
  'Die Eigentümerin zieht in eine Seniorenresidenz.',
])('where somebody moves to, or what is built next door, makes no operated home: %s', line => {
  expect(overlaysOf([...OFFER, line])).not.toContain('betreiber')
})

test.each([
  'Der Eigentümer hatte eine Garage gepachtet; der Pachtvertrag endet mit dem Verkauf.',
  'Für den Garten besteht ein Pachtvertrag mit der Stadt.',
  'Der hintere Teil mit Gartenhaus und Gemüsebeeten, ca. 310 m², ist von der kath. Kirchengemeinde gepachtet (bisher 62 € im Jahr); der Pachtvertrag lief auf den Namen des Verstorbenen und müsste vom Käufer neu abgeschlossen werden.',
  'Die Obstwiese ist gepachtet, 40 € im Jahr; der Pachtvertrag kann übernommen werden.',
  'Die Dachfläche ist für eine Photovoltaikanlage verpachtet, der Pachtvertrag läuft bis 2034.',
])('land, a roof or a garage on lease makes no operated home: %s', line => {
  expect(overlaysOf([...OFFER, line])).not.toContain('betreiber')
})

test('a flat in a home for the aged is one', () => {
  expect(overlaysOf([...OFFER, 'Appartement im Pflegeheim Lindenhof, 24 m², Pacht 480 € im Monat'])).toContain(
    'betreiber',
  )
})

test.each([
  'Sondereigentum an den nicht zu Wohnzwecken dienenden Räumen im Dachgeschoss, 71 m²',
  'Objektart: Teileigentum, 71 m² im Hinterhaus',
  'Verkauft wird ein Teileigentum mit 71 m², bisher Atelier',
])('rooms that are not to be lived in say so: %s', line => {
  expect(overlaysOf([...OFFER, line])).toContain('teileigentum')
})

test.each([
  'Wohnung mit 71 m². Die Garage ist als Teileigentum im Grundbuch eingetragen.',
  'Wohnung mit 71 m², Wohnungs- und Teileigentum nach WEG',
  'Wohnung mit 71 m². Im Haus gibt es auch Läden als Teileigentum anderer Eigentümer.',
])('a flat beside such rooms does not: %s', line => {
  expect(overlaysOf([...OFFER, line])).not.toContain('teileigentum')
})

test.each([
  'Apartment mit 24 m², der Betreiber zahlt auch bei Leerstand.',
  'Betreiberin ist eine Gesellschaft mit Pacht bis 2041.',
  'Wohnung mit 31 m² im Hotel, Betreibervertrag bis 2036.',
])('an operator of what is sold says so: %s', line => {
  expect(overlaysOf([...OFFER, line])).toContain('betreiber')
})

test.each([
  'Haus mit 240 m². Die Betreiberin hört zum Jahresende auf.',
  'Haus mit 240 m² und einem Café, dessen Betreiber seit 2012 im Haus ist.',
  'Haus mit 240 m². Der Betreiber der Solaranlage zahlt eine Dachmiete.',
])('who runs a shop in it does not: %s', line => {
  expect(overlaysOf([...OFFER, line])).not.toContain('betreiber')
})

test.each([
  ['# Wald zu verkaufen', 'Waldfläche mit 64.180 m². Ein Pachtvertrag über den Wald besteht nicht.'],
  ['# Ackerland zu verkaufen', 'Ackerfläche mit 32.000 m², Pachtvertrag mit einem Landwirt bis 2029.'],
])('who leases a field runs no house: %s', (title, line) => {
  expect(overlaysOf([title, '', 'Kaufpreis | 84.000 €', line])).not.toContain('betreiber')
})

test.each([
  ['Für Kapitalanleger bietet die Verwaltung einen Mietpool an.', false],
  ['Auf Wunsch Teilnahme am Mietpool.', false],
  ['Die Wohnung nimmt am Mietpool teil, die Miete kommt von der Betreiberin, der Residenz GmbH.', true],
])('whoever may join a pool is bound to no operator: %s', (line, bound) => {
  expect(overlaysOf([...OFFER, line])?.includes('betreiber')).toBe(bound)
})

test('who leases a meadow beside the house runs no house', () => {
  const meadow =
    'Die Wiese am Hof wird von einem Landwirt gemäht, der dafür im Jahr 180 € bezahlt; der Pachtvertrag läuft bis 30.09.2029.'
  expect(overlaysOf([...OFFER, 'Bauernhaus, 168 m² Wohnfläche', meadow])).not.toContain('betreiber')
  const hotel = 'Das Haus wird von einer Gesellschaft geführt; der Pachtvertrag läuft bis 30.09.2029.'
  expect(overlaysOf([...OFFER, 'Pension, 468 m² Wohnfläche', hotel])).toContain('betreiber')
})
