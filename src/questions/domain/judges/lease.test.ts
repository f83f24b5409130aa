import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { judgeRise } from './lease.ts'

const TODAY = calendarDate('2026-11-27')

function risen(day: string | null): Remark {
  const evidence = { page: 1, quote: 'Letzte Anpassung', box: [0, 0, 1, 1] as const }
  return {
    topic: 'mietvertrag',
    rule: 'miete-zuletzt',
    tone: 'neutral',
    meaning: 'Miete zuletzt angepasst',
    year: null,
    certainty: 'stated',
    scope: { bearer: 'offer', time: 'now', year: null, stance: 'asserted', word: null },
    evidence,
    ...(day !== null && { day: calendarDate(day) }),
  }
}

// § 558 BGB: a year until the next demand, three years over which rises count against the cap.
test.each<[string, RegExp]>([
  ['2023-05-31', /Wartefrist und Drei-Jahres-Frist sind um/u],
  ['2023-11-27', /Wartefrist und Drei-Jahres-Frist sind um/u],
  ['2024-10-01', /^Die Wartefrist ist um.*Bis 01\.10\.2027 zählt die letzte Erhöhung/u],
  ['2026-05-01', /erst ab 01\.05\.2027 verlangen.*Bis 01\.05\.2029/u],
])('a rent raised on %s: %s', (day, reason) => {
  const expected: unknown = expect.stringMatching(reason)
  expect(judgeRise(risen(day), TODAY)).toMatchObject({ light: null, reason: expected })
})

test('a rise without its day, or one to come, says nothing', () => {
  expect(judgeRise(risen(null), TODAY)).toBeNull()
  expect(judgeRise(risen('2027-01-01'), TODAY)).toBeNull()
})
