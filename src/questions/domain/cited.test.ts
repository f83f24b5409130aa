import { expect, test } from 'vitest'
import { proof } from './offered.fixture.ts'
import { citedIn } from './cited.ts'

test.each([
  ['Provision: Mit Provision', '„Provision: Mit Provision“ (Seite\u00a01)'],
  ['Bezugsfrei ab: nach Vereinbarung', '„Bezugsfrei ab: nach Vereinbarung“ (Seite\u00a01)'],
  ['Alle Einheiten bezugsfrei ab Q1 2026', '„Alle Einheiten bezugsfrei ab Q1 2026“ (Seite\u00a01)'],
  ['Bezugsfrei ab:', null],
  ['Sauna', null],
  ['Nebenkosten: 135 €', null],
  ['Kunststofffenster ¦ Energieeffiziente Wärmepumpe', null],
  [`Das ist ein sehr langer Satz, ${'der kein Ende nimmt '.repeat(5)}`, null],
])('%s is cited as %s', (quote, cited) => {
  expect(citedIn([proof(quote)])).toBe(cited)
})

test('the first place that can be understood alone is taken', () => {
  expect(citedIn([proof('Provision:'), proof('Provision wird vom Käufer gezahlt')])).toContain('vom Käufer')
  expect(citedIn([])).toBeNull()
})
