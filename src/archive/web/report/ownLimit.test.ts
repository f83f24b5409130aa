import { expect, test } from 'vitest'
import { ownLimit } from './ownLimit.ts'

type Given = Parameters<typeof ownLimit>[0]

function limitBeside(named: number | undefined, most: number, verdict = 'weiterverfolgen'): string {
  const given = {
    negotiation: {
      ladder: { erstgebot: { price: most - 1 }, schmerzgrenze: { price: most }, ziel: { reduction: 1 } },
    },
    verdict: { id: verdict, points: [] },
    price: { asking: 549_000 },
    rating: { tippingPoints: [{ light: 'grün', price: 563_000, sentence: '', ...(named && { names: [named] }) }] },
  }
  return ownLimit(given as unknown as Given)
}

test('more than what is asked is right: nobody bids it', () => {
  expect(limitBeside(563_000, 549_000)).toMatch(
    /^Ihr Gebot bleibt trotzdem bei höchstens 549\.000\s€: Mehr ist nicht gefordert/u,
  )
})

test('something is open: until then less is bid than what is right', () => {
  expect(limitBeside(540_000, 500_000, 'erst-klaeren')).toMatch(/höchstens 500\.000\s€, bis geklärt ist/u)
})

test('nothing is open but the price: what comes on top of it makes the limit', () => {
  expect(limitBeside(540_000, 500_000, 'nur-bis')).toMatch(/höchstens 500\.000\s€: Mehr ist nach unserer Rechnung/u)
})

test('a limit that is named already, or where nothing is bid, is not told again', () => {
  expect(limitBeside(500_000, 500_000)).toBe('')
  expect(limitBeside(540_000, 500_000, 'nicht')).toBe('')
})

test('a report kept before its sentences told their limits tells it', () => {
  expect(limitBeside(undefined, 500_000)).toMatch(/höchstens 500\.000\s€/u)
})
