import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { extraCostsOf } from './extraCosts.ts'

const extras = (...lines: string[]) =>
  extraCostsOf(passagesOf([page(['# Bauplatz', '', ...lines])]), 250_000).map(({ name, low, high }) => [
    name,
    low,
    high,
  ])

test.each([
  ['Die Hausanschlüsse (üblicherweise 9.000 bis 14.000 €) kommen noch hinzu.', [['Hausanschlüsse', 9000, 14_000]]],
  ['Nicht im Kaufpreis enthalten: Küche, Malerarbeiten (6.400 EUR), Notar.', [['Malerarbeiten', 6400, 6400]]],
  ['Mobiliar, separat zu zahlen | 7.200 €', [['Mobiliar', 7200, 7200]]],
  ['Die Einrichtung ist gesondert mit 7.200 € zu vergüten.', [['Einrichtung', 7200, 7200]]],
  ['Die Hausanschlüsse müssen Sie nicht mehr herstellen lassen; gerechnet hatten wir mit 12.000 €.', []],
  ['Die Hausanschlüsse sind hergestellt. Rechnen Sie für das Haus mit 320.000 €.', []],
  ['Das Mobiliar für 7.200 € ist nicht gesondert zu zahlen.', []],
  ['Mobiliar auf Wunsch, gesondert zu zahlen | 7.200 €', []],
  [
    'Nicht enthalten sind die Anschlussbeiträge für Wasser (für den Boden 4.300 €, für das Haus später).',
    [['Anschlussbeiträge', 4300, 4300]],
  ],
  ['Zuzüglich Vermessung 2.800 €.', [['Vermessung', 2800, 2800]]],
  ['Hausanschlüsse ca. 14.500 €', [['Hausanschlüsse', 14_500, 14_500]]],
  ['Hausanschlusskosten | ca. 14.500 €', [['Hausanschlusskosten', 14_500, 14_500]]],
  ['Die Kosten für die Hausanschlüsse liegen bei rund 14.500 €.', [['Hausanschlüsse', 14_500, 14_500]]],
  [
    'Baunebenkosten: Hausanschlüsse ca. 14.500 €, Vermessung 2.800 €',
    [
      ['Hausanschlüsse', 14_500, 14_500],
      ['Vermessung', 2800, 2800],
    ],
  ],
  [
    'Bodenbeläge sowie Malerarbeiten (auf Wunsch Paket „Fertig“ für 14.900 €), Küche.',
    [['Bodenbeläge, Malerarbeiten', 14_900, 14_900]],
  ],
  [
    'Im Preis nicht enthalten sind Malerarbeiten und die Bodenbeläge, die wir auf Wunsch für 9.800 € ausführen.',
    [['Malerarbeiten, Bodenbeläge', 9800, 9800]],
  ],
  [
    'Nicht enthalten sind Malerarbeiten und Außenanlagen. Nach unserer Erfahrung kosten diese Gewerke zusammen 55.000 bis 70.000 €.',
    [['Malerarbeiten, Außenanlagen', 55_000, 70_000]],
  ],
  [
    'Bodenbeläge und Malerarbeiten sind im Preis nicht enthalten. Beides bieten wir Ihnen für 10.900 € an.',
    [['Bodenbeläge, Malerarbeiten', 10_900, 10_900]],
  ],
  [
    'Nicht enthalten sind die Hausanschlüsse, die beim Versorger zu beantragen sind; üblicherweise ist mit 8.000 bis 11.000 € zu rechnen.',
    [['Hausanschlüsse', 8000, 11_000]],
  ],
] as const)('%s', (line, found) => {
  expect(extras(line)).toEqual(found)
})

test.each([
  ['Die Hausanschlüsse selbst sind vom Käufer zu beauftragen – rechnen Sie nach Auskunft der Versorger mit zusammen 12.000 bis 14.000 EUR.', 'Hausanschlüsse', 12_000, 14_000],
  ['Die Hausanschlüsse sind vom Käufer zu beauftragen. Rechnen Sie nach Auskunft der Versorger mit zusammen 12.000 bis 14.000 EUR.', 'Hausanschlüsse', 12_000, 14_000],
  ['Die Anschlüsse für Strom, Wasser und Abwasser sind vom Erwerber herzustellen, dafür sind nach Angabe der Stadtwerke rund 13.000 € anzusetzen.', 'Anschlüsse', 13_000, 13_000],
  ['Die Hausanschlüsse selbst müssen Sie noch herstellen lassen; rechnen Sie erfahrungsgemäß mit 12.000 bis 16.000 €.', 'Hausanschlüsse', 12_000, 16_000],
  ['Die Hausanschlüsse sind noch herzustellen. Rechnen Sie mit 12.000 bis 16.000 €.', 'Hausanschlüsse', 12_000, 16_000],
  ['Die Anschlüsse müssen noch gelegt werden; üblicherweise ist mit 12.000 – 16.000 € zu rechnen.', 'Anschlüsse', 12_000, 16_000],
  ['Hausanschlüsse lassen Sie selbst herstellen; rechnen Sie mit rund 14.000 €.', 'Hausanschlüsse', 14_000, 14_000],
  ['Die Hausanschlüsse sind vom Käufer zu tragen: Kalkulieren Sie mit 12.500 €.', 'Hausanschlüsse', 12_500, 12_500],
  ['Hausanschlüsse für Strom, Wasser, Abwasser und Glasfaser beauftragen Sie selbst und zahlen dafür nach Auskunft der Versorger 12.500 €.', 'Hausanschlüsse', 12_500, 12_500],
  ['Die Hausanschlüsse für Strom, Wasser, Abwasser, Gas und Glasfaser gehen zu Lasten des Käufers und kosten etwa 15.000 €.', 'Hausanschlüsse', 15_000, 15_000],
  ['Die Kosten der Vermessung trägt der Käufer (2.800 €).', 'Vermessung', 2_800, 2_800],
])('%s: the buyer pays it beside the price', (line, name, low, high) => {
  expect(extras(line)).toEqual([[name, low, high]])
}) // prettier-ignore

test.each([
  'Die Hausanschlüsse hat der Verkäufer für 12.000 € gelegt.',
  'Die Hausanschlüsse sind vom Käufer zu tragen. Rechnen Sie mit Notarkosten von 2.000 €.',
  'Die Vermessung ist erfolgt, der Käufer zahlt an den Makler 5.052 € Provision.',
  'Die Hausanschlüsse sind vom Käufer nicht zu zahlen, sie wurden 2019 für 12.000 € gelegt.',
  'Die Hausanschlüsse sind vom Käufer zu beauftragen. Der Kaufpreis beträgt 84.900 €.',
  'Die Erschließung trägt der Verkäufer, die Grunderwerbsteuer von 4.245 € zahlt der Käufer.',
  'Die Hausanschlüsse sind vom Käufer zu beauftragen. Im Auftrag verkaufen wir ein Haus für 39.000 €.',
])('%s: nothing of it comes beside the price', line => {
  expect(extras(line)).toEqual([])
})

test.each([
  ['Die Hausanschlüsse kosten 14.500 €.', true],
  ['Zuzüglich Stromanschluss 2.500 €.', undefined],
  ['Zuzüglich Anschlussbeitrag 4.300 €.', undefined],
])('%s: whether that is all that leads into the house', (line, isConnection) => {
  expect(extraCostsOf(passagesOf([page(['# Bauplatz', '', line])]), 250_000)[0]?.isConnection).toBe(isConnection)
})

const LEFT_OUT = 'Maler- und Bodenbelagsarbeiten, Küche sowie Außenanlagen. Erwerber der ersten Häuser haben dafür zwischen 11.000 und 14.000 € bezahlt.' // prettier-ignore

test('what other buyers spent on what the heading leaves out is what it costs', () => {
  expect(extras('# Nicht enthalten', '', LEFT_OUT)).toMatchObject([
    [expect.stringContaining('Außenanlagen'), 11_000, 14_000],
  ])
  expect(extras('# Im Kaufpreis enthalten', '', LEFT_OUT)).toEqual([])
})

test.each([
  'Die Hausanschlüsse für 12.000 € sind im Preis enthalten.',
  'Die Erschließungskosten von 18.000 € kommen nicht hinzu, sie sind bereits bezahlt.',
  'Hausanschlüsse (14.500 €) sind bereits gelegt und bezahlt.',
  'Die Vermessung kostete damals 2.800 €.',
  'Außenanlagen auf Wunsch zuzüglich 15.000 €.',
  'Nicht im Preis enthalten: Hausanschlüsse, je 80 € im Monat.',
  'Enthalten sind Malerarbeiten und Außenanlagen. Diese Gewerke kosteten zusammen 55.000 €.',
  'Malerarbeiten sind nicht im Preis enthalten. Das Haus kostet 10.900 € Grundsteuer.',
  'Malerarbeiten sind im Preis enthalten. Diese kosten sonst 10.900 €.',
  'Eine Wallbox (auf Wunsch Paket „Strom“ für 2.900 €) ist möglich.',
])('%s: nothing comes on top', line => {
  expect(extras(line)).toEqual([])
})

test('what nobody can live without is told apart from what may be left', () => {
  const rows = [
    'Nicht im Festpreis enthalten',
    '',
    'Malerarbeiten | 14.500 €',
    '',
    'Hausanschlüsse Strom | 16.800 €',
    '',
    'Carport mit Abstellraum | 12.900 €',
  ]
  const found = extraCostsOf(passagesOf([page(['# Doppelhaus', '', ...rows])]), 500_000)
  expect(found.map(({ name, needed }) => [name, needed])).toEqual([
    ['Malerarbeiten', true],
    ['Hausanschlüsse Strom', true],
    ['Carport mit Abstellraum', false],
  ])
})

test('floors and paint at a price per m² of Wohnfläche that the buyer sees to himself cost that price times the area', () => {
  const read = (line: string) =>
    extraCostsOf(passagesOf([page(['# Wohnung', '', line])]), 400_000, 70.5).map(({ name, high }) => [name, high])
  expect(read('Bodenbeläge und Malerarbeiten übernimmt der Käufer selbst oder bestellt sie als Sonderwunsch (120 €/m² Wohnfläche).')).toEqual([['Bodenbeläge, Malerarbeiten', 8460]]) // prettier-ignore
  expect(read('Bodenbeläge bis 60 € je m² sind im Preis enthalten.')).toEqual([])
})
