import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { numberedUnit } from './numberedUnit.ts'

test.each<[before: string, unit: string | null]>([
  ['WE 22 ', 'WE 22'],
  ['die übrigen vermietbar, WE 3 ist ', 'WE 3'],
  ['Wohnung Nr. 4 steht leer und ist ', 'Wohnung Nr. 4'],
  ['WE 09 und 17 ', 'WE 09'],
  ['WE 3 wurde 2019 gemacht. Das Haus ist ', null],
  ['Das Haus mit 3 Wohnungen ist ', null],
])('%s… is said of %s', (before, unit) => {
  expect(numberedUnit(before, before.length)).toBe(unit)
})

test('a sentence on a flat goes on over the foot of the page, and what follows is of the house again', () => {
  const first = page(
    [
      '# Wohn- und Geschäftshaus zum Kauf',
      '',
      'Kaufpreis | 690.000 €',
      'Wohnfläche | 362 m²',
      'Wohneinheiten | 5',
      '',
      'Der Schornsteinfeger hat den Austausch der Heizung von 1998 angemahnt, und die Wohnung WE 3 ist',
    ],
    1,
  )
  const next = (line: string) => page([line], 2)
  const of = (line: string) => extract([first, next(line)], calendarDate('2026-11-27'))
  const told = of('renovierungsbedürftig (Elektrik, Bad, Böden). Insgesamt ist das Haus gut verwaltet.')
  expect(told.facts?.zustand).toBeNull()
  expect(told.remarks.find(({ rule }) => rule === 'instandhaltung-bedarf')?.scope).toMatchObject({ bearer: 'part', word: 'we 3' }) // prettier-ignore
  expect(of('verwaltet. Das Haus ist renovierungsbedürftig.').facts?.zustand?.value).toBe('renovierungsbedürftig')
})
