import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const HOUSE = ['# Mehrfamilienhaus in Hagen', 'Kaufpreis: 465.000 €', 'Käuferprovision 4,76 %', '6 Einheiten', '']

function hoped(...lines: readonly string[]): string[] {
  const { remarks } = extract([page([...HOUSE, ...lines])], calendarDate('2026-11-27'))
  return remarks.filter(({ rule }) => rule === 'sollmiete').map(({ meaning }) => meaning)
}

const PAID = 'Jahresnettokaltmiete (Ist): 28.000 €'

test.each([
  [['Soll nach Anpassung | 35.000 €']],
  [['Soll p. a. nach Neuvermietung: 35.000 €']],
  [['Ziel nach Mietanpassung | 35.000 €']],
  [['Jahresmiete bei Vollvermietung | 35.000 €']],
  [['JNKM Soll | 35.000 €']],
])('a label tells the rent that is hoped for: %j', lines => {
  expect(hoped(...lines, PAID)).toContainEqual(expect.stringMatching(/35\.000\s€ im Jahr, 25\s% über der gezahlten/u))
})

test.each([
  [['Was soll es kosten? | 465.000 €', PAID]],
  [['Soll nach Anpassung | 35.000 €']],
  [['Sollzins | 3,5 %', PAID]],
  [['Zielgruppe | Anleger', PAID]],
])('another label, or none beside a rent that is paid, tells none: %j', lines => {
  expect(hoped(...lines)).toEqual([])
})

// The period of what is hoped for is in its own words, however little is paid beside it.
test.each([
  ['Sollmiete 3.079,00 € im Monat', '36.948'],
  ['Jahresmiete (Soll): 36.948 €', '36.948'],
])('a year is a year and a month a month: %j', (line, year) => {
  expect(hoped(line, '', PAID)).toContainEqual(expect.stringMatching(new RegExp(`${year}\\s€ im Jahr`, 'u')))
})

test.each([['Sollmiete p. a.: 4.200 €'], ['Sollmiete im Monat: 36.948 €']])(
  'what is far from the paid rent by its own period is no rent of the whole: %j',
  line => {
    expect(hoped(line, '', PAID).some(meaning => /im Jahr,/u.test(meaning))).toBe(false)
  },
)

test('a rent of the year is none of the month, whatever twelve times as much would be beside', () => {
  const [told] = hoped('Jahresnettomiete (Soll) | 3.600 €', 'Jahresnettokaltmiete (Ist): 42.000 €')
  expect(told).not.toMatch(/43\.200/u)
  expect(hoped('Soll nach Anpassung monatlich | 3.600 €', 'Jahresnettokaltmiete (Ist): 42.000 €')).toContainEqual(
    expect.stringMatching(/43\.200\s€ im Jahr/u),
  )
})
