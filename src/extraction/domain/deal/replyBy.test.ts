import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { replyByOf } from './replyBy.ts'

const today = calendarDate('2026-11-22')
const dayIn = (line: string) => replyByOf(passagesOf([page(['# Haus zum Kauf', '', line])]), today)?.day ?? null

test.each([
  ['Angebotsfrist: 12.12.2026', '2026-12-12'],
  ['Gebote bis 12.12. an das Büro', '2026-12-12'],
  ['Bitte geben Sie Ihr Gebot bis zum 15. Dezember 2026 ab.', '2026-12-15'],
  ['Bis Ende Januar halten wir Ihnen das Haus gern frei, wenn Sie uns bis zum 15. Dezember sagen, ob Sie ernsthaft wollen.', '2026-12-15'],
  ['Bieterverfahren: Ende der Gebotsphase am 20.01.2027, 12 Uhr', '2027-01-20'],
  ['Kaufangebote nehmen wir bis 31.01.2027 schriftlich entgegen.', '2027-01-31'],
  ['Die Frist zur Abgabe von Angeboten endet am 8. Januar 2027.', '2027-01-08'],
  ['Abgabe der Gebote spätestens 05.12.2026, 18 Uhr', '2026-12-05'],
  ['Reservierung nur bei Zusage bis 30.11.2026.', '2026-11-30'],
  ['Wir bitten um Rückmeldung bis 10. Januar.', '2027-01-10'],
  ['Gebotsfrist | 12.12.2026 12:00 Uhr', '2026-12-12'],
  ['Verkauf im Bieterverfahren bis 18.12.2026.', '2026-12-18'],
  ['Bewerbungen nehmen wir bis Montag, 18. Januar 2027, 10 Uhr an.', '2027-01-18'],
  ['Bewerbungsschluss | 22. Februar 2027, 10 Uhr', '2027-02-22'],
])('%s: an answer is wanted until %s', (line, day) => {
  expect(dayIn(line)).toBe(day)
}) // prettier-ignore

test.each([
  'Der Verwalter soll bis zur nächsten Versammlung im Mai 2027 Angebote einholen.',
  'Bis Ende März 2027 holt die Gemeinschaft drei Angebote von Dachdeckern ein.',
  'Der Mietvertrag ist bis 31.12.2027 befristet.',
  'Energieausweis gültig bis 12.12.2030',
  'Das Erbbaurecht läuft bis zum 31.12.2052.',
  'Besichtigung am 5.12.2026, Angebote danach.',
  'Gebote bis 12.12.2025 an das Büro.',
  'Das Angebot vom 12.12.2026 ist freibleibend.',
  'Wir wohnen bis 01.04.2027 hier.',
  'Zahlbar bis 15.12.2026 nach Gebotsabgabe durch Mietvertrag.',
  'Die Nachbarn bleiben bis Ende 2027.',
])('%s: no day is set', line => {
  expect(dayIn(line)).toBeNull()
})

test('whoever has to apply is told apart from whoever bids', () => {
  const said = (line: string) => replyByOf(passagesOf([page(['# Bauplatz', '', line])]), today)?.isApplication
  expect(said('Bewerbungsfrist: 12.02.2027')).toBe(true)
  expect(said('Gebotsfrist: 12.02.2027')).toBeUndefined()
})

test.each([
  ['Liegen mehrere Bewerbungen vor, entscheidet das Los.', true],
  ['Die Vergabe erfolgt nach Punkten.', undefined],
])('%s: by lot %s', (line, byLot) => {
  const lines = ['# Bauplatz', '', `Bewerbungen sind bis zum 20.01.2027 einzureichen. ${line}`]
  expect(replyByOf(passagesOf([page(lines)]), today)).toMatchObject({ isApplication: true, ...(byLot && { byLot }) })
  expect(replyByOf(passagesOf([page(lines)]), today)?.byLot).toBe(byLot)
})
