import { expect, test } from 'vitest'
import { outdoorAreaOf } from './outdoorArea.ts'

const fact = (...quotes: string[]) => ({
  value: true,
  mentions: quotes.length,
  confidence: 0.9,
  evidence: quotes.map(quote => ({ page: 1, quote, box: [0, 0, 1, 1] as const })),
})

test.each([
  ['Dachterrasse (ca. 38 m²) nach Süden', 'Dachterrasse', 38],
  ['Balkon mit 11,5 m² zur Hofseite', 'Balkon', 11.5],
  ['Sie betreten die 52 m² große Dachterrasse.', 'Dachterrasse', 52],
  ['Loggia: rund 9 qm', 'Loggia', 9],
  ['Sonnenterrasse von etwa 24 Quadratmetern', 'Sonnenterrasse', 24],
])('%s', (quote, name, area) => {
  expect(outdoorAreaOf({ terrasse: fact(quote), balkon: null })).toMatchObject({ name, area })
})

test.each([
  'Terrasse und 84 m² Wohnfläche',
  'Terrassenwohnung mit 90 m²',
  'große Terrasse',
  'Balkon zum Garten (300 m²)',
  'Helle 3-Zimmer-Wohnung mit Südbalkon, rund 84 m², verkehrsgünstig gelegen',
])('takes no other area: %s', quote => expect(outdoorAreaOf({ terrasse: fact(quote), balkon: null })).toBeNull())

test('of several the largest', () => {
  const both = { balkon: fact('Balkon (6 m²)'), terrasse: fact('Terrasse', 'Terrasse (31 m²)') }
  expect(outdoorAreaOf(both)).toMatchObject({ name: 'Terrasse', area: 31 })
})
