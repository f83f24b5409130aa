import { describe, expect, test } from 'vitest'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { noScaleTitle, priceScale } from './priceScale.ts'

const analysis = (asking: number | null, limit: number | null, bid: number | null, most = limit, id = 'nur-bis') =>
  ({
    price: { asking, estimate: { low: 100_000, mid: 120_000, high: 140_000 } },
    negotiation:
      bid === null
        ? null
        : { ladder: { erstgebot: { price: bid }, ziel: { reduction: 1 }, schmerzgrenze: { price: most } } },
    verdict: { id, limitEuro: limit, points: [] },
  }) as unknown as AnalysisJson

describe('the drawing of the price', () => {
  test('keeps the order of the prices and everything on the line', () => {
    const scale = priceScale(analysis(180_000, 125_000, 110_000))
    expect(scale?.marks.map(({ id }) => id)).toEqual(['erstgebot', 'hoechstens', 'gefordert'])
    const places = [...(scale?.marks ?? []), scale?.low, scale?.high].map(one => one?.at ?? -1)
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(Math.max(...places)).toBeLessThan(1)
    expect(scale?.title).toBe('Der Preis liegt über der ganzen Spanne')
  })

  test('draws the bid of the steps: never more than is asked, and none where nothing is bid', () => {
    const idsOf = (one: AnalysisJson) => priceScale(one)?.marks.map(({ id, text }) => `${id} ${text}`)
    // Right up to 135.000 €, but asked are 130.000 €.
    expect(idsOf(analysis(130_000, 135_000, 120_000, 128_000))).toEqual([
      'erstgebot 120.000\u00a0€',
      'hoechstens 128.000\u00a0€',
      'gefordert 130.000\u00a0€',
    ])
    expect(idsOf(analysis(130_000, 135_000, 120_000, 130_000))).toEqual([
      'erstgebot 120.000\u00a0€',
      'gefordert 130.000\u00a0€',
    ])
    expect(idsOf(analysis(180_000, 125_000, null, null, 'nicht'))).toEqual([
      'hoechstens 125.000\u00a0€',
      'gefordert 180.000\u00a0€',
    ])
  })

  test.each([
    [99_000, 'Der Preis liegt unter der ganzen Spanne: Klären Sie, warum'],
    [119_000, 'Der Preis liegt in der unteren Hälfte der Spanne'],
    [120_000, 'Der Preis liegt in der Mitte der Spanne'],
    [121_000, 'Der Preis liegt über der Mitte der Spanne'],
    [135_000, 'Der Preis liegt im oberen Viertel der Spanne'],
  ])('says of %d € where they are', (asking, title) => {
    expect(priceScale(analysis(asking, null, null))?.title).toBe(title)
  })

  test.each([
    [119_000, 110_000, 'Der Preis liegt in der Spanne, aber über unserer Grenze'],
    [120_000, 110_000, 'Der Preis liegt in der Spanne, aber über unserer Grenze'],
    [119_000, 119_000, 'Der Preis liegt in der unteren Hälfte der Spanne'],
    [119_000, 125_000, 'Der Preis liegt in der unteren Hälfte der Spanne'],
    [121_000, 110_000, 'Der Preis liegt über der Mitte der Spanne'],
    [99_000, 90_000, 'Der Preis liegt unter der ganzen Spanne: Klären Sie, warum'],
  ])('praises no %d € where no more than %d € is right', (asking, limit, title) => {
    expect(priceScale(analysis(asking, limit, null))?.title).toBe(title)
  })

  test('says where there is no price, and draws nothing without an estimate', () => {
    expect(priceScale(analysis(null, null, null))).toMatchObject({
      marks: [],
      title: expect.stringMatching(/^Wir schätzen/) as string,
    })
    expect(priceScale({ price: null } as unknown as AnalysisJson)).toBeNull()
  })

  test('does not deny above its place the estimates of the units that the head shows', () => {
    const unit = { label: 'WE 1', status: null, facts: {} } as unknown as AnalysisJson['units'][number]
    expect(noScaleTitle({ units: [unit, unit] })).toBe('Für alle Einheiten zusammen gibt es keine Schätzung')
    for (const units of [[], [unit]]) expect(noScaleTitle({ units })).toBe('Für dieses Objekt gibt es keine Schätzung')
  })
})
