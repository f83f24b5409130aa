import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const DAY = calendarDate('2026-11-23')

function read(lines: readonly string[]): Readonly<Record<string, unknown>> {
  const { facts } = extract([page(['# Reihenhaus in 23566 Lübeck zu verkaufen', '', ...lines])], DAY)
  return Object.fromEntries(Object.entries(facts ?? {}).flatMap(([key, fact]) => (fact ? [[key, fact.value]] : [])))
}

test('a row of labels over a row of values is read down, not across', () => {
  const below = read([
    'Kaufpreis | inkl. | Wohnfläche',
    '298.000 € | 1 TG-Stellplatz | 112,3 m²',
    '',
    'Baujahr | Haustyp | Grundstück',
    '1993 | Reihenmittelhaus | 214 m²',
  ])
  expect(below).toMatchObject({
    kaufpreis: 298_000,
    wohnflaeche: 112.3,
    baujahr: 1993,
    objektart: 'Reihenmittelhaus',
    grundstuecksflaeche: 214,
  })
})

test('and so is a row of values over a row of labels', () => {
  const above = read([
    '465.000 € | 148 m² | 712 m²',
    'Kaufpreis | Wohnfläche | Grundstück',
    '',
    '6 | 1961 | 3,57 %',
    'Zimmer | Baujahr | Käufercourtage',
  ])
  expect(above).toMatchObject({
    kaufpreis: 465_000,
    wohnflaeche: 148,
    grundstuecksflaeche: 712,
    zimmer: 6,
    baujahr: 1961,
    kaeuferprovision: 3.57,
  })
})

test('pairs side by side in a table are no grid', () => {
  const pairs = read([
    'Zimmer | 4 | Zustand | gepflegt',
    'Baujahr | 1993 | Wohnfläche | 112 m²',
    'Kaufpreis | 298.000 € | Keller | ja',
  ])
  expect(pairs).toMatchObject({ zimmer: 4, baujahr: 1993, wohnflaeche: 112, kaufpreis: 298_000, keller: true })
  const words = read(['Zustand | gepflegt', 'Heizung | Gas-Zentralheizung', 'Baujahr | 1993', 'Kaufpreis | 298.000 €'])
  expect(words).toMatchObject({ baujahr: 1993, heizung: 'Gas-Zentralheizung', kaufpreis: 298_000 })
})

test('a value that is a label elsewhere stays the value of its card', () => {
  const cards = read([
    'Zimmer | Schlafzimmer / Bäder | Baujahr',
    '5 | 3 / 2 | 1983',
    '',
    'Bezug | Stellplatz | Käufercourtage',
    'ab 2027 | Doppelgarage | 3,57 %',
  ])
  expect(cards).toMatchObject({ zimmer: 5, baujahr: 1983, stellplatz: 'Doppelgarage', kaeuferprovision: 3.57 })
})

test('the year of the source beside a label makes no value of it', () => {
  const above = read(['369.000 € | 74 m² | 3,5', 'Kaufpreis | Wohnfläche lt. Berechnung 2019 | Zimmer'])
  expect(above).toMatchObject({ kaufpreis: 369_000, wohnflaeche: 74, zimmer: 3.5 })
})

test('rows that take turns at one distance: those of the first tell which way the others are meant', () => {
  const cards = read([
    'Kaufpreis | Wohnfläche | Zimmer | Bäder | Baujahr',
    '189.000 € | 58,4 m² | 2 | 1 | 1971',
    'Hausgeld | Kaltmiete | Verbrauch | Klasse | Heizung',
    '241,00 € | 595,00 € | 138 kWh/(m²a) | E | Gas-Zentralheizung',
  ])
  expect(cards).toMatchObject({
    kaufpreis: 189_000,
    wohnflaeche: 58.4,
    zimmer: 2,
    baujahr: 1971,
    hausgeldMonat: 241,
    kaltmieteMonat: 595,
    energiekennwert: 138,
    energieklasse: 'E',
  })
})
