import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import type { SurvivingRight } from '#extraction/domain/deal/soldByCourt.ts'
import { bidLimits } from '#finance/domain/zwangsversteigerung.ts'
import { isBelowHalf, leastBidOf } from './leastBid.ts'
import { takenOverOf } from './takenOver.ts'

const day = calendarDate('2026-11-27')
const right = (byCourt: number | null, appraised: number | null = null): SurvivingRight => {
  return { kind: 'wohnungsrecht', byCourt, appraised, evidence: [] }
}

function least(verkehrswert: number, rights: readonly SurvivingRight[]) {
  const takenOver = takenOverOf({ rights }, day)
  return leastBidOf(bidLimits(euro(verkehrswert), day), takenOver)
}

test.each([
  ['a right counts towards both limits', 124_000, [right(46_800)], 15_200, 40_000, true],
  ['no right, no less', 180_000, [], 90_000, 126_000, true],
  ["the expert's value where the court names none", 96_000, [right(null, 28_000)], 20_000, 39_200, true],
  ["the court's value before the expert's", 300_000, [right(61_000, 66_000)], 89_000, 149_000, true],
  ['rights add up', 200_000, [right(30_000), right(20_000)], 50_000, 90_000, true],
  ['a right may reach the half alone', 100_000, [right(62_000)], 0, 8_000, true],
  ['a value that is not told leaves both open', 180_000, [right(null)], 90_000, 126_000, false],
  ['one value of two is only the most it can take', 180_000, [right(null), right(10_000)], 80_000, 116_000, false],
] as const)('§§ 74a (1), 85a (1) ZVG: %s', (_, verkehrswert, rights, haelfte, siebenZehntel, isExact) => {
  const told = least(verkehrswert, rights)
  expect([inEuro(told.haelfte), inEuro(told.siebenZehntel), told.isExact]).toEqual([haelfte, siebenZehntel, isExact])
})

test.each([
  ['above it with the right', 58_500, [right(46_800)], true, false],
  ['a bid that reaches it to the euro', 15_200, [right(46_800)], true, false],
  ['below it all the same', 15_000, [right(46_800)], true, true],
  ['below it without a right', 58_500, [], true, true],
  ['a right of unknown value: nobody can say', 58_500, [right(null)], true, false],
  ['limits that hold no more', 15_000, [], false, false],
] as const)('a bid of 5/10: %s', (_, bid, rights, limitsHold, isBelow) => {
  expect(isBelowHalf(euro(bid), { least: least(124_000, rights), limitsHold })).toBe(isBelow)
})
