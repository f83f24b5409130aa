import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { tenancyOf } from './tenancyOf.ts'

const since = (year: number | null, more: Partial<Remark> = {}): Remark => ({
  ...{ topic: 'mietvertrag', rule: 'miete-seit', tone: 'neutral', meaning: '', year, certainty: 'stated' },
  ...{ scope: PLAIN, evidence: { page: 1, quote: 'so steht es da', box: [0, 0, 1, 1] } },
  ...more,
})
const LET = { objektart: 'Eigentumswohnung', vermietet: true }

test.each([
  ['an old lease takes nine months', LET, [since(1997)], [1997, 9, 9]],
  ['of five years, in which month is not told', LET, [since(2021)], [2021, 3, 6]],
  ['of six years', LET, [since(2020)], [2020, 6, 6]],
  ['of eight years, in which month is not told', LET, [since(2018)], [2018, 6, 9]],
  ['a young one', LET, [since(2025)], [2025, 3, 3]],
  ['of two starts the first', LET, [since(2019), since(2004)], [2004, 9, 9]],
  ['no start is told', LET, [since(null)], null],
  ['a start to come is none', LET, [since(2027)], null],
  ['denied', LET, [since(1997, { certainty: 'denied' })], null],
  ['of another offer', LET, [since(1997, { scope: { ...PLAIN, bearer: 'other' } })], null],
  ['a free home', { ...LET, vermietet: false }, [since(1997)], null],
  ['a house of flats has many leases', { ...LET, objektart: 'Mehrfamilienhaus' }, [since(1997)], null],
] as const)('%s', (_name, stated, remarks, expected) => {
  const found = tenancyOf(offerWith(stated), remarks, calendarDate('2026-11-26'))
  expect(found && [found.since, ...found.notice]).toEqual(expected)
})

test('a tenant who is posted elsewhere may leave at once', () => {
  const day = calendarDate('2026-11-26')
  const posted = [since(2025), since(null, { rule: 'miete-sonderkuendigung' })]
  expect(tenancyOf(offerWith(LET), posted, day)?.endsByPosting).toBe(true)
  expect(tenancyOf(offerWith(LET), [since(2025)], day)?.endsByPosting).toBe(false)
})

test('whom the lease protects for life cannot be given notice', () => {
  const day = calendarDate('2026-11-26')
  expect(tenancyOf(offerWith(LET), [since(1999), since(null, { rule: 'miete-auf-lebenszeit' })], day)?.forLife).toBe(
    true,
  )
  expect(tenancyOf(offerWith(LET), [since(1999)], day)?.forLife).toBe(false)
})

test('who waived only his own use may give notice for other grounds', () => {
  const found = tenancyOf(offerWith(LET), [since(1999), since(null, { rule: 'eigenbedarf-auf-lebenszeit' })], calendarDate('2026-11-26')) // prettier-ignore
  expect(found).toMatchObject({ forLife: false, neverOwnUse: true })
})

test('who waived his own use up to a day may end the lease for it only then', () => {
  const waived = (year: number, day?: string) =>
    tenancyOf(offerWith(LET), [since(1999), since(year, { rule: 'eigenbedarf-bis', ...(day && { day: calendarDate(day) }) })], calendarDate('2026-11-26'))?.noOwnUseUntil // prettier-ignore
  expect(waived(2030, '2030-06-30')).toBe('30.06.2030')
  expect(waived(2026, '2026-03-31')).toBeNull()
  expect(waived(2033)).toBe('2033')
  expect(waived(2024)).toBeNull()
})
