import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Page } from '#reading/domain/page.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const LINES = [
  '# Schöne Eigentumswohnung zum Kauf',
  '',
  'Objektart | Etagenwohnung',
  'Kaufpreis | 229.000 €',
  'Wohnfläche | 60 m²',
  'Baujahr | 1988',
  'Zimmer | 2',
]

/** The page as if the recognition were so sure of one of its words. */
function recognised(text: string, confidence: number): Page {
  const whole = page(LINES)
  for (const { lines } of whole.blocks)
    for (const { segments } of lines)
      for (const { words } of segments) for (const word of words) if (word.text === text) word.confidence = confidence
  return whole
}

const read = (text: string, confidence: number) => extract([recognised(text, confidence)], calendarDate('2026-11-22'))

test('a figure that the recognition guessed is a sighting, no fact', () => {
  const { facts, sighted } = read('229.000', 0.3)
  expect(facts?.kaufpreis).toBeNull()
  expect(sighted.kaufpreis?.[0]).toMatchObject({ page: 1, quote: 'Kaufpreis 229.000 €' })
  expect(facts?.wohnflaeche?.value).toBe(60)
})

test('a figure that was recognised fairly well is a fact', () => {
  const { facts, sighted } = read('229.000', 0.62)
  expect(facts?.kaufpreis?.value).toBe(229_000)
  expect(sighted.kaufpreis).toBeUndefined()
})
