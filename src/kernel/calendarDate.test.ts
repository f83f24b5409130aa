import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addYears, calendarDate, isCalendarDate, monthOf, yearOf } from './calendarDate.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-30'), noInvalidDate: true })
  .map(date => calendarDate(date.toISOString().slice(0, 10)))

test.each(['2026-11-20', '2024-02-29', '2000-02-29'])('%s is a day', iso => {
  expect(isCalendarDate(iso)).toBe(true)
})

test.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-1', '20.11.2026', ''])(
  '"%s" is no day',
  iso => {
    expect(isCalendarDate(iso)).toBe(false)
    expect(() => calendarDate(iso)).toThrow('no day of the calendar')
  },
)

test('years later it is the same day of the same month, but for 29 February', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -50, max: 50 }), (date, years) => {
      const later = addYears(date, years)
      expect(yearOf(later)).toBe(yearOf(date) + years)
      expect(monthOf(later)).toBe(monthOf(date))
      if (!date.endsWith('-02-29')) expect(later.slice(5)).toBe(date.slice(5))
    }),
  )
  expect(addYears(calendarDate('2024-02-29'), 1)).toBe('2025-02-28')
})
