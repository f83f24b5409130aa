import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { tippingPoints } from './tippingPoints.ts'
import type { OfferVerdict } from './verdict.ts'

const OPEN: OfferVerdict = {
  id: 'nur-bis',
  light: 'gelb',
  because: 'price',
  sentence: 'Nur bis.',
  limit: null,
  points: [],
}
const KNOCKOUT: OfferVerdict = { ...OPEN, id: 'nicht', light: 'rot', because: 'knockout', sentence: 'Nicht kaufen.' }
const limits = (green: number | null, yellow: number | null) => {
  return { green: green === null ? null : euro(green), yellow: yellow === null ? null : euro(yellow) }
}
const NBSP = '\u00a0'

test.each([
  [
    limits(228_300, 320_700),
    250_000,
    OPEN,
    [228_000, 320_500],
    [
      `Grün bis 228.000${NBSP}€. Das sind 22.000${NBSP}€ (8,8${NBSP}%) weniger als gefordert.`,
      `Mindestens gelb bis 320.500${NBSP}€; der geforderte Preis von 250.000${NBSP}€ liegt darunter.`,
    ],
  ],
  [
    limits(250_000, 300_000),
    250_000,
    OPEN,
    [250_000, 300_000],
    [`Grün bis 250.000${NBSP}€: genau bis zum geforderten Preis.`, /./],
  ],
  [limits(null, 300_000), 250_000, OPEN, [null, 300_000], ['Kein Preis macht die Ampel grün. Nur bis.', /./]],
  [
    limits(null, null),
    250_000,
    KNOCKOUT,
    [null, null],
    ['Kein Preis macht die Ampel grün. Nicht kaufen.', 'Kein Preis macht die Ampel gelb. Nicht kaufen.'],
  ],
] as const)(
  'green and yellow tip in steps of 500 € and say what that means, case %#',
  (given, asked, verdict, prices, sentences) => {
    const found = tippingPoints(given, euro(asked), verdict, null)
    expect(found.map(({ light }) => light)).toEqual(['grün', 'gelb'])
    expect(found.map(({ price }) => price && price.cents / 100)).toEqual(prices)
    found.forEach(({ sentence }, index) => expect(sentence).toMatch(sentences[index]!))
  },
)

test('who is told a limit is told no second one: where the light changes stands beside it as a share', () => {
  const told = (limit: number, green: number, yellow: number, asked = 250_000) =>
    tippingPoints(limits(green, yellow), euro(asked), OPEN, euro(limit)).map(({ sentence }) => sentence)
  const sums = (sentences: readonly string[]) => new Set(sentences.join(' ').match(/\d[\d.]*\u00a0€/gu))
  const [green, yellow] = told(240_000, 252_000, 320_000)
  expect(green).toMatch(
    /^Grün ist die Ampel bis zu unserer Grenze von 240\.000\u00a0€ und 5\u00a0% darüber.* liegt nicht/u,
  )
  expect(yellow).toMatch(/^Rot wird die Ampel mehr als 33,3\u00a0% über unserer Grenze von 240\.000\u00a0€/u)
  expect(sums(told(240_000, 252_000, 320_000))).toEqual(new Set([`240.000${NBSP}€`, `250.000${NBSP}€`]))
  // What is open takes the green lower: still no second sum.
  expect(told(240_000, 192_000, 320_000)[0]).toMatch(
    /erst ab 20\u00a0% unter unserer Grenze von 240\.000.* liegt darüber/u,
  )
  expect(sums(told(240_000, 192_000, 320_000))).toEqual(new Set([`240.000${NBSP}€`, `250.000${NBSP}€`]))
})

test.each([
  ['a levy comes on top of the price', 179_000, 179_000, 163_000, 163_000],
  ['something open holds it back', 196_000, 209_000, 186_000, 186_000],
  ['no more than is asked is paid', 240_000, 200_000, 200_000, 240_000],
  ['the verdict names what is right', 90_000, 265_000, 90_000, 90_000],
  ['the verdict names none', 90_000, 265_000, null, 90_000],
])('names the limit of the verdict: %s', (_, right, asked, limit, told) => {
  const verdict: OfferVerdict = { ...OPEN, limit: limit === null ? null : euro(limit) }
  const found = tippingPoints(limits(told, 320_000), euro(asked), verdict, euro(right))
  expect(found.flatMap(({ names }) => names)).toEqual([euro(told), euro(told)])
})

test('nothing tips without a price, or without an estimate', () => {
  expect(tippingPoints(limits(1, 2), null, OPEN, null)).toEqual([])
  expect(tippingPoints(limits(null, null), euro(250_000), OPEN, null)).toEqual([])
})

test('the limit that a sentence names is told beside it', () => {
  const named = (green: number | null, right: number | null, limit: number | null) =>
    tippingPoints(
      limits(green, 320_000),
      euro(250_000),
      { ...OPEN, limit: limit === null ? null : euro(limit) },
      right === null ? null : euro(right),
    )[0]?.names.map(({ cents }) => cents / 100)
  expect(named(228_300, null, null)).toEqual([228_000])
  expect(named(252_000, 240_000, null)).toEqual([240_000])
  expect(named(null, 240_000, 230_000)).toEqual([230_000])
})
