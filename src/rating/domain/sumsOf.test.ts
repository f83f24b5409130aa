import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import { levyPoints } from './sumsOf.ts'

const NOTHING_DUE = { levy: { due: null, note: null } }
const PROPOSED: StatedLevy = {
  own: 25_092,
  payer: null,
  due: null,
  fromWhole: { whole: 612_000, share: { numerator: 41, denominator: 1_000 } },
  isProposed: true,
  evidence: { page: 2, quote: 'einen Rahmen von 612.000 €', box: [1, 2, 3, 4] },
}

test('what a community is still to vote on is put before the price with the share of this flat, as worked out', () => {
  const [point] = levyPoints({ ...NO_SUMS, levies: [PROPOSED] }, NOTHING_DUE)
  expect(point?.change).toEqual(euro(25_092))
  expect(point?.sentence).toMatch(/612\.000\u00a0€ soll die Gemeinschaft erst abstimmen.*41\/1\.000.*25\.092\u00a0€/u)
  expect(levyPoints(NO_SUMS, NOTHING_DUE)).toEqual([])
})
