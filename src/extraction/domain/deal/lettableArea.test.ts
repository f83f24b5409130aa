import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { lettableArea } from './lettableArea.ts'

const HOUSE = [
  'Wohnfläche | 310 m²',
  'Kaufpreis | 540.000 €',
  'Käuferprovision: 3,57 %',
  'Das Objekt steht zum Verkauf.',
]

function areaOf(title: string, lines: readonly string[], rest: readonly string[] = HOUSE) {
  const { facts, deal } = extract([page([`# ${title}`, '', ...lines, ...rest])], calendarDate('2026-11-22'))
  const area = facts?.wohnflaeche?.value
  return lettableArea(typeof area === 'number' ? area : null, deal)
}

const MIXED = 'Wohn- und Geschäftshaus in Erfurt'
const FLATS = 'Mehrfamilienhaus in Erfurt'

test.each([
  ['a row of its own', MIXED, ['Gewerbefläche | 115 m²'], 115],
  ['a row called a shop', MIXED, ['Ladenlokal mit Lager | 77,5 m²'], 77.5],
  ['a floor between name and size', MIXED, ['Praxisräume im EG: 98 qm'], 98],
  ['the size before the name', MIXED, ['Unten gibt es eine 85 m² große Gaststätte mit Biergarten.'], 85],
  ['brackets between both', MIXED, ['Gewerbefläche (EG + Keller): rd. 118 m²'], 118],
  ['by what it is used for', MIXED, ['Gewerblich genutzte Fläche: 126 m²'], 126],
  ['a workshop beside the flats', FLATS, ['Im Hof steht eine Schreinerwerkstatt mit 140 m².'], 140],
  ['a hall told in a sentence', FLATS, ['Die Halle verfügt über ca. 220 m2 und ein Rolltor.'], 220],
  ['two shops and what they add up to', MIXED, ['Laden 64 m², Büro 51 m². Gewerbefläche zusammen 115 m².'], 115],
  ['the same shop twice', MIXED, ['Ladenlokal | 64 m²', 'Das Ladenlokal hat 64 m² und zwei Schaufenster.'], 64],
])('adds shops and workshops to the Wohnfläche: %s', (_why, title, lines, trade) => {
  expect(areaOf(title, lines)).toEqual({ total: 310 + trade, trade })
})

test.each([
  ['somebody else’s', FLATS, ['Ein Supermarkt und ein Café mit 200 m² liegen gegenüber.']],
  ['one that was', FLATS, ['Die ehemalige Gaststätte mit 110 m² ist heute eine Wohnung.']],
  ['one that may come', FLATS, ['Der Bau einer Halle mit 200 m² ist möglich.']],
  ['an office of a flat', FLATS, ['Im Dachgeschoss liegt ein Büro mit 14 m².']],
  ['the hobby room of a family', 'Einfamilienhaus in Erfurt', ['Werkstatt | 60 m²']],
])('leaves out %s', (_why, title, lines) => {
  expect(areaOf(title, lines)).toEqual({ total: 310, trade: 0 })
})

const OFFERED = ['', 'Kaufpreis | 540.000 €', 'Käuferprovision: 3,57 %', 'Das Objekt steht zum Verkauf.']

test('adds what the units have where nothing is said of the whole', () => {
  const units = [
    'Laden EG: 80 m², leer',
    'Wohnung 1. OG: 92 m², vermietet für 560 € kalt',
    'Wohnung 2. OG: 71 m², frei',
  ]
  expect(areaOf(MIXED, units, OFFERED)).toEqual({ total: 243, trade: 80 })
})

test('calls no sum the area of what is sold one by one', () => {
  const list = ['Wohnung | Fläche | Preis', 'WE 1 | 61 m² | 240.000 €', 'WE 2 | 72 m² | 289.000 €']
  expect(areaOf('Zwei Neubauwohnungen in Erfurt', list, ['Provisionsfrei vom Bauträger'])).toBeNull()
})

test('knows no area where neither the whole nor all parts are told', () => {
  expect(lettableArea(null, null)).toBeNull()
  expect(lettableArea(74, null)).toEqual({ total: 74, trade: 0 })
})
