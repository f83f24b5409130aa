import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const day = calendarDate('2026-11-28')

function read(units: number | null, ...lines: string[]) {
  const head = [
    'Mehrfamilienhaus in 66955 Pirmasens',
    'Kaufpreis | 1.090.000 €',
    'Wohnfläche | 1.392 m²',
    'Baujahr | 1961',
  ]
  const { facts, deal, sums } = extract([page([...head, ...(units === null ? [] : [`Wohneinheiten | ${units}`]), '', ...lines])], day) // prettier-ignore
  const { vacancy } = deal ?? {}
  return {
    counted: vacancy ? [vacancy.empty, vacancy.all, vacancy.gutted] : null,
    let: facts?.vermietet?.value ?? null,
    year: facts?.jahresnettokaltmiete?.value ?? null,
    month: facts?.kaltmieteMonat?.value ?? null,
    costs: sums.costs.map(({ subject, high, needed }) => [subject, high, needed]),
  }
}

test.each([
  [12, 'Derzeit stehen 3 der 12 Wohnungen leer.', [3, 12, null]],
  [12, 'Leerstand | 3 Wohnungen', [3, 12, null]],
  [12, '3 WE leer', [3, 12, null]],
  [24, 'Von 24 Wohnungen stehen sieben leer.', [7, 24, null]],
  [24, '7 unvermietete Einheiten, davon 3 im Rohbauzustand.', [7, 24, 3]],
  [24, 'Die Miete der 17 vermieteten Wohnungen beträgt 5.600 € im Monat.', [7, 24, null]],
])('of %i flats %s', (units, line, counted) => {
  expect(read(units, line)).toMatchObject({ counted, let: 'teilweise' })
})

test.each([
  [8, 'Im Nachbarhaus stehen 3 Wohnungen leer.'],
  [8, 'Seit 2010 standen nie mehr als zwei Wohnungen leer.'],
  [8, '2019 standen noch 3 Wohnungen leer, heute sind alle vermietet.'],
  [8, 'Keine Wohnung steht leer.'],
  [12, 'Alle 12 Wohnungen sind vermietet.'],
  [12, 'Alle 12 Wohnungen stehen leer.'],
  [12, 'Drei der 20 Wohnungen der Anlage stehen leer.'],
  [null, 'Zwei Wohnungen stehen leer.'],
])('of %s flats none is counted by: %s', (units, line) => {
  expect(read(units, line).counted).toBeNull()
})

test.each([
  ['Die derzeitige Jahresnettokaltmiete der 9 vermieteten Wohnungen beträgt 48.600 €.', 48_600, null],
  ['Aus den neun vermieteten Einheiten kommen derzeit 4.050 € Nettokaltmiete im Monat.', null, 4_050],
  ['Jahresmiete bei Vollvermietung 64.800 €, tatsächlich vereinnahmt werden derzeit 48.600 €.', 48_600, null],
  ['Ist-Einnahmen aus neun Wohnungen zurzeit 48.600 € p. a.', 48_600, null],
  ['Ist-Einnahmen aus den 9 Wohnungen: 4.050 € im Monat.', null, 4_050],
  ['Ist-Einnahmen auf Anfrage, geplant sind 64.800 € p. a. bei Vollvermietung.', null, null],
])('what the let flats pay is what the house brings: %s', (line, year, month) => {
  expect(read(12, line)).toMatchObject({ year, month })
})

test.each([
  [['Mieteinnahmen p. a.* | 64.800 €', '* Soll-Miete bei voller Vermietung'], null],
  [['Jahresnettokaltmiete¹ | 64.800 €', '¹ inklusive kalkulatorischer Miete für leere Wohnungen'], null],
  [['Mietertrag p. a.** | 52.000 €', '* Zirkaangabe', '** bezogen auf Vollvermietung zur Zielmiete'], null],
  [['Jahresmiete* | 64.800 €', '* Stand Oktober 2026'], 64_800],
  [['Kaltmiete im Jahr* | 52.000 €', '* Angaben des Eigentümers'], 52_000],
])('a label whose footnote takes it back states no rent: %j', (lines, year) => {
  expect(read(12, ...lines).year).toBe(year)
})

test.each([
  [['3 WE leer', 'Die Renovierung ist mit 15.000 € je leerer Wohnung kalkuliert.'], [['leerstand', 45_000, true]]],
  [
    [
      'Vier von zwölf Wohnungen stehen leer.',
      'Die Sanierung der leerstehenden Wohnungen wird mit 20.000 € pro Wohnung veranschlagt.',
    ],
    [['leerstand', 80_000, true]],
  ],
  [['3 WE leer', 'Die Sanierung aller Bäder ist mit 15.000 € veranschlagt.'], [['bad', 15_000, true]]],
])('works that are priced for an empty flat are counted for each of them: %j', (lines, costs) => {
  expect(read(12, ...lines).costs).toEqual(costs)
})

test.each([
  ['Der Laden steht leer.', 'teilweise'],
  ['Das Ladenlokal steht leer.', 'teilweise'],
  ['Die Praxis ist leerstehend.', 'teilweise'],
  ['Das Haus mit dem Laden steht leer.', false],
  ['Das Haus steht leer.', false],
])('a house of homes and shops is not empty for its shop: %s', (line, let_) => {
  const lines = ['# Wohn- und Geschäftshaus in 36304 Alsfeld zum Verkauf', 'Kaufpreis: 389.000 €, Käuferprovision 4,76 %', 'Exposé und Besichtigung nach Absprache', '', line] // prettier-ignore
  expect(extract([page(lines)], calendarDate('2026-11-26')).facts?.vermietet?.value).toBe(let_)
})
