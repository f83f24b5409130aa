import { expect, test } from 'vitest'
import { type Passage, passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { layout } from '#reading/domain/layout.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { unplacedAmounts } from './unplacedAmounts.ts'

const passages = (...lines: string[]): Passage[] => passagesOf([page(lines)])
const amounts = (lines: string[], read: unknown = {}) =>
  unplacedAmounts(passages(...lines), [page(lines)], read, null).map(({ amount }) => amount)

test('an amount that nothing read holds is listed with its clause, the largest first and each once', () => {
  const lines = ['Das ehemalige Hallenbad ist stillgelegt, der Rückbau kostet 18.000 €.', 'Der Zaun wurde mit 2.500 € angesetzt.', 'Rückbau: 18.000 €'] // prettier-ignore
  const found = unplacedAmounts(passages(...lines), [page(lines)], {}, null)
  expect(found.map(({ amount }) => amount)).toEqual([18_000, 2_500])
  expect(found[0]?.evidence.quote).toContain('Rückbau')
})

test.each<[string, string, unknown]>([
  ['a fact', 'Kaufpreis 389.000 €', { kaufpreis: { value: 389_000 } }],
  ['a month of a year', 'Die Miete beträgt 650 € im Monat.', { rentYear: 7_800 }],
  ['a year of a month', 'Jahresmiete 7.800 €', { rent: { month: 650 } }],
  ['a text', 'Die Küche kostete 7.500 €.', { kueche: { value: 'Küche für 7.500 €' } }],
])('what is held by %s is placed', (_by, line, read) => {
  expect(amounts([line], {})).toHaveLength(1)
  expect(amounts([line], read)).toEqual([])
})

test('a quote or a place on the page holds no amount', () => {
  const proofs = { evidence: [{ page: 18_000, quote: '18.000 €', box: [18_000, 0, 0, 0] }] }
  expect(amounts(['Der Rückbau kostet 18.000 €.'], proofs)).toEqual([18_000])
})

test.each([
  'Notar und Grundbuch ca. 7.800 €',
  'Grunderwerbsteuer 25.285 €',
  'Käuferprovision 13.887 €',
  'Finanzierungsbeispiel: Monatsrate 796 €',
  'Kaution 1.800 €',
  'Das sind 2.058 €/m².',
  'Die Schlüssel kosten 40 €.',
])('%s is calculated, lodged, a rate or too little to decide anything', line => {
  expect(amounts([line])).toEqual([])
})

test('little money counts where it is paid each month', () => {
  expect(amounts(['Für die Garage sind monatlich 35 € zu zahlen.'])).toEqual([35])
})

test('what others offer, and terms, are no amounts of this offer', () => {
  expect(amounts(['Weitere Objekte', 'Reihenhaus in Wolfenbüttel, 289.000 €'])).toEqual([])
})

test.each([
  'Schleswig, 4 WE, 398.000 €',
  'Vergleichbare Häuser am Ort werden um 480.000 € angeboten.',
  'Für vorgemerkte Kunden suchen wir Häuser bis 400.000 €.',
  'Gesamt 531.000 EUR',
])('%s is of others, or a sum of what is told', line => {
  expect(amounts([line])).toEqual([])
})

test('more than is asked is no cost, unless the words say so', () => {
  const lines = ['Früher stand hier 420.000 € im Prospekt.', 'Die Sanierung des Daches kostet die Anlage 742.000 €.']
  expect(unplacedAmounts(passages(...lines), [page(lines)], {}, 389_000).map(({ amount }) => amount)).toEqual([742_000])
})

test('no more than eight are listed', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `Posten ${String.fromCharCode(65 + at)} kostet ${at + 1}.000 €.`)
  expect(amounts(lines)).toEqual([12_000, 11_000, 10_000, 9_000, 8_000, 7_000, 6_000, 5_000])
})

test('an amount beside a label of two lines is quoted with both, and never with the prose of the next column', () => {
  const prose = ['Die Wohnung liegt im Hochparterre eines Hauses', 'von 1962 und gut. Vom Flur aus geht', 'es in das große helle Wohnzimmer mit', 'Balkon und in die Küche mit Fenster.'] // prettier-ignore
  const placed = [
    ...prose.flatMap((line, index) => words(line, 40, 100 + 14 * index, 10)),
    ...words('Rücklage der Gemeinschaft', 330, 121, 10),
    ...words('(31.12.2025)', 330, 134, 10),
    ...words('148.900 €', 500, 127.5, 10),
  ]
  const read = { number: 1, width: 595, height: 842, source: 'text' as const, confidence: 1, blocks: layout(placed) }
  const [found] = unplacedAmounts(passagesOf([read]), [read], {}, null)
  expect(found?.evidence.quote).toBe('Rücklage der Gemeinschaft (31.12.2025) 148.900 €')
})

const ofBuyer = (line: string) =>
  unplacedAmounts(passages(line), [page([line])], {}, 400_000).map(({ amount, isBuyers }) => [amount, isBuyers])

test.each([
  ['Bootsliegeplatz zzgl. 18.000 €', 18_000],
  ['Die Erneuerung des Hebewerks von 6.400 € trägt der Käufer.', 6_400],
  ['Ablöse der Photovoltaikanlage 9.500 €, vom Erwerber zu zahlen', 9_500],
  ['Anteil dieser Einheit am Aufzug 7.250 €', 7_250],
  ['Der Steg (14.000 €) kommt hinzu.', 14_000],
])('%s: comes on top or is the buyer’s', (line, amount) => {
  expect(ofBuyer(line)).toEqual([[amount, true]])
})

test.each([
  'Die Küche kostete 7.500 €.',
  'Die Ablöse von 9.500 € trägt der Verkäufer, nicht der Käufer.',
  'Halle für 21.000 € zzgl. MwSt.',
  'Zusätzlich bringt die Anlage eine Einspeisevergütung von 1.200 €.',
  'Für die Aufforstung wurden 2022 Fördermittel (18.400 EUR) bezogen, die Zweckbindung ist vom Erwerber zu übernehmen.',
  'Auf Wunsch zusätzlich Markise für 3.400 €',
  'Der Wartungsvertrag kostet zusätzlich 1.100 € im Jahr.',
  'Die Schranke kostet zusätzlich 600 €.',
])('%s: is no burden that comes before every price', line => {
  expect(ofBuyer(line).filter(([, isBuyers]) => isBuyers)).toEqual([])
})

test('a share of what the community has put by falls upon nobody', () => {
  const line = 'Der Anteil der Wohnung an der Erhaltungsrücklage beläuft sich auf rund 7.900 EUR, die Gemeinschaft verfügt insgesamt über 71.300 EUR.' // prettier-ignore
  const found = unplacedAmounts(passages(line), [page([line])], {}, 149_000)
  expect(found.map(({ isBuyers }) => isBuyers)).toEqual([false, false])
})

test('what a whole community pays is none of the buyer’s where his share is told', () => {
  expect(amounts(['Es wurde eine Sonderumlage von 420.000 € beschlossen, für diese Wohnung 14.280 €.'])).toEqual([
    14_280,
  ])
  expect(amounts(['Es wurde eine Sonderumlage von 420.000 € beschlossen.'])).toEqual([420_000])
})
