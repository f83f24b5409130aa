import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

const OWN = ['Kaufpreis | 148.000 €', 'Wohnfläche | 74,6 m²', 'Hausgeld | 322 €', '']

const othersIn = (...lines: readonly string[]) =>
  passagesOf([page([...OWN, ...lines])])
    .filter(({ section }) => section === 'other-offers')
    .map(({ text }) => text)

test.each([
  [
    [
      '119.000 € | 189.900 € | 239.000 €',
      '2 Zi · 55 m² | 3 Zi · 82 m² | 4 Zi · 98 m²',
      'Faldera | Aufzug | Bordesholm',
    ],
  ],
  [['3-Zi.-Wohnung · 84 m² | Reihenhaus · 120 m²', '312.000 € | 389.000 €']],
  [['Dachgeschosswohnung · 3 Zi · 84 m² | Landhaus · 120 m²', '312.000 € | 389.000 €']],
  [['2 Zimmer, 61 m², Plön, 139.000 EUR', '', '', '4 Zimmer, 101 m², Preetz, 265.000 EUR']],
])('%j: tiles with prices of their own are other offers', lines => {
  expect(othersIn(...lines).length).toBeGreaterThan(0)
})

test.each([
  ['a single one', ['3 Zi · 82 m² · 189.900 €']],
  ['flats of the same house', ['WE 1 · 62 m² | WE 2 · 75 m²', '119.000 € | 148.900 €']],
  ['the offer is among them', ['148.000 € | 189.900 €', '3 Zi · 74,6 m² | 3 Zi · 82 m²']],
  ['homes of the same house by floor', ['Erdgeschoss · 3 Zi · 82 m² | OG · 3 Zi · 80 m²', '298.000 € | 312.000 €']],
  ['homes of the same house by side', ['DHH links · 120 m² · 410.000 €', '', '', 'DHH rechts · 122 m² · 415.000 €']],
  ['halves of the offer', ['Laden · 40 m² · 70.000 €', '', '', 'Büro · 34 m² · 80.000 €']],
  ['sentences', ['Das Haus mit 5 Zimmern für 395.000 € VB', '', '', 'Der Bauplatz mit 600 m² für 150.000 €']],
  [
    'what neighbours paid',
    ['Haus, 138 m², verkauft 2025, 455.000 €', '', '', 'Haus, 150 m², verkauft 2024, 470.000 €'],
  ],
  ['comparisons', ['Vergleichsverkäufe 2025:', '', 'Reihenhaus, 120 m², 380.000 €', '', '', 'Haus, 135 m², 410.000 €']],
  ['prices from', ['Preise ab 259.000 €', '', '2 Zi · 58 m² | Penthouse · 110 m²', '259.900 € | 529.000 €']],
  ['rents', ['590 € | 720 €', '2 Zi · 55 m² | 3 Zi · 82 m²']],
  ['its price by parts', ['Wohnung Kaufpreis 128.000 €, 74,6 m²', '', '', 'Garage Kaufpreis 20.000 €, 18 m²']],
])('%s: nothing is of others', (_, lines) => {
  expect(othersIn(...lines)).toEqual([])
})
