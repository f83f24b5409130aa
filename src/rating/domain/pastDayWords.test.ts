import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '#extraction/domain/extract.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { pastDayWords, whyOutdated } from './pastDayWords.ts'

const FACTS = ['# Reihenhaus zum Kauf', '', 'Kaufpreis: 320.000 €', 'Wohnfläche: 118 m²', '']

function dealOf(...lines: readonly string[]) {
  const { deal } = extract([page([...FACTS, ...lines])], calendarDate('2026-11-26'))
  if (!deal) throw new Error('refused')
  return deal
}

test.each([
  ['Exposé · Stand 02.05.2026', /Stand 02\.05\.2026$/u, /zu welchem Preis/u],
  ['Die Angebotsfrist endet am 1. November 2026.', /Frist für Gebote ist vorbei/u, /noch bieten/u],
  ['Der Preis gilt nur bis 31.10.2026.', /galt nur bis 31\.10\.2026/u, /Gilt er noch/u],
])('what is over is told and asked: %s', (line, title, ask) => {
  const [words, ...others] = (dealOf(line).past ?? []).map(pastDayWords)
  expect(words?.title).toMatch(title)
  expect(words?.ask).toMatch(ask)
  expect(others).toEqual([])
})

test.each([
  ['Stand Oktober 2020', 'das Exposé ist über ein Jahr alt (Stand Oktober 2020)'],
  ['Gelöscht', 'die Anzeige ist als nicht mehr aktuell gekennzeichnet („Gelöscht“)'],
])('by what one sees that an offer is out of date: %s', (line, why) => {
  expect(whyOutdated(dealOf(line))).toBe(why)
})

test('an offer of this month is not out of date', () => {
  const deal = dealOf('Stand 10.11.2026')
  expect(whyOutdated(deal)).toBeNull()
  expect(deal.past).toBeUndefined()
})
