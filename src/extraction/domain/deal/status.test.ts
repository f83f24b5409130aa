import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { DATED, SAID } from './status.fixture.ts'

const OFFER = ['# Reihenhaus zum Kauf', '', 'Kaufpreis: 320.000 €', 'Wohnfläche: 118 m²', '']

function statusOf(lines: string | readonly string[]): string | undefined {
  const pages = [page([...OFFER, ...(typeof lines === 'string' ? [lines] : lines)])]
  return extract(pages, calendarDate('2026-11-22')).deal?.status.value
}

test.each([...DATED, ...SAID])('an offer that says %j is %s', (lines, status) => {
  expect(statusOf(lines)).toBe(status)
})

test('in a list of units a sold or reserved row is no word on the whole', () => {
  const list = [
    '',
    'Wohnung | Fläche | Preis | Status',
    'WE 1 | 61 m² | 240.000 € | verkauft',
    'WE 2 | 72 m² | 289.000 € | frei',
  ]
  expect(statusOf(list)).toBe('verfuegbar')
})

test('parking that is sold out is no word on the homes', () => {
  const list = [
    '',
    'Wohnung | Fläche | Preis | Status',
    'WE 1 | 61 m² | 240.000 € | verkauft',
    'WE 2 | 72 m² | 289.000 € | frei',
    '',
    'Tiefgarage | 28.000 € | Außenstellplatz | 12.500 € (ausverkauft)',
  ]
  expect(statusOf(list)).toBe('verfuegbar')
  expect(statusOf('Die Garagen sind alle verkauft.')).not.toBe('verkauft')
  expect(statusOf('Das Haus mit Garage ist verkauft.')).toBe('verkauft')
})

test('a list in which every unit is sold is sold', () => {
  const list = [
    '',
    'Wohnung | Fläche | Preis | Status',
    'WE 1 | 61 m² | 240.000 € | verkauft',
    'WE 2 | 72 m² | 289.000 € | verkauft',
  ]
  expect(statusOf(list)).toBe('verkauft')
})
