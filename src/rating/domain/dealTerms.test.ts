import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal, DealStatus, DealType, Overlay } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { dealOf } from './mail/mailCase.fixture.ts'
import { dealTermsOf, leaseOf, leaseTermsSentence, reservedSentence } from './dealTerms.ts'

const TODAY = calendarDate('2026-11-26')

function said(rule: string, meaning = '', day?: string): Remark {
  const evidence = { page: 1, quote: 'so steht es da', box: [0, 0, 1, 1] as const }
  const known = { topic: 'reservierung', tone: 'hinweis', year: null, certainty: 'stated', scope: PLAIN } as const
  return { ...known, rule, meaning, evidence, ...(day !== undefined && { day: calendarDate(day) }) }
}

function termsOf(remarks: readonly Remark[], status: DealStatus = 'verfuegbar', overlays: readonly Overlay[] = []) {
  const deal: Deal = dealOf('bestand', { status, overlays })
  return dealTermsOf({ deal }, remarks, TODAY)
}

test('a reservation is told with its day, its waiting list and its viewings', () => {
  const remarks = [said('reserviert-bis', '', '2026-12-15'), said('warteliste'), said('keine-besichtigung')]
  const sentence = reservedSentence(termsOf(remarks, 'reserviert'))
  expect(sentence).toContain('bis 15.12.2026 für jemand anderen reserviert')
  expect(sentence).toContain('Warteliste')
  expect(sentence).toContain('Besichtigungen finden vorerst nicht statt')
  expect(reservedSentence(termsOf([], 'reserviert'))).toContain('Fragen Sie, ob es noch zu haben ist')
  expect(termsOf([said('reserviert-bis', '', '2026-01-15')], 'reserviert').reservedUntil).toBeNull()
  expect(termsOf(remarks).reservedUntil).toBeNull()
})

test('of the one tenant of a shop it is told how long he must stay and may, of a home and of several shops nothing', () => {
  const remarks = [said('miete-endet', '', '2031-03-31'), said('miete-option', 'Option auf weitere fünf Jahre')]
  const leaseIn = (type: DealType, overlays: readonly Overlay[] = []) =>
    dealTermsOf({ deal: dealOf(type, { overlays }) }, remarks, calendarDate('2026-11-24')).tradeLease.map(({ text }) => text) // prettier-ignore
  expect(leaseIn('gewerbe')).toEqual(['läuft bis 31.03.2031', 'Option auf weitere fünf Jahre'])
  expect(leaseIn('bestand')).toEqual([])
  expect(leaseIn('gewerbe', ['betreiber'])).toEqual([])
})

test("an operator's lease is told with its end, who may go on and who pays, and of nobody else", () => {
  const remarks = [
    said('miete-endet', '', '2028-12-31'),
    said('pacht-option'),
    said('pacht-nach-erloes'),
    said('pacht-eigentuemer-zahlt', 'Instandhaltung und neue Möbel zahlt der Eigentümer'),
  ]
  const terms = termsOf(remarks, 'verfuegbar', ['betreiber'])
  expect(leaseOf(terms)).toHaveLength(4)
  expect(leaseTermsSentence(terms)).toMatch(
    /^Der Pachtvertrag läuft bis 31\.12\.2028; verlängern darf .*; die Pacht wird .*; Instandhaltung und neue Möbel zahlt der Eigentümer\./u,
  )
  expect(leaseOf(termsOf(remarks))).toEqual([])
  expect(leaseTermsSentence(termsOf([said('miete-endet', '', '2028-12-31')], 'verfuegbar', ['betreiber']))).toBeNull()
})

test('a lease that follows an index in part is told so', () => {
  const terms = termsOf([said('pacht-index-teil', 'Die Pacht folgt dem Index nur zu 50 %')], 'verfuegbar', [
    'betreiber',
  ])
  expect(leaseTermsSentence(terms)).toContain('Die Pacht folgt dem Index nur zu 50 %')
})

test('a hoped-for extension is told of an Erbbaurecht alone, and never where it is denied', () => {
  const hoped: Remark = { ...said('erbbau-verlaengerung', 'Verlängerung des Erbbaurechts'), certainty: 'unknown' }
  expect(termsOf([hoped], 'verfuegbar', ['erbbau']).extension).toBe(hoped.evidence)
  expect(termsOf([{ ...hoped, certainty: 'denied' }], 'verfuegbar', ['erbbau']).extension).toBeNull()
  expect(termsOf([hoped]).extension).toBeNull()
})
