import { expect, test } from 'vitest'
import { fieldValue } from './fieldValue.ts'
import { locate } from './locate.ts'
import { offerWith } from './offer.fixture.ts'

const REFUSED = {
  page: 1,
  quote: 'Eine Voranfrage wurde mit Verweis auf § 35 BauGB abgelehnt.',
  box: [0, 0, 1, 1],
} as const
const PLOT = offerWith({ objektart: 'Grundstück', grundstuecksflaeche: 1450, kaufpreis: 72_000 })
const TEMPLIN = locate({ plz: '17268', ort: 'Templin' })

function mid(bodenrichtwert: number | null, location = TEMPLIN): number | null {
  const land =
    bodenrichtwert === null ? null : { value: bodenrichtwert, source: 'Bodenrichtwert laut Exposé', byOperator: false }
  const found = fieldValue(PLOT, location, land, REFUSED)
  return found && found.valued.estimate.range.mid
}

test('what was refused outside is a meadow, whatever is paid for land to build on', () => {
  expect(mid(45)).toBe(5_000)
  expect(mid(450)).toBe(5_000)
  expect(mid(null)).toBe(5_000)
})

test('where even land to build on is cheap, garden brings a tenth of it at most', () => {
  expect(mid(8)).toBe(1_000)
})

test('without its place nobody knows what fields cost there', () => {
  expect(mid(45, null)).toBeNull()
})
