import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const OFFER = [
  '# Dachgeschosswohnung in 93059 Regensburg',
  'Kaufpreis: 359.000 €',
  'Wohn-/Nutzfläche: ca. 91 m²',
  'Provisionsfrei vom Eigentümer',
  '',
]

function areaOf(...table: string[]) {
  return extract([page([...OFFER, ...table])], calendarDate('2026-11-27')).facts?.wohnflaeche?.value
}

test.each([
  ['Raum | Grundfläche m² | Anrechnung WoFlV m²', 'Wohnen | 33,5 | 27,8', 'Bad | 6,2 | 5,1', 'Summe | 91,0 | 71,6'],
  ['Raum | Grundfläche | Wohnfläche', 'Wohnen | 33,5 | 27,8', 'Bad | 6,2 | 5,1', 'Gesamt | 91,0 m² | 71,6 m²'],
])('what counts of the floor is the Wohnfläche: %s', (...table) => {
  expect(areaOf(...table)).toBe(71.6)
})

test('a list that tells of the floor alone leaves the Wohnfläche as it is told', () => {
  expect(areaOf('Raum | Grundfläche m²', 'Wohnen | 33,5', 'Bad | 6,2', 'Summe | 91,0')).toBe(91)
})

test('a plot beside the Wohnfläche is no floor', () => {
  expect(areaOf('Haus | Grundstücksfläche | Wohnfläche', 'Haus 1 | 212 | 121', 'Gesamt | 431 | 242')).not.toBe(242)
})

const LAND = ['# Waldgrundstück in 57392 Schmallenberg', 'Kaufpreis: 39.500 €', '']

function landOf(...table: string[]) {
  return extract([page([...LAND, ...table])], calendarDate('2026-11-27')).facts?.grundstuecksflaeche?.value
}

test('parcels that add up to their last row are the land', () => {
  const head = 'Flurstück | Größe | Nutzung'
  const rows = ['Flur 6, 112 | 14.806 m² | Wald', 'Flur 6, 113 | 19.412 m² | Wald']
  expect(landOf(head, ...rows, 'zusammen | 34.218 m²')).toBe(34_218)
})
