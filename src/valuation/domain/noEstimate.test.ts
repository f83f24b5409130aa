import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '#extraction/domain/extract.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import type { Location } from './locate.ts'
import type { MarketObject } from './marketObject.ts'
import { reasonOf } from './noEstimate.ts'

const LINES = ['# Preisliste Wohnen am Fliederhof', '', '9 Eigentumswohnungen in 90766 Fürth', '']
const read = (...rows: string[]) => {
  const { facts, deal } = extract([page([...LINES, ...rows])], calendarDate('2026-11-22'))
  if (!facts) throw new Error('refused')
  return reasonOf(offerOf(facts, deal), {} as Location, {} as MarketObject)
}

test('a list that prints the areas of its flats is not said to name none: the range is that of what is to be had', () => {
  const head = 'WE | Zimmer | Wohnfläche m² | Kaufpreis | Status'
  const rows = ['WE 01 | 2 | 58,90 | 394.600 € | frei', 'WE 02 | 3 | 79,85 | 526.900 € | frei', 'WE 03 | 4 | 128,40 | 898.800 € | reserviert'] // prettier-ignore
  expect(read(head, ...rows)).toMatch(/^Die freien Einheiten haben 58,9 bis 79,85\u00a0m² Wohnfläche/u)
})
