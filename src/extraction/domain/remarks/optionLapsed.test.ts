import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const HOUSE = ['# Wohn- und Geschäftshaus in Hagen', 'Kaufpreis: 465.000 €', 'Käuferprovision 4,76 %', '']
const LEASE = 'Mietvertrag des Ladens fest bis 31.03.2027, danach zweimal fünf Jahre Option für den Mieter.'

function told(...lines: readonly string[]): string[] {
  const { remarks } = extract([page([...HOUSE, ...lines])], calendarDate('2026-11-27'))
  return remarks.filter(({ rule }) => rule === 'miete-endet').map(({ meaning }) => meaning)
}

test.each([
  'Die Erklärungsfrist für die erste Option (sechs Monate vor Ablauf) ist ohne Erklärung verstrichen.',
  'Die Frist zur Ausübung der Option ist abgelaufen.',
])('whoever quotes the option says that it is over: %s', sentence => {
  expect(told(LEASE, '', sentence)).toEqual([
    'Mietvertrag bis 31.03.2027; die genannte Option ist laut Exposé abgelaufen',
  ])
})

test.each(['Die Erklärungsfrist für die erste Option läuft noch.', 'Der Laden ist 138 m² groß.'])(
  'an option that may still be used is told as it is: %s',
  sentence => {
    expect(told(LEASE, '', sentence)).toEqual(['Mietvertrag bis 31.03.2027'])
  },
)
