import { expect, test } from 'vitest'
import { type Contradiction, FACT_KEYS, type FactKey, type Facts } from './facts.ts'
import type { Part } from './deal/deal.ts'
import { isPartsAndWhole } from './sums.ts'

const PART: Part = {
  name: 'Büro EG',
  kind: 'gewerbe',
  areaM2: 74,
  areaKind: 'gewerbe',
  rentMonthEuro: null,
  let: null,
  priceEuro: null,
  status: null,
  inPrice: null,
  evidence: [],
}

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
  expect(isPartsAndWhole(contradiction(key, numbers), factsWith(parking), [])).toBe(expected)
})

test.each([
  [562, 636, true],
  [562, 650, false],
] as const)('flats of %s m², an office of 74 m² and %s m² in all: %s', (homes, all, expected) => {
  expect(isPartsAndWhole(contradiction('wohnflaeche', [homes, all]), factsWith(null), [PART])).toBe(expected)
})
