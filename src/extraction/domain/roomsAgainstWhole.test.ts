import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const FLAT = ['# 2-Zimmer-Wohnung in Gera', 'Käuferprovision 3,57 %', 'Kaufpreis: 65.000 €', 'Zimmer: 2', '']
const ROOMS = 'Wohnzimmer 19,80 m² · Schlafzimmer 15,10 m² · Küche 10,60 m² · Bad 5,20 m² · Flur 5,70 m²'

function contradicted(lines: readonly string[]): string[] {
  const { contradictions } = extract([page([...FLAT, ...lines])], calendarDate('2026-11-22'))
  return contradictions.map(({ message }) => message)
}

test('a Wohnfläche that the rooms do not make up is told with both figures', () => {
  expect(contradicted(['Wohnfläche: 64 m²', `${ROOMS} · Balkon 4,00 m²`])).toEqual([
    expect.stringMatching(/64 m² .* 58,4 m² .*Summe der einzelnen Räume, Balkon .*WoFlV/u),
  ])
  expect(contradicted(['Wohnfläche: 52 m²', ROOMS])).toEqual([expect.stringMatching(/52 m² .* 56,4 m²/u)])
})

test('how many flats the house has says nothing of the one that is sold', () => {
  expect(contradicted(['9 Einheiten', 'Wohnfläche: 64 m²', ROOMS])).toEqual([
    expect.stringMatching(/64 m² .* 56,4 m²/u),
  ])
})

test.each([
  ['they make it up', 'Wohnfläche: 58,40 m²', `${ROOMS} · Balkon 4,00 m² (zu 50 %)`],
  ['all of the balcony may be in it', 'Wohnfläche: 62 m²', `${ROOMS} · Balkon 4,00 m²`],
  ['a room is missing', 'Wohnfläche: 74 m²', ROOMS.replace('Schlafzimmer 15,10 m² · ', '')],
  ['the bath is missing', 'Wohnfläche: 64 m²', ROOMS.replace('Bad 5,20 m² · ', '')],
  ['a cellar is in the list', 'Wohnfläche: 70 m²', `${ROOMS} · Keller 6 m²`],
  ['another flat is in the list', 'Wohnfläche: 90 m²', `${ROOMS} · Zimmer 11 m² · Zimmer 12 m² · Küche 9 m²`],
  ['a room has a name of its own', 'Wohnfläche: 90 m²', `${ROOMS} · Studio im Dachgeschoss 31,10 m²`],
  ['floor areas below slopes are named', 'Wohnfläche: 50 m²', `Grundfläche: ${ROOMS}`],
])('nothing is said where %s', (_, total, rooms) => {
  expect(contradicted([total, rooms])).toEqual([])
})
