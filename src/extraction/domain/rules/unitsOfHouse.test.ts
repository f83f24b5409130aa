import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = [
  '# Eigentumswohnung in 37154 Northeim',
  '',
  'Kaufpreis | 198.000 €',
  'Wohnfläche | 74 m²',
  'Baujahr | 1985',
  '',
]

const unitsIn = (line: string): unknown =>
  extract([page([...OFFER, line])], calendarDate('2026-11-30')).facts?.einheiten?.value ?? null

test.each([
  ['Unser Mehrfamilienhaus verfügt über 8 Wohneinheiten und wurde 2015 saniert.', 8],
  ['Die Wohnanlage umfasst insgesamt 24 Einheiten und wird von der Hausverwaltung Meyer betreut.', 24],
  ['Unser Haus hat insgesamt 12 Wohnungen und wurde 1985 errichtet.', 12],
  ['Die Genossenschaft verkauft das Haus mit insgesamt 8 Wohnungen, 1962 errichtet.', 8],
  ['Unser Mehrparteienhaus mit rund 12 Wohnungen wurde 1985 gebaut.', 12],
  ['Unsere Anlage: Sie umfasst insgesamt 24 Einheiten und wurde 1985 errichtet.', 24],
  ['Die Wohnanlage aus insgesamt 18 Wohneinheiten wird von unserer Verwaltung betreut.', 18],
])('%s: the units of the house, whoever built it or looks after it', (line, units) => {
  expect(unitsIn(line)).toBe(units)
})

test.each([['WE 11 (92 m², vermietet) 314.000 €'], ['WE | 11 (92 m², vermietet)']])(
  '%s: the name of one unit',
  line => {
    expect(unitsIn(line)).toBeNull()
  },
)

test.each([
  ['WE | 11', 11],
  ['Wohneinheiten | 11 (890 m²)', 11],
  ['Das Haus wurde 2010 saniert. Es umfasst 14 Einheiten.', 14],
])('%s: how many there are', (line, units) => {
  expect(unitsIn(line)).toBe(units)
})

test.each([
  ['Unser Unternehmen hat seit 1991 über 400 Einheiten fertiggestellt.'],
  ['Die Hausverwaltung Meyer GmbH verwaltet mehr als 120 Wohnungen.'],
  ['Der Bauträger hat in den letzten Jahren bereits 60 Wohneinheiten in der Region gebaut.'],
  ['Wir haben insgesamt 85 Wohnungen saniert.'],
  ['Die Firma hat zuletzt ein Haus mit rund 24 Wohnungen saniert.'],
  ['Unsere Firma verfügt über 400 Wohnungen im Bestand.'],
])('%s: the record of a firm', line => {
  expect(unitsIn(line)).toBeNull()
})
