import { expect, test } from 'vitest'
import { speaksOfAttic } from './attic.ts'
import { FACT_KEYS, type Facts } from './facts.ts'

const factsWith = (quote: string) =>
  Object.fromEntries(
    FACT_KEYS.map(key => [
      key,
      key === 'terrasse' ? { value: true, mentions: 1, evidence: [{ page: 1, quote, box: [0, 0, 1, 1] }], confidence: 1 } : null,
    ]),
  ) as unknown as Facts // prettier-ignore

test.each([
  ['große Dachterrasse (ca. 45 m²)', true],
  ['Dachstudio mit Galerie', true],
  ['Terrasse im Garten', false],
])('%s: %s', (quote, attic) => {
  expect(speaksOfAttic(factsWith(quote))).toBe(attic)
})
