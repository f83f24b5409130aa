import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { failedBidOf } from './failedBid.ts'
import { FAILED_BIDS, NO_FAILED_BIDS, NOT_SURVIVING, SURVIVING } from './survivingRights.fixture.ts'
import { survivingRightsOf } from './survivingRights.ts'

const passages = (line: string) => passagesOf([page(['# Amtsgericht Emden, 5 K 3/26', '', line])])

test.each(SURVIVING)('%s: the bidder takes over %j', (line, told) => {
  const rights = survivingRightsOf(passages(line))
  expect(rights.map(({ kind, byCourt, appraised }) => [kind, byCourt, appraised])).toEqual(told)
  for (const { evidence } of rights) expect(evidence.length).toBeGreaterThan(0)
})

test.each(NOT_SURVIVING)('%s: nothing to take over', line => {
  expect(survivingRightsOf(passages(line))).toEqual([])
})

test.each(FAILED_BIDS)('%s: a bid of %i € failed on %s', (line, amount, day) => {
  expect(failedBidOf(passages(line))).toMatchObject({ amount, day })
})

test.each(NO_FAILED_BIDS)('%s: no bid has failed', line => {
  expect(failedBidOf(passages(line))).toBeNull()
})
