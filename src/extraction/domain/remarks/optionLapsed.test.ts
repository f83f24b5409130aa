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

test.each([
  'Die Optionsfrist der Ladeneinheit 2 ist verstrichen.',
  'Die Widerrufsfrist der ersten Option für die Werbefläche ist abgelaufen. Zwei Optionen bestehen.',
  'Die Frist für die Option ist in keiner Weise verstrichen.',
  'Ist die Optionsfrist abgelaufen, endet der Vertrag.',
  'Die Optionsfrist wird am 30.09.2026 abgelaufen sein.',
])('another tenant or a day to come takes no option away: %s', sentence => {
  expect(told(LEASE, '', sentence)).toEqual(['Mietvertrag bis 31.03.2027'])
})

test.each<[lease: string, sentence: string, isOver: boolean]>([
  ['Bäckerei: Mietvertrag fest bis 31.03.2030, danach Option fünf Jahre.', 'Der Friseur hat seine Option verstreichen lassen.', false],
  ['Friseursalon: Mietvertrag fest bis 31.03.2030, danach Option fünf Jahre.', 'Der Friseur hat seine Option verstreichen lassen.', true],
  ['Ladeneinheit 2: Mietvertrag fest bis 31.03.2030, danach Option fünf Jahre.', 'Die Optionsfrist der Einheit 2 ist verstrichen.', true],
  ['Ladeneinheit 1: Mietvertrag fest bis 31.03.2030, danach Option fünf Jahre.', 'Die Optionsfrist der Einheit 2 ist verstrichen.', false],
  ['Mietvertrag des Ladens fest bis 31.03.2030, danach Option fünf Jahre.', 'Der Friseur hat seine Option verstreichen lassen.', true],
])('the option that is over is that of its tenant: %s %s', (lease, sentence, isOver) => {
  expect(told(lease, '', sentence)).toEqual([
    `Mietvertrag bis 31.03.2030${isOver ? '; die genannte Option ist laut Exposé abgelaufen' : ''}`,
  ])
}) // prettier-ignore
