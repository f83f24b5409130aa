import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const ROWS = [
  '# Wohnhaus mit drei Wohnungen in Hagen',
  'Kaufpreis | 265.000 €',
  '',
  'Lage | Wfl. m² | Netto kalt Ist € | Soll €',
  'EG | 58,20 | 348,00 | 348,00',
  '1. OG | 61,50 | 402,00 | 402,00',
  '2. OG | 79,40 | 0,00 | 465,00',
]

const rentsOf = (...sums: string[]) => {
  const { facts } = extract([page([...ROWS, ...sums])], calendarDate('2026-11-26'))
  return [facts?.kaltmieteMonat?.value ?? null, facts?.jahresnettokaltmiete?.value ?? null]
}

describe('sums below a list of tenants', () => {
  test.each([
    [
      ['Summe mtl. | 199,10 | 750,00 | 1.215,00', 'Summe p.a. | 199,10 | 9.000,00 | 14.580,00'],
      [750, 9000],
    ],
    [
      ['gesamt monatlich | 199,10 | 750,00 | 1.215,00', 'gesamt jährlich | 199,10 | 9.000,00 | 14.580,00'],
      [750, 9000],
    ],
    [['Summe | 199,10 | 750,00 | 1.215,00'], [750, null]],
    [['Summe p. a. | 199,10 | 9.000,00 | 14.580,00'], [null, 9000]],
  ])('%j: by the month and by the year', (sums, rents) => {
    expect(rentsOf(...sums)).toEqual(rents)
  })
})
