import { expect, test } from 'vitest'
import { inSteps, localFactor } from './localFactor.ts'

test('an exact deviation is taken as it is, in steps of 5 percent', () => {
  expect(localFactor({ now: Math.log(1.21), before: Math.log(1.21), error: 0 })).toEqual({ percent: 120, grade: 'g' })
  expect(localFactor({ now: 0, before: 0, error: 0.01 })).toEqual({ percent: 100, grade: 'g' })
})

test('a noisy deviation is drawn towards the level around it', () => {
  expect(localFactor({ now: Math.log(1.4), before: Math.log(1.4), error: 0.12 })).toEqual({ percent: 125, grade: 's' })
})

test('a jump between the years is noise', () => {
  expect(localFactor({ now: 0.2, before: 0.04, error: 0.02 })?.grade).toBe('m')
})

test('where noise drowns the signal there is no factor', () => {
  expect(localFactor({ now: 0.3, before: 0.3, error: 0.2 })).toBeNull()
  expect(localFactor({ now: 0.4, before: -0.1, error: 0.01 })).toBeNull()
})

test('steps are multiples of 5', () => {
  expect([0.974, 0.976, 1.024, 1.026].map(inSteps)).toEqual([95, 100, 100, 105])
})
