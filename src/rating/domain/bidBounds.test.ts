import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, subtract, sum, ZERO } from '#kernel/money.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import { levyOf } from '#finance/domain/plan/levy.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import { bidBounds } from './bidBounds.ts'
import { heldToSales } from './heldToSales.ts'

const evidence = { page: 1, quote: 'so', box: [0, 0, 1, 1] as const }
const SOLD: Comparison = {
  low: 128_000,
  high: 139_000,
  per: 'object',
  isSameHouse: true,
  isNextDoor: false,
  isTwin: false,
  isAlike: false,
  ownGround: false,
  year: null,
  evidence,
}
const LEVY: StatedLevy = { own: 21_400, payer: null, due: null, fromWhole: null, isProposed: true, evidence }
const home = { communityLoan: null } as unknown as MoneyBase['home']
const MONEY = { levy: levyOf([], [LEVY]), pricedWorks: [], day: calendarDate('2026-11-25'), home }
const ROOF = { subject: 'dach' as const, amount: 30_000, isNet: false, needed: true, inFlat: true }
const NO_OBJECT = { object: null }
const asked = euro(158_900)

test('what comes on top by the exposé is taken off the asked price, with its quote', () => {
  const [bound, ...more] = bidBounds(
    asked,
    { ...NO_SUMS, levies: [LEVY] },
    { ...MONEY, pricedWorks: [ROOF] },
    NO_OBJECT,
  )
  expect(more).toEqual([])
  expect(bound).toMatchObject({ reason: 'costs', price: euro(107_500) })
  expect(sum(bound!.parts.map(({ amount }) => amount))).toEqual(subtract(asked, bound!.price))
  expect(bound!.parts[0]?.evidence).toEqual([evidence])
})

test('what the seller pays takes nothing off', () => {
  const levies = [{ ...LEVY, payer: 'seller' as const }]
  expect(bidBounds(asked, { ...NO_SUMS, levies }, { ...MONEY, levy: levyOf([], levies) }, NO_OBJECT)).toEqual([])
})

test('works that cost more than the home leave no price below 0', () => {
  const roof = { ...ROOF, amount: 200_000 }
  expect(bidBounds(asked, NO_SUMS, { ...MONEY, pricedWorks: [roof] }, NO_OBJECT)).toMatchObject([{ price: euro(0) }])
})

test('sales of the same house bound a dearer price, and no cheaper one', () => {
  const sums = { ...NO_SUMS, comparisons: [SOLD] }
  expect(bidBounds(asked, sums, MONEY, NO_OBJECT)).toMatchObject([{ reason: 'sales', price: euro(139_000) }])
  expect(bidBounds(euro(120_000), sums, MONEY, NO_OBJECT)).toEqual([])
  expect(bidBounds(asked, { ...NO_SUMS, comparisons: [{ ...SOLD, isSameHouse: false }] }, MONEY, NO_OBJECT)).toEqual([])
  expect(bidBounds(asked, { ...NO_SUMS, comparisons: [{ ...SOLD, per: 'm²' }] }, MONEY, NO_OBJECT)).toEqual([])
})

test('the highest right price is no more than was paid in the same house', () => {
  const amounts = { ceiling: euro(150_000), prudent: euro(145_000), best: euro(160_000) }
  const worth: Worth = {
    ...amounts,
    limitedBy: 'schaetzung',
    steps: NO_STEPS,
    afterWorks: null,
    untouched: null,
    unnamed: null,
    open: [],
  }
  const sold = euro(139_000)
  const day = calendarDate('2026-11-22')
  expect(heldToSales(worth, [SOLD], ZERO, day)).toMatchObject({ ceiling: sold, prudent: sold, limitedBy: 'verkauf' })
  expect(heldToSales(worth, [{ ...SOLD, high: 155_000 }], ZERO, day)).toBe(worth)
  expect(heldToSales(worth, [SOLD, { ...SOLD, high: 155_000 }], ZERO, day)).toBe(worth)
  // A sale of an earlier year was made in a market of its own.
  const soldIn = (year: number) => heldToSales(worth, [{ ...SOLD, year }], ZERO, day)
  expect([2026, 2025].map(year => soldIn(year)?.ceiling)).toEqual([sold, euro(145_000)])
  // The neighbours bought before the levy was decided: who pays it on top may pay the less for the flat.
  expect(heldToSales(worth, [SOLD], euro(17_422), day)).toMatchObject({ ceiling: euro(121_000), limitedBy: 'verkauf' })
})
