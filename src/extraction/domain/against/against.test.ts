import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const DAY = calendarDate('2026-11-26')

function contradicted(...pages: readonly (readonly string[])[]): string[] {
  const { contradictions } = extract(
    pages.map((lines, at) => page(lines, at + 1)),
    DAY,
  )
  return contradictions.map(({ message }) => message)
}

const FLAT = ['# 3-Zimmer-Wohnung in Gera', 'Kaufpreis: 200.000 €', 'Wohnfläche: 80 m²', 'Zimmer: 3', '']
const HOUSE = ['# Mehrfamilienhaus in Hagen', 'Kaufpreis: 465.000 €', 'Käuferprovision 4,76 %', '6 Einheiten', '']

test('a price of a square metre that price and area do not make is told with both', () => {
  expect(contradicted([...FLAT, 'Kaufpreis/m²: 2.200 €'])).toEqual([
    expect.stringMatching(/Preis je m².* 2\.200 € .* 2\.500 €/u),
  ])
})

test.each([
  'Kaufpreis/m²: 2.500 €',
  'Kaufpreis pro m²: ca. 2.480 €',
  'Der durchschnittliche Kaufpreis pro m² in Gera beträgt 1.400 €.',
  'Quadratmeterpreis in der Umgebung: 1.900 €',
  'Kaufpreis je m² Grundstück: 90 €',
])('a price of a square metre that they make, or that is of something else, is none: %s', line => {
  expect(contradicted([...FLAT, line])).toEqual([])
})

test('with the parking that is paid beside, the price of a square metre is right, too', () => {
  expect(contradicted([...FLAT, 'Stellplatz: 16.000 €', 'Kaufpreis/m²: 2.700 €'])).toEqual([])
})

const ADVERTISED = '7,4 % Rendite auf die Soll-Miete von 34.410 € im Jahr'

test('a yield that is advertised on the rent hoped for is held against what is paid', () => {
  expect(contradicted([...HOUSE, 'Jahresnettokaltmiete: 28.872 €', ADVERTISED])).toEqual([
    expect.stringMatching(
      /7,4 % Rendite.* gilt für die Soll-Miete, heute sind es 6,21 % \(16,1-fach\)\. .* 34\.410 € .* 28\.872 €\.$/u,
    ),
  ])
})

test('cents are written with both digits', () => {
  expect(contradicted([...HOUSE, 'Jahresnettokaltmiete: 28.872,80 €', ADVERTISED])).toEqual([expect.stringMatching(/ 28\.872,80 €\.$/u)]) // prettier-ignore
})

test('an abbreviated target is one, too', () => {
  const lines = [...HOUSE, 'Jahresnettokaltmiete: 28.872 €', '', 'JNKM (Soll) | 34.410 €', '', '7,4 % Rendite']
  expect(contradicted(lines)).toEqual([expect.stringMatching(/7,4 % Rendite.* 34\.410 € .* 28\.872 €/u)])
})

const ROLL = ['', 'Einheit | Miete | Hinweis', ...['EG', '1. OG', '2. OG', '3. OG', '4. OG'].map(floor => `${floor} | 401 € | seit 2012`), 'DG | 401 € | gekündigt zum 31.03.2027'] // prettier-ignore

test.each([
  [['Preis | Sollmiete p. a. | Vervielfältiger', '465.000 € | 34.410 € | 13,5']],
  [['Jahresmiete (Soll) | 34.410 €', 'Faktor | 13,5']],
  [['Das ist das 13,5-fache der Jahresmiete bei Vollvermietung.']],
  [['Kaufpreisfaktor (Soll): 13,5']],
  [['Faktor | 13,5 (auf Soll)']],
])('a factor on the rent hoped for is held against today and against what notices leave: %j', lines => {
  expect(contradicted([...HOUSE, ...lines, 'Jahresnettokaltmiete (Ist): 28.872 €', ...ROLL])).toEqual([
    expect.stringMatching(
      /13,5.* heute sind es 6,21 % \(16,1-fach\), nach der Kündigung 5,17 % \(19,3-fach\)\. .* 28\.872 €, ohne DG 24\.060 €\.$/u,
    ),
  ])
})

const TENANTS = (empty: string, notes: string) => [
  '', 'WE | Lage / Mieter seit | m² | NKM mtl. | €/m²', '1 | EG links / 1998 | 58 | 1.148,00 € | 19,79', empty,
  '3 | DG / 2019 | 80 | 1.265,00 € | 15,81', 'Summe monatlich |  | 199 | 2.815,00 €', 'Jahresnettokaltmiete |  |  | 33.780,00 €', '', notes,
] // prettier-ignore
const ASKED = TENANTS(
  '2 | OG rechts / – | 61 | 402,00 €** | 6,59',
  '** leer, Ansatz der bei Neuvermietung erwarteten Miete.',
)
const RENTED = TENANTS('2 | OG rechts / 2011 | 61 | 402,00 € | 6,59', 'Alle Mieter zahlen pünktlich.')

test.each([['Faktor | 13,8-fach*'], ['Kaufpreisfaktor: 13,8'], ['Rendite | 7,26 %'], ['Faktor | 13,8']])(
  'what is advertised with the rent asked for an empty flat is held against what is paid: %s',
  line => {
    expect(contradicted([...HOUSE, line, ...ASKED])).toEqual([
      expect.stringMatching(/heute sind es .*bezahlt werden 28\.956 €\.$/u),
    ])
  },
)

test.each([
  ['Faktor | 16,1', ASKED],
  ['Faktor | 13,8', RENTED],
  ['Faktor | 5,8', ASKED],
  ['Rendite | 6,2 %', ASKED],
])('what is advertised on what is paid, or on something else, is none: %s', (line, roll) => {
  expect(contradicted([...HOUSE, line, ...roll])).toEqual([])
})

test.each([
  [['Jahresmiete (Ist) | Faktor', '28.872 € | 16,1']],
  [['Faktor | 16,1']],
  [['Der Bodenwertfaktor beträgt 13,5.']],
])('a factor on what is paid is none: %j', lines => {
  expect(contradicted([...HOUSE, ...lines, 'Jahresnettokaltmiete (Ist): 28.872 €'])).toEqual([])
})

test.each([
  [['Jahresnettokaltmiete: 34.410 €', ADVERTISED]],
  [['Jahresnettokaltmiete: 28.872 €', '6,2 % Rendite']],
  [['Jahresnettokaltmiete: 28.872 €', '7,4 % Rendite']],
])('a yield on the present rent, or on no rent that is told, is none: %j', lines => {
  expect(contradicted([...HOUSE, ...lines])).toEqual([])
})

test('who offers as a private person and asks a commission is told', () => {
  const lines = [...FLAT, 'Provision | Mit Provision', '', 'Privater Nutzer, aktiv seit 17.02.2017']
  expect(contradicted(lines)).toEqual([expect.stringMatching(/^Anbieter: .*privat.*Mit Provision/iu)])
  expect(contradicted([...FLAT, 'Provision | Keine zusätzliche Käuferprovision', '', 'Privater Nutzer'])).toEqual([])
  expect(contradicted([...FLAT, 'Provision | Mit Provision', '', 'Muster Immobilien GmbH'])).toEqual([])
})

const FEET = [['Baujahr: 1999', '02 / 05'], ['Zimmer: 3', '03 / 05']] // prettier-ignore

test('pages that the document counts and the file does not have are told', () => {
  const [second = [], third = []] = FEET
  expect(contradicted(FLAT, second, third)).toEqual([expect.stringMatching(/zählt 5 Seiten.*hat 3: Mindestens 2/u)])
})

test.each([
  ['all are there', [FLAT, [...FLAT, 'Seite 2 von 3'], ['Lage', 'Seite 3 von 3']]],
  ['one picture of seven', [[...FLAT, '1/7'], ['Lage']]],
  ['pictures, not pages', [[...FLAT, '1/7', '', 'Beschreibung', '', '2/7']]],
  [
    'twelfths of a year',
    [
      [...FLAT, '11 / 12'],
      ['Lage', '10 / 12'],
    ],
  ],
])('no page is missing where %s', (_, pages) => {
  expect(contradicted(...pages).filter(one => one.startsWith('Seiten'))).toEqual([])
})

const LIST = [
  'Wohnung | Wohnfläche | Zimmer | Kaufpreis',
  'WE 1 | 61,00 m² | 2 | 240.000 €',
  'WE 2 | 72,00 m² | 3 | 289.000 €',
  'WE 3 | 246,75 m² | 8 | 980.000 €',
]

test('a list with more rows than the text counts, and with larger homes, is told', () => {
  const text = 'Insgesamt stehen 2 individuell gestaltete Wohneinheiten zum Verkauf, 2- bis 5-Zimmer-Wohnungen.'
  expect(contradicted(['# Eigentumswohnungen in Berlin', text, ''], LIST)).toEqual([
    expect.stringMatching(/^Zahl der Einheiten: Im Text sind es 2 .* in der Liste 3/u),
    expect.stringMatching(/^Zimmerzahl: Im Text sind es 2 bis 5 .* bis 8/u),
  ])
})

test.each([
  'Insgesamt stehen 3 Wohneinheiten zum Verkauf, 2- bis 8-Zimmer-Wohnungen.',
  'Insgesamt entstehen 12 Wohneinheiten.',
  'Zum Verkauf stehen noch 2 Wohnungen.',
  'Insgesamt umfasst Haus A 2 Wohnungen.',
])('a list that the text counts rightly, or of which it counts a part, is none: %s', text => {
  expect(contradicted(['# Eigentumswohnungen in Berlin', text, ''], LIST)).toEqual([])
})

const ROOMS = ['Bad | 2,52 m²', 'Küche | 6,90 m²', 'Diele | 2,58 m²', 'Raum 1 | 15,68 m²']

test('a list of rooms with another sum below it is told', () => {
  expect(
    contradicted(
      ['# Eigentumswohnungen in Wuppertal', 'Kaufpreis: ab 200.000 €', 'Provisionsfrei', ''],
      [...ROOMS, 'Gesamtfläche | 65,98 m²'],
    ),
  ).toEqual([expect.stringMatching(/^Wohnfläche: Auf Seite 2 stehen 65,98 m² .* 27,68 m²/u)])
})

test.each([
  [[...ROOMS, 'Gesamtfläche | 27,68 m²']],
  [[...ROOMS, 'Balkon | 4,34 m² (2,17 m²)', 'Gesamtfläche | 29,85 m²']],
  [[...ROOMS, 'Keller | 12,00 m²', 'Gesamtfläche | 65,98 m²']],
  [['Küche | 6,90 m²', 'Diele | 2,58 m²', 'Raum 1 | 15,68 m²', 'Gesamtfläche | 65,98 m²']],
])('a list that makes its sum up, or of which a part is not understood, is none: %j', lines => {
  expect(
    contradicted(['# Eigentumswohnungen in Wuppertal', 'Kaufpreis: ab 200.000 €', 'Provisionsfrei', ''], lines),
  ).toEqual([])
})
