import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { readProse } from '../readProse.ts'
import { structureOf } from '../structure.ts'
import { page } from '../typeset.fixture.ts'
import { coverPrice } from './coverPrice.ts'

const DAY = calendarDate('2026-11-22')

const pricesIn = (lines: readonly string[]) => {
  const { passages, setting } = structureOf([page(lines)], 'expose', DAY)
  return readProse([coverPrice], passages, setting).map(({ value }) => value)
}

test.each([
  ['Nettodarlehen | 215.000 €'],
  ['Darlehensbetrag | 215.000 €'],
  ['Nettokreditbetrag | 215.000 €'],
  ['Eigenkapital | 54.000 €'],
  ['Finanzierungssumme | 215.000 €'],
  ['Restschuld nach 10 Jahren | 166.000 €'],
  ['Zinsen | 54.000 €'],
])('%s: what a bank lends or takes is no price', row => {
  expect(pricesIn([row])).toEqual([])
})

test.each([['München | 225.000 €'], ['Zinshaus | 890.000 €'], ['Kapitalanlage | 189.000 €']])('%s: a price', row => {
  expect(pricesIn([row])).toHaveLength(1)
})

test('below the heading of an example of a loan no amount is the price', () => {
  expect(pricesIn(['Finanzierungsbeispiel*', 'Betrag | 215.000 €', 'Laufzeit | 10 Jahre'])).toEqual([])
})
