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

test('what was paid on the second market is a sale with both ends of its span', () => {
  const line = 'Die Zweitmarktpreise im Haus lagen laut Verwaltung 2025 zwischen 128.000 und 139.000 €; wir halten den Preis für gerechtfertigt.'
  expect(comparisonsOf(passages(line), 158_900, 52)).toMatchObject([{ low: 128_000, high: 139_000, per: 'object' }])
}) // prettier-ignore

test.each([
  'Vergleichbare Wohnungen werden derzeit für 300.000 € angeboten.',
  'Die Nachbarwohnung ist für 900 € vermietet.',
  'Die Wohnung wird für 259.000 € verkauft.',
  'Weitere Einheiten im Haus sind bereits verkauft, die Preise beginnen bei 249.000 €.',
  'Der Bodenrichtwert vergleichbarer Grundstücke liegt bei 280 €/m².',
  'Die Wohnung wurde 2018 für 180.000 € gekauft.',
  'Die Garage nebenan wurde für 100.000 € verkauft.',
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
