import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const HOUSE = ['# Mehrfamilienhaus in Dessau', 'Käuferprovision 5,95 %', 'Kaufpreis: 245.000 €', '6 Einheiten', '']
const ROLL = ['Whg. 1: 60 m², 330 €', 'Whg. 2: 62 m², 341 €', 'Whg. 3: 60 m², 335 €', 'Whg. 4: 62 m², leer']
const REST = ['Whg. 5: 55 m², 300 €', 'Whg. 6: 55 m², leer']

function contradicted(lines: readonly string[]): string[] {
  const { contradictions } = extract([page([...HOUSE, ...lines])], calendarDate('2026-11-22'))
  return contradictions.map(({ message }) => message)
}

test.each([
  ['Wohnfläche gesamt: 420 m²', /420 m² .* 354 m² .*Summe der einzelnen Einheiten/u],
  ['Kaltmiete gesamt: 1.560 €/Monat', /1\.560 €\/Monat .* 1\.306 €\/Monat .*Summe/u],
])('a total that its units do not make up is said: %s', (total, message) => {
  expect(contradicted([total, ...ROLL, ...REST])).toEqual([expect.stringMatching(message)])
})

test.each(['Wohnfläche gesamt: 354 m²', 'Wohnfläche gesamt: ca. 350 m²', 'Kaltmiete gesamt: 1.306 €/Monat'])(
  'a total that they make up is not: %s',
  total => {
    expect(contradicted([total, ...ROLL, ...REST])).toEqual([])
  },
)

test('nothing is said where units are missing from the list', () => {
  expect(contradicted(['Wohnfläche gesamt: 420 m²', ...ROLL])).toEqual([])
})

test('what the parking brings may be in the total', () => {
  expect(contradicted(['Kaltmiete gesamt: 1.450 €/Monat', '4 Stellplätze', ...ROLL, ...REST])).toEqual([])
})

test('a row that holds the areas and the rents of all above it is their sum, whatever it is called', () => {
  const roll = ['Einheit | Fläche | Miete', 'Laden EG | 90 m² | 900 €', 'Wohnung 1. OG | 80 m² | 520 €', 'Wohnung 2. OG | 80 m² | 510 €', 'Gewerbefläche und Wohnungen | 250 m² | 1.930 €'] // prettier-ignore
  const { deal } = extract(
    [page(['# Wohn- und Geschäftshaus', 'Kaufpreis: 400.000 €', '', ...roll])],
    calendarDate('2026-11-22'),
  )
  expect(deal?.parts.map(({ rentMonthEuro }) => rentMonthEuro)).toEqual([900, 520, 510])
})

test.each([
  ['Kaltmiete gesamt: 1.400 €/Monat', []],
  ['Kaltmiete gesamt: 1.306 €/Monat', []],
  ['Kaltmiete gesamt: 1.640 €/Monat', [expect.stringContaining('1.640')]],
])('a row of garages in the list counts for its sum: %s', (total, messages) => {
  const garages = ['Einheit | Fläche | Miete', ...['Whg. 1 | 60 m² | 330 €', 'Whg. 2 | 62 m² | 341 €', 'Whg. 3 | 60 m² | 335 €', 'Whg. 4 | 62 m² | leer', 'Whg. 5 | 55 m² | 300 €', 'Whg. 6 | 55 m² | leer', '2 Garagen |  | 94 €']] // prettier-ignore
  expect(contradicted([total, '', ...garages])).toEqual(messages)
})
