import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import { FLAT, offerWith } from '#valuation/domain/offer.fixture.ts'
import { askedPrice } from './askedPrice.ts'
import { heldPrice } from './heldPrice.ts'

const unit = (kaufpreis: number | null, wohnflaeche = 50): Unit => {
  const fact = (value: number) => ({ value, mentions: 1, evidence: [], confidence: 1 })
  return {
    label: 'WE',
    status: 'frei',
    facts: { wohnflaeche: fact(wohnflaeche), ...(kaufpreis !== null && { kaufpreis: fact(kaufpreis) }) },
  }
}

test.each([
  ['an asked price goes before all', FLAT, 320_000, [], { of: 'kaufpreis', euro: 320_000 }],
  ['a court asks nothing: its value stands there, as such', { ...FLAT, kaufpreis: undefined as never, verkehrswert: 150_000, anbieterArt: 'Gericht' }, null, [], { of: 'verkehrswert', euro: 150_000 }],
  ['of a list, the sum of its units', { ...FLAT, kaufpreis: undefined as never }, null, [unit(200_000.5), unit(300_000)], { of: 'einheiten', euro: 500_000.5 }],
  ['of a list with a gap there is no sum', { ...FLAT, kaufpreis: undefined as never }, null, [unit(200_000), unit(null)], null],
  ['nothing is named', { ...FLAT, kaufpreis: undefined as never }, null, [], null],
] as const)('%s', (_name, values, asked, units, held) => {
  expect(heldPrice(offerWith(values), asked === null ? null : euro(asked), units)).toEqual(held)
}) // prettier-ignore

test('nobody takes a Verkehrswert or a sum of units for an asked price', () => {
  expect(askedPrice({ asking: 150_000, of: 'verkehrswert' })).toBeNull()
  expect(askedPrice({ asking: 500_000, of: 'einheiten' })).toBeNull()
  expect(askedPrice({ asking: 320_000, of: 'kaufpreis' })).toBe(320_000)
  expect(askedPrice({ asking: 320_000 })).toBe(320_000)
  expect(askedPrice(null)).toBeNull()
})
