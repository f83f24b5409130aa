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
