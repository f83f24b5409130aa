import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const FLAT = ['# Eigentumswohnung in Kassel', '', 'Wohnfläche | 79 m²', 'Kaufpreis | 259.000 €', 'Hausgeld | 342 €', '']
const HEAD = ['Versammlung | Beschluss | Ergebnis']

function topicsOf(...lines: readonly string[]): string[] {
  const { remarks, sums } = extract([page([...FLAT, ...lines])], calendarDate('2026-11-29'))
  return [...remarks.map(({ topic }) => topic), ...sums.levies.map(() => 'levy')]
}

const LEVY = 'Sonderumlage PV, 65.000 €'

test.each([
  [[...HEAD, `16.04.2026 | ${LEVY} | abgelehnt`]],
  [[...HEAD, `TOP 7 | ${LEVY} | mehrheitlich abgelehnt`]],
  [['Aus den Protokollen', `16.04.2026 ${LEVY} – abgelehnt`]],
])('what a meeting turned down is nothing to be paid: %j', lines => {
  expect(topicsOf(...lines)).not.toContain('sonderumlage')
  expect(topicsOf(...lines)).not.toContain('levy')
})

test.each([
  [[...HEAD, `16.04.2026 | ${LEVY} | angenommen`]],
  [[...HEAD, `16.04.2026 | ${LEVY} | nicht vertagt`]],
  [['Protokoll vom 16.04.2026:', 'Einen Aufschub der Sonderumlage von 65.000 € hat die Versammlung', 'abgelehnt.']],
])('what it decided, and the end of a sentence, stay: %j', lines => {
  expect(topicsOf(...lines)).toContain('sonderumlage')
})
