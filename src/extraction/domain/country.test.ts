import { expect, test } from 'vitest'
import { abroadReason } from './country.ts'
import { FACT_KEYS, type Facts } from './facts.ts'

const evidence = [{ page: 1, quote: 'Angabe', box: [0, 0, 10, 10] as const }]
const none = Object.fromEntries(FACT_KEYS.map(key => [key, null])) as Facts

test.each([
  ['Leipzig', '04155', '€', false],
  ['Schaffhausen', '8200', 'CHF', true],
  ['Salzburg', '5020', '€', true],
  ['Büsingen, a German place in the Swiss customs area', '78266', 'CHF', false],
  ['francs without a postal code', null, 'CHF', true],
  ['nothing said', null, '€', false],
])('%s', (_, plz, unit, abroad) => {
  const facts: Facts = {
    ...none,
    plz: plz === null ? null : { value: plz, mentions: 1, evidence, confidence: 1 },
    kaufpreis: { value: 400_000, unit, mentions: 1, evidence, confidence: 1 },
  }
  expect(abroadReason(facts) !== null).toBe(abroad)
})
