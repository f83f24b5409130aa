import { describe, expect, test } from 'vitest'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { lightAt } from './lightAt.ts'

const rating = (green: number | null, yellow: number | null) =>
  ({
    tippingPoints: [
      { light: 'grün', price: green, sentence: '' },
      { light: 'gelb', price: yellow, sentence: '' },
    ],
  }) as unknown as AnalysisJson['rating']

describe('the Ampel at another price', () => {
  test.each([
    [200_000, 'grün'],
    [200_001, 'gelb'],
    [260_000, 'gelb'],
    [260_001, 'rot'],
  ] as const)('of %d € is %s', (price, light) => {
    expect(lightAt(rating(200_000, 260_000), price)).toBe(light)
  })

  test('is never green where something must be settled first', () => {
    expect(lightAt(rating(null, 260_000), 1)).toBe('gelb')
  })

  test('stays that of the report where it does not hang on the price', () => {
    expect(lightAt(rating(null, null), 1)).toBeNull()
    expect(lightAt(null, 1)).toBeNull()
  })
})
