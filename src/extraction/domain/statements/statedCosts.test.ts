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

test.each([
  ['Den Garten haben wir selbst gemacht, das Dach kostet noch 25.000 €.', ['dach']],
  ['Die Küche ist selbst gebaut und das Bad kostet nach Angebot 25.000 €.', ['bad']],
  ['Das Dach haben wir selbst gemacht, Kosten rund 25.000 €.', []],
  ['Das Dach haben wir für rund 25.000 € in Eigenleistung erneuert, Kosten laut Firma.', []],
])('what was done by own hands costs nothing more: %s', (line, subjects) => {
  const found = statedCostsOf(passages(line), 400_000, SETTING, null)
  expect(found.map(({ subject }) => subject)).toEqual(subjects)
})

test.each([
  ['Das Dach trägt noch die Ziegel aus der Nachkriegszeit, ein Dachdeckerangebot über 31.500 € liegt vor.', true],
  ['Die Fenster sind noch aus den Sechzigern, ein Angebot über 18.200 € liegt vor.', true],
  ['Die Fenster sind noch von 2009, ein Angebot über 18.200 € liegt vor.', false],
])('an offer for what is still that of long ago is one for what is to be done: %s', (line, needed) => {
  expect(statedCostsOf(passages(line), 400_000, SETTING, null)).toMatchObject([{ needed }])
})
