import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import type { Part } from '../part.ts'
import { exactly } from '../range.ts'
import { type EndingRent, endingNote, lastingRent, rentBesideLasting } from './endingRent.ts'

const TODAY = calendarDate('2026-11-22')
const year = (amount: number): Part => ({
  label: 'Jahresnettokaltmiete',
  amount: euro(amount),
  formula: '',
  source: 'Angabe im Exposé',
  basis: 'law',
})
/** A house of flats for 1.885 € a month with a bakery for 1.150 €, whose lease ends on 31 August 2027. */
const HOUSE = exactly(year(36_420))
const SHOP: EndingRent = { end: calendarDate('2027-08-31'), lost: euro(1_150), follows: null }
/** A flat for 600 € until the same day; the market pays 720 € (660 to 780). */
const FLAT = exactly(year(7_200))
const NOTICE: EndingRent = {
  ...SHOP,
  lost: euro(600),
  follows: { low: year(7_920), mid: year(8_640), high: year(9_360) },
}

/** One flat of a house for 318 € until 31 January 2027; the market pays 3,672 € a year for it. */
const ONE_OF: EndingRent = { end: calendarDate('2027-01-31'), lost: euro(318), follows: null, relets: year(3_672) }

const amounts = (today: typeof HOUSE, ending: EndingRent) => {
  const lasting = lastingRent(today, ending)
  if (!lasting.ok) return lasting.failure
  return [lasting.value.low, lasting.value.mid, lasting.value.high].map(part => inEuro(part.amount))
}

test('a shop that may stand empty leaves the rent of the flats: 36.420 € − 12 × 1.150 € = 22.620 €', () => {
  expect(amounts(HOUSE, SHOP)).toEqual([22_620, 22_620, 36_420])
  const lasting = lastingRent(HOUSE, SHOP)
  expect(lasting.ok && lasting.value.mid.formula).toBe('36.420\u00a0€ − 12 × 1.150\u00a0€')
})

test('the rent of a flat under notice is out of the coming year: 28.266 € − 12 × 318 € = 24.450 €', () => {
  expect(amounts(exactly(year(28_266)), ONE_OF)).toEqual([24_450, 24_450, 28_266])
  expect(endingNote(ONE_OF)).toContain('ohne sie')
})

test('a flat is let again at the rent of the market, whether that is more or less than today', () => {
  expect(amounts(FLAT, NOTICE)).toEqual([7_920, 8_640, 9_360])
  const cheaper = { ...NOTICE, follows: { low: year(6_000), mid: year(6_600), high: year(7_000) } }
  expect(amounts(FLAT, cheaper)).toEqual([6_000, 6_600, 7_200])
})

test('where all rent ends and nobody knows what follows, there is no figure but a reason', () => {
  expect(amounts(exactly(year(13_800)), SHOP)).toContain('endet am 31.08.2027')
  // 12 × 624,58 € are 7.494,96 €: the four cents to the printed 7.495 € are no rent.
  expect(amounts(exactly(year(7_495)), { ...SHOP, lost: euro(624.58) })).toContain('endet am 31.08.2027')
})

// November to August are nine months.
test.each([
  ['the shop pays nine months of the first year', SHOP, 1, 10_350],
  ['and none of the second', SHOP, 2, 0],
  ['the flat pays nine months, three stand empty: 9 × 600 € − 8.640 €', NOTICE, 1, -3_240],
  ['three more of the second year are empty', NOTICE, 2, -2_160],
  ['from the third on it pays what the market pays', NOTICE, 3, 0],
  ['a flat under notice pays two months, and is let again for four', ONE_OF, 1, 2 * 318 + 4 * 306],
  ['and for all of the second year', ONE_OF, 2, 3_672],
  ['an insolvent tenant pays nothing from today on', { ...SHOP, end: TODAY }, 1, 0],
] as const)('%s', (_name, ending, at, beside) => {
  expect(inEuro(rentBesideLasting(ending, TODAY, at))).toBe(beside)
})

test('says what is calculated', () => {
  expect(endingNote(SHOP)).toMatch(/1\.150\u00a0€ Miete im Monat enden am 31\.08\.2027.*was dann bleibt/u)
  expect(endingNote(NOTICE)).toContain('6 Monaten Leerstand')
})
