import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { statedCostsOf } from './statedCosts.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each([
  [
    'Ein befreundeter Meister schätzt Elektrik, Bad, Dach und Malerarbeiten auf rund 72.000 €.',
    ['elektrik', 'bad', 'dach'],
    72_000,
  ],
  ['Fenster und Fassade: laut Kostenvoranschlag 44.000 €.', ['fenster', 'fassade'], 44_000],
  ['Wir rechnen mit 38.000 € für die Bäder, die Böden und die Elektrik.', ['bad', 'boeden', 'elektrik'], 38_000],
  // What is priced of one of them again is within it.
  [
    'Der Architekt schätzt Dach und Heizung auf 60.000 €. Das Dach ist zu erneuern (Angebot: 35.000 €).',
    ['dach', 'heizung'],
    60_000,
  ],
] as const)('%s: one sum for %j', (line, covers, high) => {
  expect(statedCostsOf(passagesOf([page([line])]), 400_000, SETTING, null)).toMatchObject([{ subject: covers[0], covers, high }]) // prettier-ignore
})

test.each([
  [
    'Fenster, Bad und Böden müssen erneuert werden. Hierfür liegt ein Angebot über 51.000 € vor.',
    ['fenster', 'bad', 'boeden'],
  ],
  ['Dach und Fassade sind zu sanieren. Diese Arbeiten kosten laut Kostenschätzung 51.000 €.', ['dach', 'fassade']],
  ['Heizung und Elektrik sind zu erneuern. Das kostet laut Angebot 51.000 €.', ['heizung', 'elektrik']],
] as const)('a sum for what the sentence before counts up: %s', (line, covers) => {
  const costs = statedCostsOf(passagesOf([page([line])]), 400_000, SETTING, null)
  expect(costs).toMatchObject([{ subject: covers[0], covers, high: 51_000, needed: true }])
})

test.each([
  'Das Dach ist neu zu decken. Das kostet laut Angebot 18.400 €.',
  'Bad und Fenster sind von 2019, das Dach ist zu erneuern. Das Angebot über 18.400 € für das Dach liegt vor.',
])('%s: of the one trade', line => {
  const [cost] = statedCostsOf(passagesOf([page([line])]), 400_000, SETTING, null)
  expect(cost).toMatchObject({ subject: 'dach', high: 18_400, needed: true })
  expect(cost?.covers).toBeUndefined()
})

test.each([
  'Bad und Küche sind von 1990, das Dach ist zu erneuern (Angebot: 35.000 €).',
  'Elektrik und Bad sind in Ordnung. Der Dachdecker schätzt das Dach auf 35.000 €.',
])('%s: a sum for one trade alone', line => {
  const [cost, ...more] = statedCostsOf(passagesOf([page([line])]), 400_000, SETTING, null)
  expect([cost?.subject, cost?.covers, more]).toEqual(['dach', undefined, []])
})
