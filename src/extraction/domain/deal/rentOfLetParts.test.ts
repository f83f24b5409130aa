import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { rentOfLetParts } from './rentOfLetParts.ts'

const HOUSE = ['# Haus mit drei Wohnungen in Gera', 'Kaufpreis: 365.000 €', '']

function rentOf(...lines: string[]): number | null {
  return rentOfLetParts(extract([page([...HOUSE, ...lines])], calendarDate('2026-11-22')))
}

test('only what is let today brings rent', () => {
  const flats = ['Wohnung EG, 82 m², leerstehend', '', 'Wohnung OG, 80 m², vermietet, Kaltmiete 564 €']
  expect(rentOf(...flats)).toBe(564 * 12)
  expect(rentOf('Wohnung EG, 82 m², leerstehend')).toBeNull()
})
