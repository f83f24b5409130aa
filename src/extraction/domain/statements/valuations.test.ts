import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { valuationsOf } from './valuations.ts'

const told = (line: string) =>
  valuationsOf(passagesOf([page(['# Haus zum Kauf', '', line])]), 468_000, 2026).map(({ by, low, high, year }) => [by, low, high, year]) // prettier-ignore

test.each([
  ['Die Sparkasse kam auf 455.000 bis 480.000. Wir möchten 468.000 Euro haben.', [['bank', 455_000, 480_000, null]]],
  ['Ein Sachverständiger hat das Haus im März 2025 auf 348.000 € geschätzt.', [['gutachter', 348_000, 348_000, 2025]]],
  ['Laut Verkehrswertgutachten vom 12.05.2024 beträgt der Verkehrswert 412.000 €.', [['gutachter', 412_000, 412_000, 2024]]],
  ['Marktwerteinschätzung unseres Hauses: 395.000 € bis 420.000 €', [['makler', 395_000, 420_000, null]]],
  ['Der Makler, den wir im Frühjahr gefragt hatten, wollte mit 529.000 Euro anfangen.', [['makler', 529_000, 529_000, 2026]]],
  ['Wir wollen 468.000 Euro, nachdem zwei Makler geschätzt hatten (einer 440.000 bis 455.000, der andere 490.000).', [['makler', 440_000, 455_000, null], ['makler', 490_000, 490_000, null]]],
  ['Ein Gutachter hat im Mai für das Finanzamt 396.000 € aufgeschrieben (Stichtag Todestag), ein Makler meinte 525.000 €, da trafen wir uns in der Mitte.', [['gutachter', 396_000, 396_000, 2026], ['makler', 525_000, 525_000, null]]],
  ['Ein Makler meinte 525.000 €, das Gutachten von 2026 kommt auf 396.000 €.', [['makler', 525_000, 525_000, null], ['gutachter', 396_000, 396_000, 2026]]],
  ['Die Sparkasse hat das Haus 2026 auf 396.000 € geschätzt, der Makler auf 425.000 €.', [['bank', 396_000, 396_000, 2026], ['makler', 425_000, 425_000, null]]],
  ['Der Makler meinte, 525.000 € könne man versuchen, die Bank nannte 2026 nur 390.000 bis 400.000 €.', [['makler', 525_000, 525_000, null], ['bank', 390_000, 400_000, 2026]]],
  ['Der Gutachter der Sparkasse schätzte das Haus 2026 auf 396.000 €.', [['gutachter', 396_000, 396_000, 2026]]],
  ['Der Makler meinte, das Dach kostet 390.000 €.', []],
  ['Der Gutachter hat Schäden von 396.000 € ermittelt.', []],
  ['Der Statiker meinte 390.000 €.', []],
  ['Beleihungswert der Bank: 310.000 €', [['bank', 310_000, 310_000, null]]],
  ['Die Volksbank bewertet die Immobilie mit 365.000 €.', [['bank', 365_000, 365_000, null]]],
  ['Kurzgutachten (2023): 298.000 €', [['gutachter', 298_000, 298_000, 2023]]],
  ['Gutachterlich ermittelter Wert: 530.000 EUR (Stichtag 01.10.2025)', [['gutachter', 530_000, 530_000, 2025]]],
  ['Im Erbfall wurde das Haus 2024 vom Gutachter mit 265.000 Euro angesetzt.', [['gutachter', 265_000, 265_000, 2024]]],
  ['Wertermittlung durch einen Sachverständigen liegt vor (Verkehrswert: 720.000 €).', [['gutachter', 720_000, 720_000, null]]],
  ['Die Bank hat das Haus auf 420.000 Euro geschätzt, und das Endhaus ging 2022 für 465.000 Euro weg.', [['bank', 420_000, 420_000, null]]],
  ['2024 hat die Bank das Haus auf 420.000 Euro geschätzt, und die Lage ist seither besser geworden.', [['bank', 420_000, 420_000, 2024]]],
  ['Ein Wertgutachten aus 2025 nennt 448.000 €.', [['gutachter', 448_000, 448_000, 2025]]],
  ['Die Volksbank hat uns im Sommer einen Wert zwischen 450.000 und 495.000 genannt, der Bodenrichtwert ist 95 Euro.', [['bank', 450_000, 495_000, 2026]]],
  ['Der Gutachter der Sparkasse hat im Frühjahr etwas zwischen 440.000 und 460.000 genannt.', [['gutachter', 440_000, 460_000, 2026]]],
  ['Unsere Hausbank kam letzten Herbst auf 430.000 bis 450.000 Euro.', [['bank', 430_000, 450_000, 2026]]],
  ['Vor drei Monaten hat ein Sachverständiger das Haus mit 455.000 Euro bewertet.', [['gutachter', 455_000, 455_000, 2026]]],
  ['Die Sparkasse hat das Haus im Mai 2021 auf 380.000 € geschätzt.', [['bank', 380_000, 380_000, 2021]]],
  ['Ein Gutachter schätzte den Wert auf 350.000 €, der Garten blüht im Frühjahr besonders schön.', [['gutachter', 350_000, 350_000, null]]],
  ['Ein Gutachter schätzte den Wert auf 350.000 € und der Garten blüht im Frühjahr.', [['gutachter', 350_000, 350_000, null]]],
  ['Der Gutachter kommt auf 380.000 €, nachdem er im Sommer die Unterlagen von damals gesehen hat.', [['gutachter', 380_000, 380_000, null]]],
  ['Das Bad wurde kürzlich erneuert, ein Gutachter schätzte den Wert auf 350.000 €.', [['gutachter', 350_000, 350_000, null]]],
  ['Ein Gutachter, den wir kürzlich beauftragt haben, kommt auf 350.000 €.', [['gutachter', 350_000, 350_000, 2026]]],
  ['Eine Marktwertermittlung nennt 430.000 bis 450.000 €, die Einbauküche kostete 18.000 €.', [['makler', 430_000, 450_000, null]]],
  ['Ein Gutachter hat das Haus trotz der Mängel auf 380.000 € geschätzt.', [['gutachter', 380_000, 380_000, null]]],
  ['Der Makler meinte, man bekomme 425.000 € dafür.', [['makler', 425_000, 425_000, null]]],
] as const)('%s: %j', (line, values) => {
  expect(told(line)).toEqual(values)
}) // prettier-ignore

test.each([
  'Koobs haben sich vor zwei Jahren schätzen lassen, da waren es 495.000, aber die haben auch einen Wintergarten.',
  'Die Sparkasse finanziert bis 400.000 €.',
  'Die Kostenschätzung des Architekten liegt bei 460.000 €.',
  'Der Gutachter beziffert den Sanierungsbedarf auf 240.000 €.',
  'Bodenwert laut Gutachten 231.780 €',
  'Der Gutachterausschuss nennt für Häuser 430.000 €.',
  'Brandversicherungswert laut Gutachten 480.000 €',
  'Makler Huber, Kaufpreis 468.000 €',
  'Unser Makler hat ein Haus in der Nachbarstraße mit 430.000 € bewertet, ein Nachbarhaus.',
  'Die Bank hat uns im Sommer 400.000 Euro genannt, als Darlehen für den Umbau.',
  'Der Bodenrichtwert wurde vom Gutachterausschuss im Frühjahr mit 420.000 € genannt.',
  'Immobilienbank: Kaufpreis 468.000 €, Darlehen 374.400 €',
  'Ein Gutachter hat im Mai Mängel für 390.000 € festgestellt.',
  'Der Gutachter hat für die Beseitigung 395.000 € ermittelt.',
  'Ein Sachverständiger hat Rückbaukosten von 410.000 € ermittelt.',
  'Ein Gutachter hat für den Abbruch 390.000 € angesetzt.',
  'Der Makler meinte, für 430.000 € bekomme man hier sonst nichts.',
])('%s: nobody has valued it', line => {
  expect(told(line)).toEqual([])
})
