import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, euro, inEuro, subtract } from '#kernel/money.ts'
import { ALL_LAENDER } from '#reference/laender.ts'
import { type Bid, bidCosts, bidLimits, highestBid } from './zwangsversteigerung.ts'

const day = calendarDate('2026-11-22')
const BID: Bid = {
  bid: euro(190_000),
  verkehrswert: euro(300_000),
  rights: euro(20_000),
  taxed: euro(20_000),
  land: 'NW',
  days: 60,
}

describe('deals.md, forced auction in NRW: Verkehrswert 300.000 €, a right of 20.000 € stays, bid 190.000 €', () => {
  test('5/10, 7/10 and security (§§ 85a, 74a, 68 ZVG)', () => {
    const { haelfte, siebenZehntel, sicherheit } = bidLimits(BID.verkehrswert, day)
    expect([haelfte, siebenZehntel, sicherheit].map(part => inEuro(part.amount))).toEqual([150_000, 210_000, 30_000])
  })

  test('tax on bid and right, half a court fee, the register by the Verkehrswert, 4 % for 60 days; no notary', () => {
    const { parts, amount } = bidCosts(BID, day)
    expect(parts.map(part => inEuro(part.amount))).toEqual([13_650, 1_124, 635, 1_249.32])
    expect(inEuro(add(BID.bid, amount))).toBe(206_658.32)
    expect(inEuro(add(add(BID.bid, amount), BID.rights))).toBe(226_658.32)
    expect(parts.map(({ label }) => label).join()).not.toMatch(/Notar|Makler/)
  })

  test('the highest bid leaves nothing over, and 500 € more are too much', () => {
    const { bid: _, ...rest } = BID
    const worth = euro(260_000)
    const highest = highestBid(worth, euro(10_000), rest, day)!
    const cost = (bid: typeof highest) => add(add(bid, rest.rights), bidCosts({ ...rest, bid }, day).amount)
    expect(subtract(euro(250_000), cost(highest)).cents).toBeGreaterThanOrEqual(0)
    expect(cost(add(highest, euro(500))).cents).toBeGreaterThan(euro(250_000).cents)
  })
})

test.each([
  [500, 40],
  [2_000, 103],
  [50_000, 638],
  [200_000, 2_038],
  [210_000, 2_248],
  [500_000, 4_138],
  [600_000, 4_558],
])('§ 34 GKG: the fee for %s € is %s €, half of it for the Zuschlag', (value, fee) => {
  const { parts } = bidCosts({ ...BID, bid: euro(value), rights: euro(0), taxed: euro(0) }, day)
  expect(inEuro(parts[1]!.amount)).toBe(fee / 2)
})

test('a worth that the rights alone use up allows no bid', () => {
  expect(highestBid(euro(15_000), euro(0), { ...BID }, day)).toBeNull()
})

test('a higher worth never allows a lower bid, and no bid costs more than the worth', () => {
  const worths = fc.tuple(fc.integer({ min: 20_000, max: 3_000_000 }), fc.integer({ min: 0, max: 500_000 }))
  fc.assert(
    fc.property(worths, fc.constantFrom(...ALL_LAENDER, null), ([worth, more], land) => {
      const at = (amount: number) => highestBid(euro(amount), euro(0), { ...BID, land }, day)?.cents ?? 0
      expect(at(worth + more)).toBeGreaterThanOrEqual(at(worth))
      expect(at(worth)).toBeLessThan(euro(worth).cents)
    }),
    { numRuns: 100 },
  )
})
