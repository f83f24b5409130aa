import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../../extract.ts'
import { page } from '../../typeset.fixture.ts'

const OFFER = ['# Zinshaus mit drei Wohnungen in Hagen', 'Kaufpreis: 265.000 €, Käuferprovision 4,76 %', 'Exposé und Besichtigung nach Absprache'] // prettier-ignore
const HEAD = 'WE | Lage / Mieter seit | m² | NKM mtl. | €/m²'
const SUMS = ['Summe monatlich |  | 199 | 1.215,00 €', 'Jahresnettokaltmiete |  |  | 14.580,00 €']

function readWith(empty: string, notes: readonly string[] = []) {
  const rows = [HEAD, '1 | EG links / 1998 | 58 | 348,00 € | 6,00', empty, '3 | DG / 2019 | 80 | 465,00 € | 5,81', ...SUMS] // prettier-ignore
  const { facts, deal } = extract([page([...OFFER, '', ...rows, '', ...notes])], calendarDate('2026-11-26'))
  const flats = deal?.parts.filter(({ kind }) => kind === 'wohnung') ?? []
  return {
    month: facts?.kaltmieteMonat?.value ?? null,
    year: facts?.jahresnettokaltmiete?.value ?? null,
    rents: flats.map(({ rentMonthEuro }) => rentMonthEuro),
    since: flats.map(({ since }) => since ?? null),
  }
}

const PAID = { month: 813, year: null, rents: [348, null, 465], since: ['1998', null, '2019'] }

test.each<[string, string[]]>([
  ['2 | OG rechts / – | 61 | 402,00 €** | 6,59', ['** leer, Ansatz der bei Neuvermietung erwarteten Miete.']],
  ['2 | OG rechts / – | 61 | 402,00 €* | 6,59', ['* Soll']],
  ['2 | OG rechts / – | 61 | 402,00 €* | 6,59', ['* kalkulatorische Miete']],
  ['2 | OG rechts / – | 61 | 402,00 €* | 6,59', ['* Die Wohnung steht leer.']],
  ['2 | OG rechts / – | 61 | 402,00 €* | 6,59', ['* angesetzte Marktmiete']],
  [
    '2 | OG rechts / – | 61 | 402,00 € ¹ | 6,59',
    ['¹ Die Wohnung steht seit dem Auszug der Mieterin im März 2026 leer; angesetzt ist der Wunsch.'],
  ],
  ['2 | OG rechts / – | 61 | 402,00 € ¹ | 6,59', ['¹ steht seit Mai leer']],
  ['2 | OG rechts / – | 61 | 402,00 € ¹ | 6,59', ['¹ bei Neuvermietung']],
  ['2 | OG rechts / – | 61 | 402,00 € (Soll) | 6,59', []],
  ['2 | OG rechts / leer, Ansatz | 61 | 402,00 € | 6,59', []],
])('what is asked for an empty flat is paid by nobody: %s %j', (empty, notes) => {
  expect(readWith(empty, notes)).toEqual(PAID)
})

test.each<[string, string[]]>([
  ['2 | OG rechts / 2011 | 61 | 402,00 € * | 6,59', ['* Sollmiete laut Vertrag']],
  ['2 | OG rechts / 2011 | 61 | 402,00 € * | 6,59', ['* Ansatz bei Neuvermietung 480 €']],
  ['2 | OG rechts / 2011 | 61 | 402,00 € * | 6,59', ['* zuletzt erhöht 2023']],
  ['2 | OG rechts / 2011 | 61 | 402,00 € * | 6,59', ['* Die Wohnung stand seit dem Auszug des Vormieters nie leer.']],
  ['2 | OG rechts / 2011 | 61 | 402,00 € * | 6,59', ['* Die Wohnung steht seit Jahren nicht leer.']],
  ['2 | OG rechts / 2011 | 61 | 402,00 € * | 6,59', ['* Der Keller dazu steht seit 2020 leer.']],
  ['2 | OG rechts / 2011 | 61 | 402,00 € * | 6,59', ['* Die Garage steht seit dem Sommer leer.']],
  ['2 | OG rechts / 2011 | 61 | 402,00 € * | 6,59', ['* mit Garage, der Keller ist leer']],
])('a tenant pays what his row tells, whatever its note adds: %s %j', (row, notes) => {
  expect(readWith(row, notes)).toMatchObject({ month: 1215, rents: [348, 402, 465], since: ['1998', '2011', '2019'] })
})

const ROLL_HEAD = 'Wohnung | Wohnfläche | Mieter | Kaltmiete | Bemerkung'

function rollWith(tenant: string, remark: string) {
  const rows = [ROLL_HEAD, `EG | 58 m² | ${tenant} | 480,00 € | ${remark}`, 'OG | 61 m² | Schulz | 500,00 € | seit 2004', 'DG | 50 m² | Meyer | 450,00 € | seit 2019'] // prettier-ignore
  const { facts, deal } = extract([page([...OFFER, '', ...rows])], calendarDate('2026-11-26'))
  const flats = deal?.parts.filter(({ kind }) => kind === 'wohnung') ?? []
  return { month: facts?.kaltmieteMonat?.value ?? null, rents: flats.map(({ rentMonthEuro }) => rentMonthEuro) }
}

test.each([
  ['Freitag', 'seit 1998'],
  ['Leerhoff', 'seit 1998'],
  ['Freimuth', 'seit 1998'],
  ['Krause', 'Leerrohre vorhanden'],
  ['Krause', 'freier Markt'],
  ['Krause', 'freie Mietbindung'],
  ['Krause', 'frei finanziert'],
])('a name or a remark that only begins like it empties no flat: %s, %s', (tenant, remark) => {
  expect(rollWith(tenant, remark)).toEqual({ month: 1430, rents: [480, 500, 450] })
})

test('three tenants whose names begin like it pay what they pay', () => {
  const rows = ['Wohnung | Wohnfläche | Mieter | Kaltmiete', 'EG | 58 m² | Freitag | 480,00 €', 'OG | 61 m² | Leerhoff | 500,00 €', 'DG | 50 m² | Freimuth | 450,00 €'] // prettier-ignore
  const { facts } = extract([page([...OFFER, '', ...rows])], calendarDate('2026-11-26'))
  expect([facts?.kaltmieteMonat?.value, facts?.vermietet?.value]).toEqual([1430, true])
})

test.each([
  ['leer', ''],
  ['frei', ''],
  ['Leerstand', ''],
  ['leerstehend seit 2024', ''],
  ['frei ab 01.02.2027', ''],
  ['unvermietet', ''],
])('an empty flat is empty: %s %s', (tenant, remark) => {
  expect(rollWith(tenant, remark).rents).toEqual([null, 500, 450])
})

const SHOP_HEAD = 'Einheit | Lage | m² | Nutzung | Vertrag | €/m² | '

function letHouse(columns: string, shop: string, empty = '1.121 €') {
  const rows = [
    `${SHOP_HEAD}${columns}`,
    `1 | EG | 118 | Laden | ${shop} | 9,50 | ${empty} | 13.452 €`,
    '2 | 1. OG | 92 | Wohnung | seit 2014 | 5,65 | 520 € | 6.240 €',
    '3 | 2. OG | 84 | Wohnung | seit 05/2020 | 5,60 | 470 € | 5.640 €',
    '4 | DG | 60 | Wohnung | befristet bis 2028 | 6,50 | 390 € | 4.680 €',
    'Gesamt |  | 354 |  |  |  | 2.501 € | 30.012 €',
  ]
  const lines = ['# Wohn- und Geschäftshaus in Alsfeld', 'Kaufpreis: 389.000 €, Käuferprovision 4,76 %', 'Exposé und Besichtigung nach Absprache', '', ...rows] // prettier-ignore
  const { facts, deal, units } = extract([page(lines)], calendarDate('2026-11-26'))
  return {
    price: facts?.kaufpreis?.value,
    type: deal?.type.value,
    units: units.length,
    let: deal?.parts.map(part => part.let),
    rents: deal?.parts.map(({ rentMonthEuro }) => rentMonthEuro),
    since: deal?.parts.map(({ since }) => since ?? null),
  }
}

const HOUSE = { price: 389_000, type: 'wohn-geschaeft', units: 0, since: [null, '2014', '05/2020', null] }

test.each([
  'Monat netto | Jahr netto',
  'Netto/Monat | Netto/Jahr',
  'Monatlich kalt | p. a. kalt',
  'Miete mtl. | Miete p. a.',
])('a list of tenants sells no unit by itself, however its columns of rent are headed: %s', columns => {
  const rents = [null, 520, 470, 390]
  expect(letHouse(columns, 'Neuvermietung')).toEqual({ ...HOUSE, let: [false, true, true, true], rents })
  expect(letHouse(columns, 'Neuvermietung¹')).toEqual({ ...HOUSE, let: [false, true, true, true], rents })
})

test('a contract that was made anew is one', () => {
  const { let: isLet, rents } = letHouse('Monat netto | Jahr netto', 'Neuvermietung 2024')
  expect([isLet?.[0], rents?.[0]]).toEqual([true, 1121])
})
