import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { comparisonsOf } from './comparisons.ts'

const HEAD = ['# Eigentumswohnung zum Kauf', '', 'Wohnfläche | 78,20 m²', 'Kaufpreis | 189.000,00 EUR', '']

const sold = (head: string, ...rows: string[]) => comparisonsOf(passagesOf([page([...HEAD, `# ${head}`, ...rows])]), 189_000, 78.2) // prettier-ignore

const ROW = '3 Zi., 12. OG, 78,20 m² | 192.500 EUR | VERKAUFT 05/2026'

test.each([
  ['Weitere Objekte im Haus (automatisch)', ROW, 2026],
  ['Weitere Wohnungen im selben Haus', '3 Zimmer, 78 m² | 192.500 € | verkauft', null],
  ['Andere Einheiten im Gebäude', 'WE 12, 78,9 m² | 192.500,00 € | verkauft 2025', 2025],
  ['Unsere Verkäufe im Haus', '12. OG, 78,20 m² | 192.500 € | 05/2026', 2026],
  ['Zuletzt verkauft im selben Haus', '3 Zi., 78,20 m² | 192.500 € | 2024', 2024],
  ['Verkaufte Wohnungen in diesem Haus', '3 Zi., 78,20 m² | 192.500 €', null],
  ['Referenzen im Haus', '3 Zi., 78,20 m² | 192.500 € | beurkundet 2025', 2025],
  ['Frühere Angebote im gleichen Objekt', '3 Zi., 78,20 m² | 192.500 € | verkauft 03/2025', 2025],
  ['Weitere Apartments im Hochhaus', 'Nr. 114, 78,20 m² | 192.500 € | verkauft', null],
  ['Außerdem im Haus', '3 Zi., 78,20 m², 192.500 €, verkauft 05/2026', 2026],
] as const)('%s: %s: of the same house, in %s', (head, row, year) => {
  expect(sold(head, '2 Zi., 4. OG, 56,10 m² | 139.000 EUR | RESERVIERT', row)).toMatchObject([{ high: 192_500, per: 'object', isSameHouse: true, year }]) // prettier-ignore
})

test('what is a size of its own counts by the square metre, and bounds no price', () => {
  expect(sold('Weitere Objekte im Haus', '2 Zi., 4. OG, 56,10 m² | 139.000 EUR | VERKAUFT 05/2026')).toMatchObject([
    { high: 139_000, isSameHouse: false, atOurSize: 193_758 },
  ])
})

test.each([
  ['only reserved', 'Weitere Objekte im Haus', '3 Zi., 78,20 m² | 192.500 EUR | RESERVIERT'],
  ['on offer', 'Weitere Objekte im Haus', '3 Zi., 78,20 m² | 192.500 EUR | verfügbar'],
  ['not sold', 'Weitere Objekte im Haus', '3 Zi., 78,20 m² | 192.500 EUR | noch nicht verkauft'],
  ['unsold', 'Weitere Objekte im Haus', '3 Zi., 78,20 m² | 192.500 EUR | unverkauft'],
  ['let', 'Weitere Objekte im Haus', '3 Zi., 78,20 m² | 192.500 EUR | vermietet'],
  ['somewhere', 'Weitere Objekte', ROW],
  ['in town', 'Weitere Objekte im Ort', ROW],
  ['by the house that sells', 'Weitere Objekte aus unserem Haus', ROW],
  ['without a price', 'Weitere Objekte im Haus', '3 Zi., 78,20 m² | VERKAUFT 05/2026'],
  ['without a size', 'Weitere Objekte im Haus', '3 Zi., 12. OG | 192.500 EUR | VERKAUFT 05/2026'],
  ['of half the size', 'Weitere Objekte im Haus', '1 Zi., 31 m² | 92.500 EUR | VERKAUFT 05/2026'],
])('%s: no sale of the house', (_, head, row) => {
  expect(sold(head, row)).toEqual([])
})

test('what stands below a list and its end is of another', () => {
  expect(sold('Weitere Objekte im Haus', '', 'Wir beraten Sie gern.', '', ROW)).toEqual([])
})
