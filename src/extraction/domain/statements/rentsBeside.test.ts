import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { rentsBesideOf } from './rentsBeside.ts'

const rentsIn = (line: string) =>
  rentsBesideOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])]), 2026).map(({ of, month }) => [of, month])

test.each([
  ['Die Wohnung gleicher Größe unter uns ist für 820 kalt vermietet (nur zur Info, unsere wird leer übergeben).', 'gleiche-wohnung', 820],
  ['Die baugleiche Wohnung im Haus ist für 745 € kalt im Monat vermietet.', 'gleiche-wohnung', 745],
  ['Eine gleich große Wohnung im selben Haus wurde kürzlich für 1.080 € kalt vermietet.', 'gleiche-wohnung', 1_080],
  ['Bis Juli 2026 war sie für 620 € kalt vermietet.', 'zuletzt', 620],
  ['Die Wohnung war zuletzt für 540 € kalt vermietet.', 'zuletzt', 540],
  ['Vorherige Miete (bis 06/2026) | 585 € kalt', 'zuletzt', 585],
  ['Letzte Kaltmiete | 720,00 €', 'zuletzt', 720],
  ['Bei Wiedervermietungen sind im Viertel derzeit 8,40 €/m² zu erzielen.', 'am-ort', 8.4],
  ['Die Neuvermietung lag zuletzt (2024) bei 6,90 €/m².', 'am-ort', 6.9],
  ['Vergleichsmieten in Emden: 8,10 €/m².', 'am-ort', 8.1],
  ['Auch für Kapitalanleger: Bei Neuvermietung halten wir ca. 8,50 €/m² kalt für erreichbar.', 'erhofft', 8.5],
  ['Es sind Kalkulationsmieten auf Basis von 6,85 €/m², die wir bei Neuvermietung nach Renovierung für erreichbar halten.', 'erhofft', 6.85],
  ['Nach unserer Einschätzung sind 9,00 €/m² erzielbar.', 'erhofft', 9],
  ['Laut Mietspiegel liegt die Miete bei 7,10 bis 8,60 € je m².', 'am-ort', 8.6],
])('%s', (line, of, month) => {
  expect(rentsIn(line)).toEqual([[of, month]])
}) // prettier-ignore

test.each([
  'Die Wohnung ist für 620 € kalt vermietet.',
  'Bis 2019 war sie für 410 € kalt vermietet.',
  'Vorherige Miete (bis 12/2018) | 385 € kalt',
  'Vorherige Miete (bis 06/2026) | 785 € warm',
  'Die Wohnung gleicher Größe unter uns könnte für 820 € kalt vermietet werden.',
  'Die Wohnung gleicher Größe unter uns ist für 1.020 € warm vermietet.',
  'Die größere Wohnung unter uns ist für 920 € kalt vermietet.',
  'Die gleich große Wohnung in der Nachbarstadt ist für 820 € kalt vermietet.',
  'Die Wohnung ist für 7,75 €/m² vermietet.',
  'Für den Laden halten wir 14,00 €/m² für erreichbar.',
  'Einen Verkaufspreis von 28 €/m² halten wir für möglich.',
  'Warm sind 12,50 €/m² erzielbar.',
  'Im Neubau nebenan werden bei Neuvermietung 14,50 €/m² erzielt.',
  'Vergleichbare Wohnungen kosten hier 24 €/m² warm.',
  'Die Kaltmiete beträgt 6,50 €/m² und liegt damit deutlich unter der ortsüblichen Vergleichsmiete.',
  'Aktuell zahlt der Mieter 7,20 €/m², der Mietspiegel liegt deutlich darüber.',
  'Bei Neuvermietung wären statt heute 6,10 €/m² deutlich höhere Mieten möglich.',
  'Gemessen am Mietspiegel ist die Miete von 6,10 €/m² günstig.',
  'Der Stellplatz war zuletzt für 340 € kalt vermietet.',
])('%s: tells no rent of a like flat', line => {
  expect(rentsIn(line)).toEqual([])
})
