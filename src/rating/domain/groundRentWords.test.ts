import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { groundRentSentence } from './groundRentWords.ts'

const TODAY = calendarDate('2026-11-26')

test('a ground rent that is fought over is told with both sums, the law and what is owed for the past', () => {
  const dispute = { since: calendarDate('2026-01-01'), present: 186 }
  const told = groundRentSentence({ year: 1_290, evidence: [], dispute }, TODAY)
  expect(told).toContain('verlangt rückwirkend ab 01.01.2026 1.290\u00a0€ im Jahr')
  expect(told).toContain('1.290\u00a0€ im Jahr statt heute 186\u00a0€, im Monat 108\u00a0€ statt 16\u00a0€')
  expect(told).toContain('§ 9a ErbbauRG')
  // (1.290 − 186) ÷ 12 × 11 months
  expect(told).toContain('1.012\u00a0€ nachzuzahlen')
  expect(told).not.toContain('soll ein neuer Erbbauzins gelten')
})

test('without a day or the present rent nothing is reckoned back', () => {
  const told = groundRentSentence({ year: 4_000, evidence: [], dispute: { since: null, present: 600 } }, TODAY)
  expect(told).toContain('gestritten')
  expect(told).not.toContain('nachzuzahlen')
})

test('an agreed one is what the buyer will pay', () => {
  expect(groundRentSentence({ year: 8_700, evidence: [] }, TODAY)).toContain('Für Sie soll ein neuer Erbbauzins gelten: 8.700\u00a0€')
}) // prettier-ignore

test('what starts it, what it follows and who says so is told, with the present one beside it', () => {
  const terms = { withConsent: true, indexed: true, toldOn: calendarDate('2026-11-06') } as const
  const told = groundRentSentence({ year: 5_342, evidence: [], present: 412, terms }, TODAY)
  expect(told).toContain('5.342\u00a0€ im Jahr statt heute 412\u00a0€, im Monat 445\u00a0€ statt 34\u00a0€.')
  expect(told).toContain('Er beginnt mit der Zustimmung zum Verkauf und steigt danach mit einem Preisindex (Auskunft vom 06.11.2026).') // prettier-ignore
  const against = groundRentSentence({ year: 7_910, evidence: [], present: 312, terms: { onlyAgainst: true } }, TODAY)
  expect(against).toMatch(/§ 7 Abs\. 1 ErbbauRG.*\(Abs\. 3\).*§ 9a/u)
  expect(against).toContain('keine, der Sie zustimmen')
  expect(told).not.toContain('§ 7')
  expect(groundRentSentence({ year: 5_342, evidence: [] }, TODAY)).not.toContain('Preisindex')
})

test.each([
  [{ percent: 4, perM2: 240, area: 824 }, 'Das sind laut Exposé 4\u00a0% des Bodenwerts (824\u00a0m² × 240\u00a0€ Bodenrichtwert).'],
  [{ percent: 3.5, land: 145_000 }, 'Das sind laut Exposé 3,5\u00a0% des Bodenwerts (145.000\u00a0€).'],
])('a sum that the exposé does not print says what it is made of: %o', (parts, said) => {
  expect(groundRentSentence({ year: 7_910, evidence: [], parts }, TODAY)).toContain(said)
  expect(groundRentSentence({ year: 7_910, evidence: [] }, TODAY)).not.toContain('Bodenwert')
}) // prettier-ignore
