import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { isTradeTold } from './tradeTold.ts'

const HOUSE = ['# Wohn- und Geschäftshaus zum Kauf', '', 'Kaufpreis: 640.000 €', 'Wohnfläche: 150 m²', '']
const HEAD = 'Einheit | Fläche | Kaltmiete'

test.each<[told: boolean, why: string, rows: string[]]>([
  [
    true,
    'area and rent',
    [HEAD, 'Laden EG | 90 m² | 900 €', 'Wohnung 1. OG | 75 m² | 560 €', 'Wohnung 2. OG | 75 m² | 570 €'],
  ],
  [false, 'no rent', [HEAD, 'Laden EG | 90 m² | ', 'Wohnung 1. OG | 75 m² | 560 €', 'Wohnung 2. OG | 75 m² | 570 €']],
  [
    true,
    'its share of the rent beside its area',
    [
      'Ladenfläche EG | 110 m²',
      'Mieteinnahmen Ist p. a. | 52.800 €',
      'davon Laden | 19.800 €',
      'davon Wohnungen | 33.000 €',
    ],
  ],
  [
    false,
    'shares that make another rent',
    [
      'Ladenfläche EG | 110 m²',
      'Mieteinnahmen Ist p. a. | 52.800 €',
      'davon Laden | 9.800 €',
      'davon Wohnungen | 33.000 €',
    ],
  ],
  [false, 'the area alone', ['Ladenfläche EG | 110 m²', 'Mieteinnahmen Ist p. a. | 52.800 €']],
  [false, 'no shop among the units', [HEAD, 'Wohnung 1. OG | 75 m² | 560 €', 'Wohnung 2. OG | 75 m² | 570 €']],
])('told: %s with %s', (told, _why, rows) => {
  const { deal } = extract([page([...HOUSE, ...rows])], calendarDate('2026-11-22'))
  expect(
    isTradeTold(deal),
    JSON.stringify(deal?.parts.map(({ name, areaM2, rentMonthEuro }) => [name, areaM2, rentMonthEuro])),
  ).toBe(told)
})

test('nobody has looked for a deal', () => {
  expect(isTradeTold(null)).toBe(false)
})
