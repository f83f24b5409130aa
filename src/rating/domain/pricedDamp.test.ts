import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { StatedWork } from '#finance/domain/plan/statedWorks.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { pricedDampPoints } from './pricedDamp.ts'

const day = calendarDate('2026-11-25')
const work = (subject: StatedWork['subject'], amount: number): StatedWork => ({
  ...{ subject, amount, isNet: false, needed: true, inFlat: false },
})
const WORTH: Worth = {
  ...{ ceiling: euro(500_000), prudent: euro(500_000), best: euro(500_000) },
  ...{ limitedBy: 'schaetzung', steps: NO_STEPS, afterWorks: null, untouched: null, unnamed: null, open: [] },
}
const changes = (works: readonly StatedWork[], worth: Worth | null = WORTH) =>
  pricedDampPoints({ pricedWorks: works, day }, worth).map(({ id, change }) => [id, change])

test('damp that an offer prices at little is a sum', () => {
  expect(changes([work('feuchte', 6900)])).toEqual([['keller-feuchte', euro(6900)]])
})

test.each([
  ['costs much', [work('feuchte', 30_000)]],
  ['costs much in several offers', [work('feuchte', 9000), work('feuchte', 9000)]],
  ['is something else', [work('dach', 6900)]],
] as const)('what %s is settled first as before', (_, works) => {
  expect(changes(works)).toEqual([])
})

test('without a worth nobody can say what is little', () => {
  expect(changes([work('feuchte', 6900)], null)).toEqual([])
})
