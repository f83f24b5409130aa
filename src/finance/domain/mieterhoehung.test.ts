import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { untilReached } from './mieterhoehung.ts'

const day = calendarDate('2026-11-26')

// 6.480 → 7.452 → 8.569,80 → 9.855,27: 3 × (3.520 + 2.548 + 1.430,20 + 144,73).
test.each([
  [6_480, 10_000, true, 12, 22_928.79],
  // 6.480 → 7.776 → 9.331,20: 3 × (3.520 + 2.224 + 668,80).
  [6_480, 10_000, false, 9, 19_238.4],
  [9_900, 10_000, true, 3, 300],
  [10_000, 10_000, true, 0, 0],
  [12_000, 10_000, true, 0, 0],
  [0, 10_000, true, 0, 0],
])('from %i € to %i € a year (tight: %s) it takes %i years and costs %i €', (rent, local, tight, years, lost) => {
  const found = untilReached(euro(rent), euro(local), tight, day)
  expect([found.years, inEuro(found.lost)]).toEqual([years, lost])
})
