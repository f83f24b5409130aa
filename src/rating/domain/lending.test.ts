import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { STAND } from '#valuation/domain/unnamed.ts'
import { lendingOf, strainedLending } from './lending.ts'

const estimated = (mid: number) => ({ estimate: { low: euro(1), mid: euro(mid), high: euro(9), halfWidth: 0.2, share: 0.65, meaning: '' }, parking: { price: euro(25_000), included: true }, uncertainties: [] }) // prettier-ignore
const plan = (amount: number) => ({
  darlehen: { label: '', amount: euro(amount), formula: '', source: '', basis: 'assumption' as const },
  beleihung: { kaufpreisauslauf: percent(80), beleihungsauslauf: percent(89) },
})

test.each([
  ['more than it is worth, parking in the price counted', 496_000, 455_000, 103, true],
  ['less than the bank is taken to see in the price', 400_000, 455_000, 83, false],
  ['as much as that', 427_200, 455_000, 89, false],
] as const)('%s', (_name, loan, mid, share, isStrained) => {
  expect(lendingOf(plan(loan), estimated(mid))?.percent).toBe(share)
  expect(strainedLending(plan(loan), estimated(mid)) !== null).toBe(isStrained)
})

test('says nothing without an estimate or a loan', () => {
  expect(lendingOf(plan(400_000), { estimate: null, parking: null, uncertainties: [] })).toBeNull()
  expect(lendingOf(plan(0), estimated(300_000))).toBeNull()
  const soil = { ...estimated(18_000), uncertainties: [{ id: STAND, label: '', sigma: 0, missing: true }] }
  expect(lendingOf(plan(40_000), soil)).toBeNull()
})
