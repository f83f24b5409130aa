import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = ['# Reihenhaus zum Kauf', '', 'Kaufpreis: 320.000 €', 'Wohnfläche: 118 m²', '']

function pastOf(...lines: readonly string[]): string[] {
  const { deal } = extract([page([...OFFER, ...lines])], calendarDate('2026-11-26'))
  return (deal?.past ?? []).map(({ kind, day }) => `${kind} ${day}`)
}

test.each([
  ['Gebote werden bis zum 15.10.2026 erbeten.', 'gebotsfrist 2026-10-15'],
  ['Die Angebotsfrist endet am 1. November 2026.', 'gebotsfrist 2026-11-01'],
  ['Der Preis gilt nur bis 31.10.2026.', 'preis 2026-10-31'],
  ['Sammelbesichtigung am Samstag, 07.11.2026, 11 Uhr', 'besichtigung 2026-11-07'],
  ['Bezugsfrei ab 01.03.2026', 'bezug 2026-03-01'],
  ['Alle Einheiten bezugsfrei ab Q1 2026', 'bezug 2026-03-31'],
  ['Die Mieter haben signalisiert, dass sie zum Jahresanfang 2026 ausziehen werden.', 'auszug 2026-03-31'],
  ['Exposé · Stand 02.05.2026', 'stand 2026-05-02'],
])('a day that is over is found: %s', (line, past) => {
  expect(pastOf(line)).toContain(past)
})

test('a certificate that is no longer valid is found', () => {
  expect(pastOf('Energieausweis gültig bis: 10.05.2026')).toContain('energieausweis 2026-05-10')
  expect(pastOf('Energieausweis gültig von 02.05.2018 bis 01.05.2028')).not.toContainEqual(
    expect.stringContaining('energieausweis'),
  )
})

test.each([
  ['Gebote werden bis zum 15.12.2026 erbeten.'],
  ['Besichtigung am 07.12.2026'],
  ['Teilkeller 46 m², trocken (Besichtigung Oktober 2026)'],
  ['Die Besichtigung durch den Gutachter war am 07.05.2024.'],
  ['Bezugsfrei ab 01.03.2027'],
  // Free since last month: it is free.
  ['Bezugsfrei ab 01.11.2026'],
  ['Der Mietvertrag läuft bis 31.10.2026.'],
  ['Erstbezug im Herbst 2024'],
  ['Fertigstellung: Dezember 2023'],
  ['Exposé · Stand 02.10.2026'],
  ['Energieausweis gültig bis: 10.05.2031'],
])('no day is over that is still to come, or that tells of something else: %s', line => {
  expect(pastOf(line)).toEqual([])
})

test.each([
  ['Auszug der Eigentümer: 30.09.2026', true],
  ['Auszugstermin 31.08.2026', true],
  ['Der Auszug aus dem Haus: 30.09.2026', true],
  ['Auszug spätestens 15.10.2026', true],
  ['Grundbuchauszug liegt vor, der Mieter zieht zum 30.09.2026 aus.', true],
  ['Preisliste (Auszug, Stand 10/2026)', false],
  ['Preisliste (Auszug) 10/2026', false],
  ['Auszug aus der Flurkarte 09/2026', false],
  ['Auszug vom 14.09.2026', false],
  ['Liegenschaftskataster, Auszug 03.09.2026', false],
  ['Denkmalverzeichnis Auszug: 09/2026', false],
  ['Auszug Verkaufsliste 10/2026', false],
  ['Katasterauszug 09/2026', false],
  ['Auszug Mietspiegel 09/2026', false],
  ['Das Gutachten liegt als Auszug 09/2026 bei.', false],
  ['Kontoauszug vom 30.09.2026', false],
])('who leaves is told from the extract of a paper: %s', (line, leaves) => {
  expect(pastOf(line).some(one => one.startsWith('auszug'))).toBe(leaves)
})

test.each([
  'Die Wohnung im 2. OG rechts steht nach Auszug seit September 2026 leer und wurde gestrichen.',
  'WE 4 steht nach Auszug der Mieterin seit 05/2026 leer.',
  'Seit Auszug im Mai 2026 leer stehend.',
  'WE 2: Auszug 08/2026, seither leer',
  'WE 3 leer (Auszug 06/2026)',
  'Das Dachgeschoss steht leer, Auszug 30.06.2026',
  'Nach dem Auszug im Juni 2026 wurde die Wohnung gestrichen.',
  'Auszug der Mieter war 08/2026.',
  'Auszug 07/2026, seitdem unbewohnt',
  'WE 5 unvermietet nach Auszug 07/2026',
])('a home that is told to stand empty announces nobody leaving: %s', line => {
  expect(pastOf(line).filter(one => one.startsWith('auszug'))).toEqual([])
})

test('what a paper tells of after a moving out before its own day has taken place', () => {
  const told = 'WE 4 wird nach Auszug (05/2026) unrenoviert übergeben.'
  expect(pastOf(told)).toEqual(['auszug 2026-05-31'])
  expect(pastOf('Mieterliste (Stand 01.11.2026)', '', told)).toEqual([])
})

test.each([
  'Auszug 30.09.2026, wird dann leer übergeben',
  'Auszug der Eigentümer 30.09.2026, das Haus wird leer übergeben.',
  'Nach Auszug (09/2026) bezugsfrei',
  'Wird leer übergeben, Auszug 30.09.2026',
  'Keller leer, Auszug voraussichtlich 30.09.2026',
  'Der Mieter zieht zum 30.09.2026 aus.',
  'Steht noch nicht leer, Auszug 30.09.2026',
  'Auszug 30.09.2026, danach leer',
  'Auszugstermin 30.09.2026, leer geräumt übergeben',
  'Die Wohnung ist vermietet, Auszug 31.08.2026.',
])('who announces to leave it empty still does: %s', line => {
  expect(pastOf(line).some(one => one.startsWith('auszug'))).toBe(true)
})

test('an extract beside the day on which it becomes free makes no moving out of it', () => {
  expect(pastOf('Bezugsfrei ab 01.03.2026, Grundbuchauszug liegt vor')).toEqual(['bezug 2026-03-01'])
})

test('an advert that is reserved and deleted is marked as both', () => {
  const pages = [page(['Reserviert • Gelöscht • Ihr Traumhaus', ...OFFER])]
  const { deal } = extract(pages, calendarDate('2026-11-26'))
  expect(deal?.marks?.map(({ status }) => status)).toEqual(['reserviert', 'veraltet'])
})
