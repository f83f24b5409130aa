import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, ZERO } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import { limitStep } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { heldToRefurbished } from './heldToRefurbished.ts'

const DAY = calendarDate('2026-11-28')
const WORTH = {
  ...{ ceiling: euro(180_000), prudent: euro(170_000), best: euro(240_000) },
  ...{ limitedBy: 'schaetzung', steps: { candidates: [], further: [] }, afterWorks: null, untouched: null },
  ...{ unnamed: null, open: [] },
} as Worth
const SOLD = { high: 2_700, low: 2_700, per: 'm²', isRefurbished: true, year: 2026 } as Comparison
const WORKS = {
  works: [limitStep('Bad', '', euro(30_000))],
  ...{ repairs: [], parking: ZERO, burden: ZERO },
}
const FREE = { numbers: { wohnflaeche: 60 }, deal: null, vermietet: false } as unknown as Offer

test('who has still to pay the works pays no more than refurbished homes bring, less them', () => {
  const held = heldToRefurbished(WORTH, [SOLD], WORKS, FREE, DAY)
  expect(held).toMatchObject({ ceiling: euro(132_000), limitedBy: 'saniert', best: euro(162_000) })
  expect(heldToRefurbished(WORTH, [SOLD], { ...WORKS, burden: euro(5_000) }, FREE, DAY)).toMatchObject({
    ceiling: euro(127_000),
  })
})

test('it says nothing of a home without works, of one whose tenant stays, or years later', () => {
  expect(heldToRefurbished(WORTH, [SOLD], { ...WORKS, works: [] }, FREE, DAY)).toBe(WORTH)
  expect(heldToRefurbished(WORTH, [SOLD], WORKS, { ...FREE, vermietet: true }, DAY)).toBe(WORTH)
  expect(heldToRefurbished(WORTH, [{ ...SOLD, year: 2021 }], WORKS, FREE, DAY)).toBe(WORTH)
  expect(heldToRefurbished(WORTH, [{ ...SOLD, high: 4_000 }], WORKS, FREE, DAY)).toBe(WORTH)
  expect(heldToRefurbished(WORTH, [{ ...SOLD, per: 'object' }], WORKS, FREE, DAY)).toBe(WORTH)
})
