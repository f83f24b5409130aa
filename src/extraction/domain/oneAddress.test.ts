import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const OFFER = [
  '# Wohnung zum Verkauf',
  '',
  'Kaufpreis | 184.000 €',
  'Wohnfläche | 71 m²',
  'Käuferprovision: 3,57 %',
  '',
]

function addressIn(lines: readonly string[]) {
  const { facts } = extract([page([...OFFER, ...lines])], calendarDate('2026-11-22'))
  return { strasse: facts?.strasse?.value ?? null, plz: facts?.plz?.value ?? null, ort: facts?.ort?.value ?? null }
}

test.each([
  [
    'the administrator’s',
    ['Lage: 39576 Stendal', '39576 Stendal, Nordwall', 'Verwalter RA Kai Ohm, Breite Straße 2, 39104 Magdeburg'],
  ],
  [
    'the manager’s',
    [
      'Lage: 39576 Stendal',
      'Im Ort 39576 Stendal gelegen.',
      'Die Abrechnung führt die Hausverwaltung, Domplatz 9, 39104 Magdeburg',
    ],
  ],
])('takes no street of another postcode: %s', (_whose, lines) => {
  expect(addressIn(lines)).toEqual({ strasse: null, plz: '39576', ort: 'Stendal' })
})

test('keeps the street beside its own postcode', () => {
  expect(addressIn(['Lage: Nordwall 12, 39576 Stendal'])).toEqual({
    strasse: 'Nordwall 12',
    plz: '39576',
    ort: 'Stendal',
  })
})

test('takes no part of a street for a part of town', () => {
  const { facts } = extract([page([...OFFER, 'Lage: 39576 Stendal, Arne-'])], calendarDate('2026-11-22'))
  expect(facts?.ortsteil ?? null).toBeNull()
})
