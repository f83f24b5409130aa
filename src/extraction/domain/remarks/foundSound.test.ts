import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const HOUSE = ['# Eigentumswohnung in 37154 Northeim', '', 'Kaufpreis | 198.000 €', 'Wohnfläche | 78 m²', 'Baujahr | 1972', ''] // prettier-ignore
const rules = (...lines: string[]) =>
  extract([page([...HOUSE, ...lines])], calendarDate('2026-11-30')).remarks.map(({ rule }) => rule)

test.each([
  ['Dacheindeckung Betonpfanne, Baujahr; laut Dachdecker (Sichtprüfung 2025) ohne Befund', 'dach-in-ordnung'],
  ['Dach Baujahr, Dachdecker-Inspektion 2025 ohne Befund.', 'dach-in-ordnung'],
  ['Dach: aus der Bauzeit, 2024 durchgesehen, ohne Befund', 'dach-in-ordnung'],
  ['Dach original, vom Dachdecker 2025 geprüft: keine Mängel', 'dach-in-ordnung'],
  ['Dach bauzeitlich, Begehung durch Fachbetrieb 2025 mängelfrei', 'dach-in-ordnung'],
  ['Heizung aus dem Baujahr, Wartung 2025 ohne Beanstandung', 'heizung-in-ordnung'],
  ['Elektrik original, E-Check 2024 ohne Mängel', 'elektrik-in-ordnung'],
])('%s: old, looked at and sound', (line, rule) => {
  expect(rules(line)).toContain(rule)
})

test.each([
  'Dach aus dem Baujahr, Garage 2025 vom Dachdecker geprüft, ohne Befund',
  'Dach aus dem Baujahr, bisher nicht geprüft',
  'Dach aus der Bauzeit, Heizung 2025 gewartet ohne Befund',
  'Dach Baujahr 2012, Inspektion 2025 ohne Befund',
  'Dach aus der Bauzeit, Dachdecker 2025: mehrere Ziegel gebrochen',
  'Dach aus der Bauzeit, ohne Dämmung',
  'Dach aus der Bauzeit, laut Dachdecker bald fällig, sonst ohne Befund',
])('%s: nobody found the roof sound', line => {
  expect(rules(line)).not.toContain('dach-in-ordnung')
})

test('a renewal that is reckoned with is none that was done', () => {
  expect(rules('In den nächsten Jahren ist mit dem Austausch der Fenster zu rechnen.')).not.toContain(
    'fenster-erneuert',
  )
})
