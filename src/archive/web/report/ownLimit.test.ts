import { expect, test } from 'vitest'
import { ownLimit } from './ownLimit.ts'

type Given = Parameters<typeof ownLimit>[0]

function limitBeside(named: string, most: number, verdict = 'weiterverfolgen'): string {
  const given = {
    negotiation: {
      ladder: { erstgebot: { price: most - 1 }, schmerzgrenze: { price: most }, ziel: { reduction: 1 } },
    },
    verdict: { id: verdict, points: [] },
    price: { asking: 549_000 },
    rating: { tippingPoints: [{ light: 'grün', price: 563_000, sentence: `Grün ist die Ampel bis zu ${named}.` }] },
  }
  return ownLimit(given as unknown as Given)
}

test('more than what is asked is right: nobody bids it', () => {
  expect(limitBeside('dem höchsten richtigen Preis von 563.000\u00a0€', 549_000)).toMatch(
    /^Ihr Gebot bleibt trotzdem bei höchstens 549\.000\s€: Mehr ist nicht gefordert/u,
  )
})

test('something is open: until then less is bid than what is right', () => {
  expect(limitBeside('unserer Grenze von 540.000\u00a0€', 500_000)).toMatch(/höchstens 500\.000\s€, bis geklärt ist/u)
})

test('a limit that is named already, or where nothing is bid, is not told again', () => {
  expect(limitBeside('unserer Grenze von 500.000\u00a0€', 500_000)).toBe('')
  expect(limitBeside('unserer Grenze von 540.000\u00a0€', 500_000, 'nicht')).toBe('')
})
