import { expect, test } from 'vitest'
import { type Contradiction, FACT_KEYS, type FactKey, type Facts } from './facts.ts'
import { isPartsAndWhole } from './sums.ts'

const evidence = [{ page: 1, quote: 'Angabe', box: [0, 0, 10, 10] as const }]

function contradiction(key: FactKey, numbers: readonly (number | string)[]): Contradiction {
  return { key, message: '', values: numbers.map(value => ({ value, evidence })) }
}

function factsWith(stellplatzPreis: number | null): Facts {
  const none = Object.fromEntries(FACT_KEYS.map(key => [key, null])) as Facts
  return {
    ...none,
    stellplatzPreis: stellplatzPreis === null ? null : { value: stellplatzPreis, mentions: 1, evidence, confidence: 1 },
  }
}

test.each([
  ['flat, parking and both together', 'kaufpreis', [225_000, 245_000, 20_000], null, true],
  ['flat and total; the parking has its own fact', 'kaufpreis', [245_000, 225_000], 20_000, true],
  ['main house and annex', 'wohnflaeche', [269, 155, 114], null, true],
  ['rounded parts', 'wohnflaeche', [120, 79.8, 40], null, true],
  ['two prices', 'kaufpreis', [349_000, 359_000], null, false],
  ['a part and something else', 'kaufpreis', [245_000, 225_000, 20_000, 260_000], null, false],
  ['twice the same is no sum', 'wohnflaeche', [100, 50], null, false],
  ['a year has no parts', 'baujahr', [2000, 1000, 1000], null, false],
  ['words have none either', 'kaufpreis', ['auf Anfrage', 20_000], null, false],
] as const)('%s', (_, key, numbers, parking, expected) => {
  expect(isPartsAndWhole(contradiction(key, numbers), factsWith(parking))).toBe(expected)
})
