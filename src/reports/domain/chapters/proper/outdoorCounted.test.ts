import { expect, test } from 'vitest'
import type { Assessment } from '#rating/domain/assess.ts'
import { outdoorCounted } from './outdoorCounted.ts'

const PLACE = { page: 2, quote: 'Dachterrasse ca. 46 m²' }

const told = (share: number | null) =>
  outdoorCounted({
    offer: {
      kind: 'Wohnung',
      facts: { terrasse: { value: true, evidence: [PLACE] } },
      numbers: { wohnflaeche: 141.6, kaufpreis: 1_125_000 },
    },
    sums: { outdoorShare: share === null ? null : { share, evidence: PLACE } },
    appraisal: { parking: { price: { cents: 5_600_000 }, included: true } },
  } as unknown as Assessment).map(({ title, text }) => `${title} | ${text}`)

test('a terrace whose share is not told is a question', () => {
  expect(told(null)[0]).toContain('Dachterrasse mit 46\u00a0m²: Wie viel davon steckt in den 141,6\u00a0m²')
})

test('one of which the half is counted makes the flat smaller by the usual quarter, and its price per m² higher', () => {
  // 141,6 − 46 × 1/4 = 130,1 m²; (1.125.000 − 56.000) ÷ 130,1 = 8.217 €
  expect(told(0.5)[0]).toMatch(
    /stecken davon 23\u00a0m².*130,1\u00a0m²; je m² sind das 8\.217\u00a0€ statt 7\.549\u00a0€/u,
  )
  expect(told(1)[0]).toContain('Erlaubt ist höchstens die Hälfte')
})

test('what is counted as usual needs no word', () => {
  expect(told(0.25)).toEqual([])
  expect(told(0)).toEqual([])
})
