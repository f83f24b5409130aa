import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../../extract.ts'
import { page } from '../../typeset.fixture.ts'

const HOUSE = [
  '# Wohn- und Geschäftshaus zum Verkauf',
  '',
  'Käuferprovision: 3,57 %, Exposé und Besichtigung nach Absprache',
  '',
  '349.000 € | 246 m² | 92 m² | 478 m²',
  'Kaufpreis | Wohnfläche | Ladenfläche | Grundstück',
  '',
  'Wohneinheiten | 4 | Gewerbeeinheiten | 1',
  'Zimmer | 11 | Stellplätze | 3 Außenstellplätze',
  'Baujahr | 1908 | Letzte Modernisierung | 1996',
]

test('labels below the tiles of key facts head no list of units', () => {
  const { deal, facts } = extract([page(HOUSE)], calendarDate('2026-11-22'))
  expect(deal?.parts).toEqual([])
  expect([facts?.wohnflaeche?.value, facts?.baujahr?.value, facts?.zimmer?.value]).toEqual([246, 1908, 11])
})
