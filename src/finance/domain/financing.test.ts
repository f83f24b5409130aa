import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inPercent, percent } from '#kernel/share.ts'
import { rowAt } from '#reference/table.ts'
import { ZINSSTATISTIK } from '#reference/zinsen.ts'
import { assumedSollzins } from './financing.ts'

test('the usual loan is taken to cost what the Bundesbank finds new loans to cost on average', () => {
  const day = calendarDate('2026-11-27')
  const at = (share: number) => inPercent(assumedSollzins('10', percent(share), day))
  const mean = inPercent(rowAt(ZINSSTATISTIK, day, 'alle').rate)
  const effective = ((1 + at(89) / 1200) ** 12 - 1) * 100
  expect(Math.abs(effective - mean)).toBeLessThan(0.1)
  expect(at(60)).toBeLessThan(at(89))
  expect(at(100)).toBeGreaterThan(at(89))
  // What was calculated before stays as it was.
  expect(inPercent(assumedSollzins('10', percent(89), calendarDate('2026-11-26')))).toBeCloseTo(4.2)
})
