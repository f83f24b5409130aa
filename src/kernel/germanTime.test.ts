import { expect, test } from 'vitest'
import { dayInGermany, longDayInGermany, momentInGermany, timeInGermany } from './germanTime.ts'

test.each([
  [
    'in summer two hours ahead, here on the next day',
    '2030-07-01T22:05:09Z',
    '02.07.2030',
    '2. Juli 2030',
    '00:05',
    '2. Juli 2030 um 00:05:09 Uhr',
  ],
  [
    'in winter one hour ahead, here in the next year',
    '2026-12-31T23:30:00Z',
    '01.01.2027',
    '1. Januar 2027',
    '00:30',
    '1. Januar 2027 um 00:30:00 Uhr',
  ],
])('times are those of clocks in Germany: %s', (_, instant, day, longDay, time, moment) => {
  const at = new Date(instant)
  expect([dayInGermany(at), longDayInGermany(at), timeInGermany(at), momentInGermany(at)]).toEqual([
    day,
    longDay,
    time,
    moment,
  ])
})
