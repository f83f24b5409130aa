import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const ROLL = ['', 'Einheit | Fläche | Miete', 'Laden EG | 90 m² | 900 €', 'Wohnung 1. OG | 80 m² | 520 €', 'Wohnung 2. OG | 80 m² | 510 €'] // prettier-ignore

test.each([
  ['Wohnfläche: 160 m² (2 Wohnungen)', 3],
  ['3 Einheiten', 3],
  ['4 Einheiten', 4],
])('flats are counted with the shop below them: %s', (line, units) => {
  const lines = ['# Wohn- und Geschäftshaus', 'Kaufpreis: 500.000 €', line, ...ROLL]
  expect(extract([page(lines)], calendarDate('2026-11-27')).facts?.einheiten?.value).toBe(units)
})
