import { expect, test } from 'vitest'
import type { Fact } from '#extraction/domain/facts.ts'
import { unitPrice } from './unitPrice.ts'

const fact = (value: number): Fact => ({ value, mentions: 1, evidence: [], confidence: 1 })

test('a unit costs its price by its area, in whole euros', () => {
  expect(unitPrice({ facts: { kaufpreis: fact(389_900), wohnflaeche: fact(64.3) } })).toBe(6064)
})

test('without a price or an area there is none', () => {
  expect(unitPrice({ facts: { wohnflaeche: fact(64.3) } })).toBeNull()
  expect(unitPrice({ facts: { kaufpreis: fact(389_900) } })).toBeNull()
  expect(unitPrice({ facts: { kaufpreis: fact(389_900), wohnflaeche: fact(0) } })).toBeNull()
})
