import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const DAY = calendarDate('2026-11-28')
const HOUSE = [
  '# Mehrfamilienhaus mit 6 Wohnungen in 34125 Kassel zu verkaufen',
  '',
  'Kaufpreis | 545.000 €',
  'Wohnfläche | 412 m²',
  'Baujahr | 1911',
  'Einheiten | 6',
  'Vermietet / frei | 4 / 2',
  '',
]
const costs = (...lines: string[]) =>
  extract([page([...HOUSE, ...lines])], DAY).sums.costs.map(
    ({ subject, low, high, flat }) => `${subject} ${low}–${high}${flat === undefined ? '' : ` ${flat}`}`,
  )

test.each([
  ['a table of flats', ['Wohnung | Was zu tun ist | Kosten nach Angebot', 'WE 2 | Bad und Elektrik erneuern | 28.000 €', 'WE 6 | Entkernt, Bad und Küche fehlen | rund 55.000 €'], ['ausbau 55000–55000 WE 6', 'leerstand 28000–28000 WE 2']],
  ['flats by storey, a range', ['Einheit | Zustand | Kosten', 'EG rechts | Bad und Elektrik erneuern | 28.000 €', '2. OG rechts | Entkernt | 45.000 bis 55.000 €', '1. OG links | gepflegt | –'], ['ausbau 45000–55000 2. OG rechts', 'leerstand 28000–28000 EG rechts']],
  ['the amount among the words', ['Wohnung | Zustand', 'WE 2 | renovierungsbedürftig, Elektrik alt, ca. 28.000 €', 'WE 6 | gepflegt'], ['leerstand 28000–28000 WE 2']],
  ['a column of prices, with who named each', ['Was anliegt', '', 'Arbeit | Grundlage | Preis', 'Dach neu decken | Angebot Zimmerei | 46.000 €', 'Fenster tauschen | Schätzung | 21.500 €'], ['dach 46000–46000', 'fenster 21500–21500']],
  ['parts of the house', ['Gewerk | Kosten laut Angebot', 'Dach erneuern | 48.500 €', 'Fenster | 18.900 €'], ['dach 48500–48500', 'fenster 18900–18900']],
  ['a heading that lays them ahead', ['Anstehende Maßnahmen', 'Maßnahme | Kosten', 'Dach | 28.000 €', 'Fenster | 12.000 €'], ['dach 28000–28000', 'fenster 12000–12000']],
  ['one a line', ['Anstehende Arbeiten', '', 'Bad: 14.500 €', 'Elektrik: 8.900 €', 'Böden: 6.000 €'], ['elektrik 8900–8900', 'bad 14500–14500', 'boeden 6000–6000']],
  ['points of a list', ['Sanierungsbedarf', '– Bad 14.500 €', '– Elektrik ca. 8.000 bis 9.000 €', '– Fenster (Angebot) 6.000 €'], ['fenster 6000–6000', 'elektrik 8000–9000', 'bad 14500–14500']],
  ['a sentence with its amount in brackets', ['In Wohnung 2 sind Bad und Elektrik zu erneuern (28.000 €).'], ['leerstand 28000–28000 Wohnung 2']],
  ['two flats in one passage', ['Für die Wohnung 2 liegt ein Angebot über 28.000 € vor (Bad, Elektrik, Böden). Die Wohnung 6 ist entkernt, der Eigentümer schätzt die Fertigstellung auf 55.000 €.'], ['ausbau 55000–55000 Wohnung 6', 'leerstand 28000–28000 Wohnung 2']],
  ['remarks of a list of tenants', ['Lage | Fläche | Mieter | Kaltmiete | Bemerkung', 'EG links | 62 m² | vermietet | 434 € | ', 'EG rechts | 68 m² | leer | – | renovierungsbedürftig, ca. 28.000 €', '1. OG links | 70 m² | vermietet | 497 € | seit 2020, Kaution 1.500 €', '2. OG rechts | 72 m² | leer | – | entkernt, Ausbau rund 55.000 €'], ['ausbau 55000–55000 2. OG rechts', 'leerstand 28000–28000 EG rechts']],
  ['the wires of the whole house', ['Die Elektrik im Haus ist zu erneuern (Angebot 48.000 €).'], ['elektrik 48000–48000']],
] as const)('%s is priced', (_, lines, expected) => {
  expect(costs(...lines)).toEqual(expected)
}) // prettier-ignore

test('a table whose words run over lines and over a page, below a head that tells who looked at it', () => {
  const first = [
    'Bauteil | Befund nach Begehung (Oktober 2026) | Kostenrahmen',
    'Dach | Betonpfannen aus dem Baujahr | 38.000 – 45.000 €',
    ' | ohne Dämmung',
    'Heizung | Kessel 33 Jahre alt | 28.000 € ',
  ]
  const second = ['Elektro | zweiadrig, ohne FI | ca. 16.000 €', 'Bad, Leitungen | verzinkt | ca. 24.000 €']
  const { costs: found } = extract([page([...HOUSE, ...first]), page(second, 2)], DAY).sums
  expect(found.map(({ subject, low, high, covers }) => [subject, low, high, covers ?? []])).toEqual([
    ['dach', 38_000, 45_000, []],
    ['heizung', 28_000, 28_000, []],
    ['elektrik', 16_000, 16_000, []],
    ['bad', 24_000, 24_000, ['bad', 'leitungen']],
  ])
})

test.each([
  ['by their years', ['Maßnahme | Kosten', 'Dach erneuert 2015 | 28.000 €', 'Fenster 2018 | 12.000 €']],
  ['by their heading', ['Durchgeführte Arbeiten', 'Maßnahme | Kosten', 'Dach | 28.000 €', 'Fenster | 12.000 €']],
  ['in a list', ['Durchgeführte Arbeiten', 'Bad: 14.500 €', 'Elektrik: 8.900 €']],
  ['in a table with a column of years', ['Maßnahme | Jahr | Kosten', 'Dach | 2015 | 28.000 €', 'Fenster | 2018 | 12.000 €']],
  ['in a remark on a flat', ['Lage | Fläche | Mieter | Kaltmiete | Bemerkung', 'EG rechts | 68 m² | leer | – | Bad 2019 erneuert (12.000 €)', '1. OG links | 70 m² | leer | – | Mietrückstand 3.200 €']],
] as const)('what was done is no cost ahead, told %s', (_, lines) => {
  expect(costs(...lines)).toEqual([])
}) // prettier-ignore

test('what is said of each flat is said of no whole, and a gutted one is a finding of its own', () => {
  const { remarks } = extract(
    [page([...HOUSE, 'Wohnung | Was zu tun ist', 'WE 2 | Elektrik veraltet, Feuchte am Sockel', 'WE 6 | Entkernt, der Umbau wurde abgebrochen'])],
    DAY,
  ) // prettier-ignore
  const said = remarks.filter(({ part }) => part !== undefined).map(({ rule, part, tone }) => `${rule} ${part?.name ?? ''} ${tone}`) // prettier-ignore
  expect(said).toEqual(expect.arrayContaining(['feuchte WE 2 warnung', 'umbau-abgebrochen WE 6 warnung']))
  expect(remarks.filter(({ topic, part }) => ['feuchte', 'elektrik'].includes(topic) && !part)).toEqual([])
})

test('what works cost in a column headed "Preis" is no price of the home', () => {
  const table = [
    'Arbeit | Grundlage | Preis',
    'Dach neu decken | Angebot Zimmerei | 46.000 €',
    'Fenster | Schätzung | 21.500 €',
  ]
  const { facts } = extract([page([...HOUSE.filter(line => !line.startsWith('Kaufpreis')), ...table, '', 'Als Kaufpreis haben wir uns 239.000 € vorgestellt.'])], DAY) // prettier-ignore
  expect(facts?.kaufpreis?.value).toBe(239_000)
})
