import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { areaPriceOf } from './areaPrices.ts'

const read = (...lines: string[]) => areaPriceOf(passagesOf([page(['# Haus in Ludwigsburg', '', ...lines])]))

test.each([
  ['Durchschnittspreis Häuser in 71640 Ludwigsburg: 4.861 €/m² (Oktober 2026), Spanne 3.900 € – 6.050 €. Veränderung zum Vorjahr: +1,4 %.', 4_861, { low: 3_900, high: 6_050 }, 'Haus'],
  ['Umgebung & Preise: Ø-Kaufpreis Wohnungen Bayreuth: 2.870 €/m² (+1,9 % ggü. Vorjahr) · Zum Preisatlas', 2_870, null, 'Wohnung'],
  ['Ø Preis der Gegend laut Portal: 4.230 €/m² · Monatliche Rate ab 1.187 €', 4_230, null, null],
  ['Der durchschnittliche Angebotspreis für Eigentumswohnungen in 26129 Oldenburg liegt bei 3.120 €/m².', 3_120, null, 'Wohnung'],
  ['Der Gutachterausschuss nennt für Wohnungen der 1960er Jahre in Haslach 4.700 bis 5.400 €/m².', 5_050, { low: 4_700, high: 5_400 }, 'Wohnung'],
] as const)('%s: %d €/m² around', (line, mean, span, kind) => {
  expect(read(line)).toMatchObject({ mean, span, kind })
}) // prettier-ignore

test.each([
  ['Ähnliche Häuser in dieser Lage werden derzeit mit etwa 2.150 €/m² inseriert.', 2_150, 'Haus'],
  ['Renovierte Eigentumswohnungen kosten im Viertel heute rund 3.050 € pro m².', 3_050, 'Wohnung'],
  ['Hier in der Siedlung werden für gepflegte Reihenhäuser 2.600 €/m² aufgerufen.', 2_600, 'Haus'],
  ['Das Preisniveau liegt hier bei 1.900 €/qm.', 1_900, null],
] as const)('%s: %d €/m², told by the seller', (line, mean, kind) => {
  expect(read(line)).toMatchObject({ mean, kind, span: null, bySeller: true })
})

test('of two figures the middle counts', () => {
  const told = read('Renovierte Wohnungen kosten in der Nachbarschaft zwischen 1.600 und 2.200 €/m².')
  expect(told).toMatchObject({ mean: 1_900, span: { low: 1_600, high: 2_200 } })
})

test.each([
  'Vergleichbare Wohnungen im Haus wurden zuletzt für 2.900 €/m² verkauft.',
  'Der Gutachterausschuss nennt für Mietwohnungen 11,40 €/m².',
  'Der Gutachterausschuss nennt einen Bodenrichtwert von 480 €/m² für Wohnungen.',
  'Neubauwohnungen kosten hier über 6.500 €/m².',
  'Vergleichbare Wohnungen werden hier für 12,50 €/m² vermietet.',
  'Unsere Wohnungen im Viertel kosten ab 4.200 €/m².',
  'Die Wohnung kostet 2.450 €/m², das ist hier günstig.',
  'Durchschnittspreis der Mieten in 71640 Ludwigsburg: 14,20 €/m²',
  'Durchschnittspreis Baugrundstücke in Ludwigsburg: 980 €/m²',
  'Durchschnittspreis Neubauwohnungen in Ludwigsburg: 7.400 €/m²',
  'Durchschnittspreis für Häuser in Ludwigsburg: 640.000 €',
  'Kaufpreis 649.000 € · 5.070 €/m²',
  'Die Preise in der Umgebung steigen seit Jahren.',
])('%s: nothing of what homes around cost', line => {
  expect(read(line)).toBeNull()
})
