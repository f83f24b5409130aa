import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { comparisonsOf } from './comparisons.ts'
import { valuationsOf } from './valuations.ts'

const passages = (line: string) => passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])

test.each([
  ['Die Nachbarwohnung (3. OG, gleicher Schnitt, ohne neues Bad) ist im Frühjahr für 252.000 € verkauft worden.', 252_000, 252_000, 'object'],
  ['Die Wohnung unter uns wurde im Mai für 289.000 Euro verkauft.', 289_000, 289_000, 'object'],
  ['Vergleichswohnungen im Haus wurden 2024 zwischen 108.000 € und 116.000 € verkauft, damals ohne Beschluss.', 108_000, 116_000, 'object'],
  ['In der Region wurden vergleichbare Flächen 2025 zu 1.150 bis 1.500 €/m² verkauft (Auskunft Gutachterausschuss).', 1_150, 1_500, 'm²'],
  ['Eine baugleiche Doppelhaushälfte in der Siedlung ging letztes Jahr für 245.000 € weg.', 245_000, 245_000, 'object'],
  ['Im selben Haus wurde 2025 eine Wohnung zum Preis von 239.900 € beurkundet.', 239_900, 239_900, 'object'],
  ['Altbauwohnungen wurden 2025 nach Angaben des Gutachterausschusses im Mittel für 1.320 €/m² gehandelt.', 1_320, 1_320, 'm²'],
  ['Eine etwas kleinere Wohnung im Erdgeschoss desselben Hauses wechselte im Frühjahr für 172.000 € den Besitzer.', 172_000, 172_000, 'object'],
  ['Vergleichbare Häuser in der Straße haben zuletzt für 270.000 bis 295.000 € den Besitzer gewechselt.', 270_000, 295_000, 'object'],
  ['Die Wohnung im Dachgeschoss desselben Hauses brachte letztes Jahr 255.000 €.', 255_000, 255_000, 'object'],
  ['Im Haus wurde 2025 für eine gleich große Wohnung 280.000 € bezahlt.', 280_000, 280_000, 'object'],
  ['Für die Wohnung nebenan haben die Käufer 275.000 € gezahlt, dort waren Bad und Fenster neu.', 275_000, 275_000, 'object'],
  ['Die Nachbarn haben 2023 für 315.000 Euro verkauft, mit neuem Bad.', 315_000, 315_000, 'object'],
  ['Zwei Häuser weiter wurde 2025 ein unrenoviertes Haus für 240.000 € notariell beurkundet.', 240_000, 240_000, 'object'],
  ['Der Nachbar hat für seine Hälfte 2021 noch 340.000 € bekommen.', 340_000, 340_000, 'object'],
  ['Ein Haus in unserer Straße fand im Herbst für 285.000 € einen neuen Eigentümer.', 285_000, 285_000, 'object'],
  ['Das letzte Haus in der Straße kostete den Käufer 295.000 Euro.', 295_000, 295_000, 'object'],
  ['Das Nachbarhaus erhielt im Frühjahr für 265.000 € den Zuschlag.', 265_000, 265_000, 'object'],
  ['The flat below ours (69 m², empty) was sold this spring for 242.000 €.', 242_000, 242_000, 'object'],
] as const)('%s: sold for %d to %d per %s', (line, low, high, per) => {
  expect(comparisonsOf(passages(line), 259_000, 100)).toMatchObject([{ low, high, per }])
}) // prettier-ignore

test.each([
  ['Die Zweitmarktpreise im Haus lagen laut Verwaltung 2025 zwischen 228.000 und 239.000 €.', true],
  ['Die Wohnung unter uns wurde im Mai für 239.000 Euro verkauft.', true],
  ['Eine etwas kleinere Wohnung desselben Hauses wechselte im Frühjahr für 172.000 € den Besitzer.', false],
  ['Eine Wohnung im Erdgeschoss desselben Hauses wechselte im Frühjahr für 239.000 € den Besitzer.', true],
  ['Im selben Haus wurde 2025 eine Wohnung mit 62 m² zum Preis von 139.900 € beurkundet.', false],
  ['Vergleichbare Häuser in der Straße haben zuletzt für 270.000 bis 295.000 € den Besitzer gewechselt.', false],
])('%s: of the same house: %s', (line, isSameHouse) => {
  expect(comparisonsOf(passages(line), 259_000, 100)).toMatchObject([{ isSameHouse }])
})

test.each([
  ['Die Nachbarhälfte wurde im Frühjahr 2026 für 285.000 € verkauft; sie verfügt über einen Wintergarten und 40 m² mehr Grund.', true, 2026],
  ['Das Nachbarhaus ging 2025 für 318.000 € weg.', true, 2025],
  ['Die Wohnung nebenan wurde für 239.000 € verkauft.', true, null],
  ['Das Haus unserer Nachbarn ging letztes Jahr für 289.000 weg.', true, null],
  ['Unser Nachbar hat sein Haus im Sommer für 289.000 € verkauft.', true, null],
  ['Das Nachbarhaus, unsaniert, ging 2025 für 218.000 € weg.', false, 2025],
  ['Die andere Haushälfte wurde 2024 für 275.000 € verkauft.', true, 2024],
  ['Die Nachbarwohnung mit 62 m² wurde 2025 für 139.900 € verkauft.', false, 2025],
  ['Vergleichbare Häuser in der Straße haben zuletzt für 270.000 bis 295.000 € den Besitzer gewechselt.', false, null],
])('%s: of the home next door: %s, in %s', (line, isNextDoor, year) => {
  expect(comparisonsOf(passages(line), 259_000, 100)).toMatchObject([{ isNextDoor, year, isSameHouse: false }])
}) // prettier-ignore

test.each([
  ['Die Nachbarhälfte wurde im Frühjahr 2026 für 285.000 € verkauft.', true],
  ['Die andere Hälfte (Nr. 31) wurde 2025 für 271.000 € verkauft.', true],
  ['Eine baugleiche Doppelhaushälfte in der Siedlung ging letztes Jahr für 245.000 € weg.', true],
  ['Das Nachbarhaus ging 2025 für 318.000 € weg.', false],
  ['Die andere Hälfte mit 134 m² wurde 2025 für 329.000 € verkauft.', false],
])('%s: of its like: %s', (line, isTwin) => {
  expect(comparisonsOf(passages(line), 259_000, 100)).toMatchObject([{ isTwin }])
})

test.each([
  ['Eine etwas kleinere Wohnung im Erdgeschoss desselben Hauses wechselte im Frühjahr für 172.000 € den Besitzer.', 191_111],
  ['Im selben Haus wurde 2025 die WE 4 (80 m²) für 160.000 € verkauft.', 200_000],
  ['Das Nachbarhaus (120 m², 300 m² Grund) wurde im Mai für 216.000 € verkauft.', 180_000],
  ['Eine kleinere Wohnung im Haus wurde für 120.000 € verkauft.', null],
  ['Im selben Haus wurde eine vermietete Wohnung mit 80 m² für 120.000 € verkauft.', null],
  ['Im Haus wurde eine unsanierte Wohnung mit 80 m² für 120.000 € verkauft.', null],
  ['Im selben Haus wurde ein Apartment mit 40 m² für 90.000 € verkauft.', null],
  ['Eine vergleichbare Wohnung mit 80 m² in Köln wurde für 160.000 € verkauft.', null],
  ['Die Wohnung über uns wurde 2025 für 172.000 € verkauft.', null],
])('%s: at the size of ours %j', (line, price) => {
  expect(comparisonsOf(passages(line), 190_000, 100)[0]?.atOurSize ?? null).toBe(price)
}) // prettier-ignore

test('what was paid on the second market is a sale with both ends of its span', () => {
  const line = 'Die Zweitmarktpreise im Haus lagen laut Verwaltung 2025 zwischen 128.000 und 139.000 €; wir halten den Preis für gerechtfertigt.'
  expect(comparisonsOf(passages(line), 158_900, 52)).toMatchObject([{ low: 128_000, high: 139_000, per: 'object' }])
}) // prettier-ignore

test.each([
  'Im Haus wurden 2021 für Dach und Fassade 210.000 € bezahlt.',
  'In der Anlage sind 240.000 € Rücklagen vorhanden, bezahlt von den Eigentümern.',
  'Die Nachbarn haben 2022 für den Ausbau 250.000 € gezahlt.',
  'Vergleichbare Wohnungen werden derzeit für 300.000 € angeboten.',
  'Die Nachbarwohnung ist für 900 € vermietet.',
  'Die Wohnung wird für 259.000 € verkauft.',
  'Weitere Einheiten im Haus sind bereits verkauft, die Preise beginnen bei 249.000 €.',
  'Der Bodenrichtwert vergleichbarer Grundstücke liegt bei 280 €/m².',
  'Die Wohnung wurde 2018 für 180.000 € gekauft.',
  'Die Sanierung der Wohnung nebenan hat 110.000 € gekostet.',
  'Für das Dach des Nachbarhauses wurden 120.000 € bezahlt, neue Fenster haben 90.000 € gekostet.',
  'Im Haus wurde 2021 für 120.000 € die Heizung erneuert.',
  'Die Eigentümer haben im Haus 2022 für die Sanierung der Fassade 180.000 € bezahlt.',
  'Die Garage nebenan wurde für 100.000 € verkauft.',
  'Die erste Hälfte der Umlage ist bezahlt, die zweite Hälfte von 2.400 € trägt, wer die Wohnung gekauft hat.',
  'Die andere Hälfte der Sonderumlage von 2.400 € ist vom Erwerber zu zahlen, die erste ist bezahlt.',
])('%s: no sale of another home', line => {
  expect(comparisonsOf(passages(line), 259_000, 100)).toEqual([])
})

test.each([
  ['Eine ähnliche Wohnung drei Straßen weiter haben wir im Mai für 172.000 € vermittelt.', 172_000, true],
  ['Eine vergleichbare Wohnung wurde im Frühjahr für 239.000 Euro verkauft.', 239_000, true],
  ['Eine ähnliche Wohnung, etwas kleiner, haben wir im Mai für 172.000 € vermittelt.', 172_000, false],
  ['Eine ähnliche Wohnung mit 62 m² wurde 2025 für 139.900 € verkauft.', 139_900, false],
  ['Vergleichbare Häuser in der Straße haben zuletzt für 270.000 bis 295.000 € den Besitzer gewechselt.', 295_000, false],
])('%s: %i € for its like: %s', (line, high, isAlike) => {
  expect(comparisonsOf(passages(line), 259_000, 100)).toMatchObject([{ high, isAlike }])
}) // prettier-ignore

test('of a sentence on a bank and on the neighbours each figure is told of its own home, without the currency, too', () => {
  const line = 'Die Sparkasse hat uns vor zwei Jahren 225.000 gesagt, das Haus unserer Nachbarn (allerdings mit eigenem Grund) ging letztes Jahr für 289.000 weg.' // prettier-ignore
  expect(comparisonsOf(passages(line), 198_000, 139)).toMatchObject([{ high: 289_000, isNextDoor: true, ownGround: true }]) // prettier-ignore
  expect(valuationsOf(passages(line), 198_000, 2026)).toMatchObject([{ by: 'bank', high: 225_000, year: 2024 }])
})

test.each([
  ['Sanierte Einheiten im Haus gingen 2025 und 2026 für rund 2.700 €/m² weg.', 2_700],
  ['Sanierte Einheiten im Haus: 2.700 €/m²', 2_700],
  ['Renovierte Wohnungen dieses Typs wechselten auf dem Lerchenberg 2026 für 2.500 bis 2.700 €/m² den Eigentümer.', 2_700],
  ['Modernisierte Wohnungen erzielen in der Straße 2.700 €/m².', 2_700],
  ['Eine sanierte Wohnung im Haus wurde 2026 für 2.700 €/m² verkauft.', 2_700],
] as const)('%s: so much a home like it brings once it is refurbished', (line, high) => {
  expect(comparisonsOf(passages(line), 149_000, 61)).toMatchObject([{ high, per: 'm²', isRefurbished: true }])
}) // prettier-ignore

test.each([
  'Die sanierte Wohnung wird für 2.700 €/m² verkauft.',
  'Sanierte Wohnungen werden hier für 12 €/m² vermietet.',
  'Sanierte und unsanierte Wohnungen in der Straße wurden für 2.700 €/m² verkauft.',
  'Vergleichbare Wohnungen im Haus wurden für 2.700 €/m² verkauft.',
])('%s: no price of refurbished homes', line => {
  expect(comparisonsOf(passages(line), 149_000, 61).filter(one => one.isRefurbished)).toEqual([])
})
