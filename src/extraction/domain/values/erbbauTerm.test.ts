import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { erbbauTermOf, erbbauYearsLeft } from './erbbauTerm.ts'

test.each([
  [63, 63],
  [2066, 40],
  ['bis 31.12.2066', 40],
  ['30.06.2066', 39],
  ['noch 51 Jahre', 51],
  ['31.12.2020', -6],
  ['unbekannt', null],
])('%s runs %s whole years', (end, years) => {
  const term = erbbauTermOf(end)
  expect(term && erbbauYearsLeft(term, calendarDate('2026-11-20'))).toBe(years)
})
