import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { statedCostsOf } from './statedCosts.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const passages = (line: string) => passagesOf([page([line])])

test.each([
  ['Die Reparatur der Heizung kostet laut Installateur 4.200 Euro, der Verkäufer übernimmt die Kosten.', true],
  ['Ein Angebot für das Dach über 9.600 € liegt vor, das die Eigentümer nicht mehr beauftragt haben.', false],
])('whether a cost is the seller’s: %s', (line, bySeller) => {
  expect(statedCostsOf(passages(line), 400_000, SETTING, null)).toMatchObject([{ bySeller }])
})
