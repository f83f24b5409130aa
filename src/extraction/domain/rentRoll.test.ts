import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'
import { type Edge, tightTable } from './tightTable.fixture.ts'

const ROWS = [
  '# Wohnhaus mit drei Wohnungen in Hagen',
  'Kaufpreis | 265.000 €',
  '',
  'Lage | Wfl. m² | Netto kalt Ist € | Soll €',
  'EG | 58,20 | 348,00 | 348,00',
  '1. OG | 61,50 | 402,00 | 402,00',
  '2. OG | 79,40 | 0,00 | 465,00',
]

const rentsOf = (...sums: string[]) => {
  const { facts } = extract([page([...ROWS, ...sums])], calendarDate('2026-11-26'))
  return [facts?.kaltmieteMonat?.value ?? null, facts?.jahresnettokaltmiete?.value ?? null]
}

describe('sums below a list of tenants', () => {
  test.each([
    [
      ['Summe mtl. | 199,10 | 750,00 | 1.215,00', 'Summe p.a. | 199,10 | 9.000,00 | 14.580,00'],
      [750, 9000],
    ],
    [['Summe mtl. / jährlich | 199,10 | 750,00 | 9.000,00'], [750, null]],
    [
      ['Monat | 199,10 | 750,00 | 1.215,00', 'Jahr | 199,10 | 9.000,00 | 14.580,00'],
      [750, 9000],
    ],
    [
      ['gesamt monatlich | 199,10 | 750,00 | 1.215,00', 'gesamt jährlich | 199,10 | 9.000,00 | 14.580,00'],
      [750, 9000],
    ],
    [['Summe | 199,10 | 750,00 | 1.215,00'], [750, null]],
    [['Summe p. a. | 199,10 | 9.000,00 | 14.580,00'], [null, 9000]],
  ])('%j: by the month and by the year', (sums, rents) => {
    expect(rentsOf(...sums)).toEqual(rents)
  })
})

describe('a sum that holds the rent asked for an empty flat', () => {
  const roll = (sum: string) =>
    extract(
      [
        page([
          '# Wohnhaus mit drei Wohnungen in Hagen',
          'Kaufpreis | 265.000 €',
          '',
          'Lage | Wfl. m² | Mieter seit | Kaltmiete €/Monat | Bemerkung',
          'EG | 58,20 | 04/2014 | 348,00 | –',
          '1. OG | 61,50 | leer | 402,00 | Ansatz Sollmiete',
          '2. OG | 79,40 | 10/2009 | 465,00 | –',
          sum,
        ]),
      ],
      calendarDate('2026-11-26'),
    ).facts?.kaltmieteMonat?.value ?? null

  test.each([
    'Summe | 199,10 |  | 1.215,00',
    'Summe | 199,10 |  | 1.215,00 | davon vermietet: 813,00',
    'Summe | 199,10 |  | 813,00',
  ])('is paid by nobody: %s', sum => {
    expect(roll(sum)).toBe(813)
  })
})

test('what is paid without the flat that is only asked for stands in a footnote', () => {
  const { facts } = extract(
    [
      page([
        '# Wohn- und Geschäftshaus mit drei Einheiten in Hagen',
        'Kaufpreis | 265.000 €',
        '',
        'Einheit | m² | Kaltmiete/Monat | Vertrag',
        'EG Laden, Blumen | 88,0 | 960 € | seit 06/2012',
        '1. OG, 3 Zi. ¹ | 74,5 | 530 € | Soll',
        'DG, 2 Zi. | 51,0 | 395 € | seit 11/2019',
        'Summe Soll | 213,5 | 1.885 €',
        '',
        '¹ Leerstehend seit 01.08.2026. Die Ist-Miete liegt daher zurzeit bei 1.355 € monatlich bzw. 16.260 € jährlich.',
      ]),
    ],
    calendarDate('2026-11-26'),
  )
  expect([facts?.kaltmieteMonat?.value, facts?.jahresnettokaltmiete?.value, facts?.vermietet?.value]).toEqual([1355, 16260, 'teilweise']) // prettier-ignore
})

const EDGES: readonly Edge[] = [{ at: 40 }, { at: 78 }, { at: 150, right: true }, { at: 200, right: true }, { at: 207 }, { at: 250 }] // prettier-ignore
const OFFER = [
  '# Zinshaus mit vier Wohnungen in Greiz',
  'Kaufpreis: 310.000 €, Käuferprovision 3,57 %, Exposé nach Absprache',
  'Mieteinnahmen (Soll): 22.800 € im Jahr',
]
const FLATS = [
  '1 | EG links | 58,20 | 391,00 | 2009 | –',
  '2 | EG rechts | 61,50 | 404,50 | 2016 | Amt zahlt die / Miete direkt',
  '3 | OG links | 62,40 | (480,00) | leer | seit März ohne Mieter',
  '4 | OG rechts | 64,80 | 418,00 | 2021 | Küche vom Mieter',
]

function readRoll(rows: readonly string[], below: readonly string[] = []) {
  const day = calendarDate('2026-11-26')
  const { facts, deal } = extract([tightTable(OFFER, EDGES, rows, below)], day)
  const rents = deal?.parts.filter(({ kind }) => kind === 'wohnung').map(part => part.rentMonthEuro)
  const { kaltmieteMonat: month, jahresnettokaltmiete: year, vermietet } = facts ?? {}
  return { rents, month: month?.value ?? null, year: year?.value ?? null, vermietet: vermietet?.value ?? null }
}

const RENTS = [391, 404.5, null, 418]

describe('what is paid now, below columns that are close to each other', () => {
  const HEAD = 'Nr. | Lage | m² | Miete/Monat | seit | Anmerkung'
  test.each<[string, string[], number, number | null]>([
    ['a row of sums by its name', ['Summe | | 246,90 | 1.213,50 | | 14.562,00 € im Jahr'], 1213.5, 14562],
    ['a row of sums by what it holds', ['zurzeit gezahlt | | 246,90 | 1.213,50'], 1213.5, null],
    ['what is paid, and below it what all would bring', ['laufend | | 246,90 | 1.213,50 | | 14.562,00 € p. a.', 'bei Vollvermietung | | | 1.693,50 | | 20.322,00 € p. a.'], 1213.5, 14562], // prettier-ignore
    ['two languages', ['Ist / actual | | 246,90 | 1.213,50 | | 14.562,00 € p. a.', 'Soll / at full occupancy | | | 1.693,50 | | 20.322,00 € p. a.'], 1213.5, 14562], // prettier-ignore
    ['no row of sums', [], 1213.5, null],
  ])('%s', (_why, sums, month, year) => {
    expect(readRoll([HEAD, ...FLATS, ...sums])).toEqual({ rents: RENTS, month, year, vermietet: 'teilweise' })
  })

  test.each([
    'WE / unit | Lage | m² | Miete kalt | since | Remarks',
    'Whg. | Etage | m² | NKM mtl. | Mieter | Notizen',
  ])('columns headed "%s"', head => {
    expect(readRoll([head, ...FLATS]).rents).toEqual(RENTS)
  })
})

test.each<[string, string, number | null]>([
  ['* bei Vollvermietung einschließlich der leeren Wohnung', '19.992 € p. a.*', null],
  ['* inklusive Ansatz von 452,50 € für die freie Wohnung', '19.992 € p. a.*', null],
  ['* zzgl. Nebenkosten', '14.562 € p. a.*', 14562],
  ['** kalkulatorisch; * ohne Nebenkosten', '14.562 € p. a.*', 14562],
])('a rent with the footnote "%s"', (note, told, year) => {
  const { facts } = extract(
    [
      page([
        '# Zinshaus in Greiz',
        'Kaufpreis | 310.000 €',
        'Käuferprovision | 3,57 %',
        `Mieteinnahmen | ${told}`,
        '',
        note,
      ]),
    ],
    calendarDate('2026-11-26'),
  )
  expect(facts?.jahresnettokaltmiete?.value ?? null).toBe(year)
})

describe('a month and a year side by side', () => {
  test.each<[string[], (number | null)[]]>([
    [['Posten | mtl. | p. a.', 'Pacht laut Vertrag | 612,00 € | 7.344,00 €', 'tatsächlich gezahlte Pacht | 459,00 € | 5.508,00 €'], [459, 5508]], // prettier-ignore
    [['Position | im Monat | im Jahr', 'Nettokaltmiete | 640,00 € | 7.680,00 €', 'Verwaltung | 26,00 € | 312,00 €'], [640, 7680]], // prettier-ignore
    [['Position | monatlich | jährlich', 'Pacht aktuell | 380,00 € | 4.560,00 €', 'Sollmiete | 510,00 € | 6.120,00 €'], [380, 4560]], // prettier-ignore
  ])('%j', (rows, rents) => {
    const offer = [
      '# Pflegeapartment Nr. 12 in Greiz',
      'Kaufpreis | 98.000 €',
      'Apartment (Zimmer mit Bad) | 21,80 m²',
      '',
    ]
    const { facts } = extract([page([...offer, ...rows])], calendarDate('2026-11-26'))
    expect([facts?.kaltmieteMonat?.value ?? null, facts?.jahresnettokaltmiete?.value ?? null]).toEqual(rents)
    expect(facts?.wohnflaeche?.value).toBe(21.8)
  })
})

test('the rent of a house without an empty flat, as its list calls it, is paid nowhere else either', () => {
  const lines = (soll: string) => [
    '# Wohnhaus mit drei Wohnungen in Hagen',
    'Kaufpreis | 265.000 €',
    'Mieteinnahmen | 14.580 € p. a.',
    '',
    'Lage | Wfl. m² | Mieter seit | Kaltmiete €/Monat | Bemerkung',
    'EG | 58,20 | 04/2014 | 348,00 | –',
    '1. OG | 61,50 | leer | – | Soll 402,00',
    '2. OG | 79,40 | 10/2009 | 465,00 | –',
    'Summe Ist | 199,10 |  | 813,00',
    `Summe Soll |  |  | ${soll}`,
  ]
  const yearOf = (soll: string) =>
    extract([page(lines(soll))], calendarDate('2026-11-26')).facts?.jahresnettokaltmiete?.value ?? null
  expect(yearOf('1.215,00')).toBeNull()
  expect(yearOf('813,00')).toBe(14_580)
})

test.each([
  ['Summe Ist | 137,60 |  | 813,00', 'Summe Soll | 199,10 |  | 1.215,00', 199.1],
  // No row holds all: nothing says that the sum leaves a flat out.
  ['Summe | 199,10 |  | 813,00', '', 199.1],
])('the area of the let flats alone is not the Wohnfläche: %s, %s', (first, second, area) => {
  const lines = [
    '# Wohnhaus mit drei Wohnungen in Hagen',
    'Kaufpreis | 265.000 €',
    'Baujahr | 1911',
    '',
    'Lage | Wfl. m² | Mieter seit | Kaltmiete €/Monat | Bemerkung',
    'EG | 58,20 | 04/2014 | 348,00 | –',
    '1. OG | 61,50 | leer | – | Soll 402,00',
    '2. OG | 79,40 | 10/2009 | 465,00',
    first,
    second,
  ]
  expect(extract([page(lines)], calendarDate('2026-11-26')).facts?.wohnflaeche?.value).toBe(area)
})

test('nor is the sum of the column that is headed Soll', () => {
  const lines = [
    '# Wohnhaus mit drei Wohnungen in Hagen',
    'Kaufpreis | 265.000 €',
    '',
    '',
    'Jahresnettokaltmiete: 15.600 €',
    '',
    'Lage | Wfl. m² | Kaltmiete Ist | Soll',
    'EG | 58,20 | 348,00 | 400,00',
    '1. OG | 61,50 | 402,00 | 430,00',
    '2. OG | 79,40 | 465,00 | 470,00',
    'Summe | 199,10 | 1.215,00 | 1.300,00',
  ]
  const { facts } = extract([page(lines)], calendarDate('2026-11-26'))
  expect([facts?.kaltmieteMonat?.value, facts?.jahresnettokaltmiete ?? null]).toEqual([1215, null])
})

test('with a shop among storeys the sum of all areas is no Wohnfläche, and the homes alone are', () => {
  const lines = [
    '# Wohn- und Geschäftshaus in Hagen',
    'Kaufpreis | 465.000 €',
    '',
    'Lage | m² | Kaltmiete/Monat | Vertrag',
    'EG Laden, Blumen | 84,0 | 720 € | seit 03/2012',
    '1. OG, 3 Zi. | 76,0 | 480 € | seit 10/2016',
    '2. OG, 3 Zi. | 76,0 | 495 € | seit 05/2020',
    'DG | 48,0 | 330 € | seit 07/2018',
    'Summe | 284,0 | 2.025 €',
  ]
  const area = extract([page(lines)], calendarDate('2026-11-26')).facts?.wohnflaeche
  expect([area?.value, ...(area?.evidence ?? []).map(({ quote }) => quote)]).toEqual([200, '76,0', '76,0', '48,0'])
})

describe('the row of sums alone overleaf', () => {
  const roll = (...overleaf: string[]) =>
    extract(
      [
        page([
          '# Wohn- und Geschäftshaus mit drei Einheiten in Hagen',
          'Kaufpreis | 265.000 €',
          'Käuferprovision 4,76 %',
          'Baujahr 1908, Grundstück 341 m²',
          '',
          'Einheit | Fläche m² | Nutzer | seit | Miete netto/Monat €',
          'EG Laden | 138 | Bäckerei | 2007 | 1.150,00',
          'WE 1, 1. OG | 72 | vermietet | 2011 | 468,00',
          'WE 2, 2. OG | 70 | leer, Ansatz | – | 560,00',
        ]),
        page(overleaf, 2),
      ],
      calendarDate('2026-11-26'),
    ).facts?.kaltmieteMonat

  test('is the sum of the list before it', () => {
    const told = roll('Summe | 280 | davon zurzeit gezahlt: 1.618,00 | 2.178,00')
    expect([told?.value, told?.evidence[0]?.page]).toEqual([1618, 2])
  })

  test.each(['Summe | 280 | 1.900,00', 'Summe | 512 | 2.178,00', 'Kosten gesamt | 2.178,00'])(
    'of another list it is none: %s',
    line => {
      expect(roll(line)?.evidence.some(({ page }) => page === 2)).not.toBe(true)
    },
  )
})
