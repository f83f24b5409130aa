import { expect, test } from 'vitest'
import type { Fact, Unit } from '#extraction/domain/facts.ts'
import { assessedInput, FLAT } from './chapters/assessedInput.fixture.ts'
import { RatiosJson, ratiosJson } from './ratiosJson.ts'

function fact(value: number): Fact {
  return { value, mentions: 1, evidence: [{ page: 1, quote: String(value), box: [0, 0, 1, 1] }], confidence: 1 }
}

function unit(label: string, price: number | null, area: number): Unit {
  return {
    label,
    status: 'frei',
    facts: { wohnflaeche: fact(area), ...(price !== null && { kaufpreis: fact(price) }) },
  }
}

function ratiosOf(stated: Parameters<typeof assessedInput>[0], units: readonly Unit[] = []) {
  const found = ratiosJson(assessedInput(stated, { units }).judgement.assessment, units)
  if (found) expect(RatiosJson.parse(found)).toEqual(found)
  return found
}

test('sets the rent that is paid against the price that is asked', () => {
  const flat = { ...FLAT, kaufpreis: 200_000, wohnflaeche: 50, kaltmieteMonat: 500, vermietet: true }
  expect(ratiosOf({ ...flat, jahresnettokaltmiete: null })).toMatchObject({
    of: 'kaufpreis',
    perM2: { low: 4000, high: 4000 },
    yieldPercent: 3,
    yieldIfLetPercent: null,
  })
})

test('sets it against the Verkehrswert where a court sells', () => {
  const court = { ...FLAT, kaufpreis: null, verkehrswert: 150_000, anbieterArt: 'Gericht', wohnflaeche: 50 }
  expect(ratiosOf({ ...court, kaltmieteMonat: 500, jahresnettokaltmiete: null, vermietet: true })).toMatchObject({
    of: 'verkehrswert',
    euro: 150_000,
    perM2: { low: 3000, high: 3000 },
    yieldPercent: 4,
  })
})

test('tells a price list by the span of its units and what they come to together', () => {
  const units = [unit('WE 1', 240_000, 60), unit('WE 2', 350_000, 70)]
  const list = { ...FLAT, kaufpreis: null, wohnflaeche: null }
  expect(ratiosOf(list, units)).toMatchObject({
    of: 'einheiten',
    euro: 590_000,
    areaM2: 130,
    perM2: { low: 4000, high: 5000 },
  })
  expect(ratiosOf(list, [...units, unit('WE 3', null, 55)])).toBeNull()
})
