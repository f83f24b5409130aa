import fc from 'fast-check'
import { expect, test } from 'vitest'
import { euro, inEuro, type Money } from '#kernel/money.ts'
import type { Obstacle, Rating } from './rate.ts'
import { tippingPoints } from './tippingPoints.ts'

type Judged = Pick<Rating, 'light' | 'score' | 'obstacles'>

/** Green up to one price, yellow up to the other, red above; each call is written down. */
function engine(green: number, yellow: number, obstacles: readonly Obstacle[] = [], calls: number[] = []) {
  return (price: Money): Judged => {
    const amount = inEuro(price)
    calls.push(amount)
    if (amount <= green) return { light: 'grün', score: 80, obstacles }
    return amount <= yellow ? { light: 'gelb', score: 55, obstacles } : { light: 'rot', score: 39, obstacles }
  }
}

const pricesOf = (points: ReturnType<typeof tippingPoints>) => points.map(({ price }) => price && inEuro(price))

test.each([
  ['not yet green', 312_000, 405_000, 349_000, [312_000, 405_000]],
  ['green already', 360_000, 405_000, 349_000, [360_000, 405_000]],
  ['between two steps', 312_400, 405_400, 349_000, [312_000, 405_000]],
  ['red now', 200_000, 300_000, 349_000, [200_000, 300_000]],
  ['green at the lowest price only', 3_600, 3_600, 349_000, [3_500, 3_500]],
  ['asked between two steps, and green up to there', 349_300, 349_300, 349_300, [349_300, 349_300]],
  ['asked between two steps, and not green any more', 349_200, 500_000, 349_300, [349_000, 500_000]],
  ['never', 0, 0, 349_000, [null, null]],
  ['always', 1e9, 1e9, 349_000, [523_500, 523_500]],
  ['cheap as a garage', 2_000, 2_500, 2_300, [2_000, 2_500]],
])('%s', (_, green, yellow, asked, expected) => {
  expect(pricesOf(tippingPoints(engine(green, yellow), euro(asked)))).toEqual(expected)
})

test('the sentences say what the buyer must know', () => {
  const sentences = (green: number, yellow: number, asked: number, obstacles: Obstacle[] = []) =>
    tippingPoints(engine(green, yellow, obstacles), euro(asked)).map(({ sentence }) => sentence)
  expect(sentences(312_000, 600_000, 349_000)).toEqual([
    'Grün bis 312.000\u00a0€. Das sind 37.000\u00a0€ (10,6\u00a0%) weniger als gefordert.',
    'Mindestens gelb auch noch bei 523.500\u00a0€: Am Preis hängt es nicht.',
  ])
  expect(sentences(349_000, 405_000, 349_000)).toEqual([
    'Grün bis 349.000\u00a0€: genau bis zum geforderten Preis.',
    'Mindestens gelb bis 405.000\u00a0€; der geforderte Preis von 349.000\u00a0€ liegt darunter.',
  ])
  expect(sentences(0, 0, 349_000, [{ rule: 'knockout', sentence: 'Im Haus ist ein Wohnrecht.' }])).toEqual([
    'Kein Preis macht die Ampel grün. Im Haus ist ein Wohnrecht.',
    'Kein Preis macht die Ampel gelb. Im Haus ist ein Wohnrecht.',
  ])
  expect(sentences(0, 600_000, 349_000, [{ rule: 'evidence', sentence: 'Erst 20 % sind belegt.' }])[0]).toBe(
    'Kein Preis macht die Ampel grün. Erst 20 % sind belegt.',
  )
  expect(sentences(0, 600_000, 349_000)[0]).toBe(
    'Kein Preis macht die Ampel grün. Auch günstiger gekauft wiegen die übrigen Befunde zu schwer: 55 statt 70 Punkte.',
  )
})

test('a price so low that it counts against the offer does not hide the green prices above it', () => {
  const cheap = (price: Money): Judged =>
    inEuro(price) < 200_000 ? { light: 'gelb', score: 60, obstacles: [] } : engine(312_000, 400_000)(price)
  expect(pricesOf(tippingPoints(cheap, euro(349_000)))).toEqual([312_000, 400_000])
})

test.each([null, euro(0), euro(300)])('without a price there is nothing to search (%o)', asking => {
  expect(tippingPoints(engine(1, 2), asking)).toEqual([])
})

test('each price found has its light, the next step has not, and the engine is asked seldom', () => {
  const price = fc.integer({ min: 1_000, max: 5_000_000 })
  fc.assert(
    fc.property(price, price, price, (asked, one, other) => {
      const [green, yellow] = [Math.min(one, other), Math.max(one, other)]
      const calls: number[] = []
      const points = tippingPoints(engine(green, yellow, [], calls), euro(asked))
      expect(new Set(calls).size).toBe(calls.length)
      expect(calls.length).toBeLessThanOrEqual(asked <= 1_000_000 ? 27 : 32)
      points.forEach((point, index) => {
        const limit = index === 0 ? green : yellow
        // The lowest rung is a step of its own: 1 % of the asked price, at least 500 €.
        if (point.price === null) {
          expect(limit).toBeLessThan(asked / 100 + 500)
          return
        }
        const found = inEuro(point.price)
        expect(found).toBeLessThanOrEqual(limit)
        const top = Math.floor(Math.floor(asked / 500) * 1.5) * 500
        if (found < top) expect(found + 500).toBeGreaterThan(limit)
      })
    }),
    { numRuns: 1000 },
  )
})
