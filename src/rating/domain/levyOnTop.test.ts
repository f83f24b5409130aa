import { expect, test } from 'vitest'
import { euro, inEuro } from '#kernel/money.ts'
import { verdictAt } from './verdict.ts'
import { SOUND, WORTH } from './verdict.fixture.ts'

const worth = { ...WORTH, beside: euro(18_000), plain: euro(280_000) }
const LEVY = { id: 'weg-sonderumlage', sentence: 'Die Umlage ist abgezogen.', change: euro(18_000) } as const
const at = (price: number, counted: typeof SOUND.counted = [LEVY]) => {
  const { id, light, limit, sentence } = verdictAt(euro(price), { ...SOUND, worth, counted })
  return { id, light, limit: limit && inEuro(limit), sentence }
}

test('a decided levy that only the margin above the middle holds comes off the price', () => {
  expect(at(280_000)).toMatchObject({ id: 'weiterverfolgen', light: 'grün', limit: 280_000 })
  // The middle, and never more off than the levy.
  expect(at(290_000)).toMatchObject({ id: 'nur-bis', light: 'gelb', limit: 280_000 })
  expect(at(300_000)).toMatchObject({ id: 'nur-bis', light: 'gelb', limit: 282_000 })
  expect(at(290_000).sentence).toMatch(/^Nur bis 280\.000.*18\.000\u00a0€ Sonderumlage.*vom Preis herunter/u)
})

test.each([
  [290_000, 'derselbe Weg von der Mitte der Schätzung aus, abgerundet', 280_000],
  [300_000, '300.000 € − 18.000 € Sonderumlage, abgerundet', 282_000],
])('the way from what is right to the limit at %d', (price, formula, amount) => {
  const { lessLevy } = verdictAt(euro(price), { ...SOUND, worth, counted: [LEVY] })
  expect(lessLevy?.formula.replaceAll('\u00a0', ' ')).toBe(formula)
  expect(lessLevy?.amount).toEqual(euro(amount))
})

test('a levy of no weight, one that is only possible, and other sums leave the price as it is', () => {
  for (const counted of [
    [{ ...LEVY, change: euro(900) }],
    [{ ...LEVY, change: null }],
    [{ ...LEVY, id: 'weg-ruecklage' as const }],
  ])
    expect(at(290_000, counted)).toMatchObject({ id: 'weiterverfolgen', limit: 290_000 })
})
