import { describe, expect, test } from 'vitest'
import type { Analysis } from '../reportData.ts'
import { priceScale } from './priceScale.ts'

const analysis = (asking: number | null, limit: number | null, bid: number | null) =>
  ({
    price: { asking, estimate: { low: 100_000, mid: 120_000, high: 140_000 } },
    negotiation: bid === null ? null : { ladder: { erstgebot: { price: bid } } },
    verdict: { limitEuro: limit },
  }) as unknown as Analysis

describe('the drawing of the price', () => {
  test('keeps the order of the prices and everything on the line', () => {
    const scale = priceScale(analysis(180_000, 125_000, 110_000), 0.2)
    expect(scale?.marks.map(({ id }) => id)).toEqual(['erstgebot', 'hoechstens', 'gefordert'])
    const places = [...(scale?.marks ?? []), scale?.low, scale?.high].map(one => one?.at ?? -1)
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(Math.max(...places)).toBeLessThan(1)
    expect(scale?.title).toBe('Der Preis liegt über der ganzen Spanne')
  })

  test('says where there is no price, and draws nothing without an estimate', () => {
    expect(priceScale(analysis(null, null, null), 0.2)).toMatchObject({
      marks: [],
      title: expect.stringMatching(/^Wir schätzen/) as string,
    })
    expect(priceScale({ price: null } as unknown as Analysis, 0.2)).toBeNull()
  })
})
