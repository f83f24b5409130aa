import { expect, test } from 'vitest'
import { euro, ZERO } from '#kernel/money.ts'
import type { ExtraCost } from '#extraction/domain/statements/extraCosts.ts'
import { leftOutOf, leftOutPoints } from './leftOut.ts'

const extra = (name: string, high: number, needed: boolean): ExtraCost => ({
  name,
  low: high - 1000,
  high,
  needed,
  evidence: { page: 1, quote: `${name} ${high} €`, box: [1, 2, 3, 4] },
})
const SUMS = { plantLease: null, extras: [extra('Bodenbeläge', 14_500, true), extra('Carport', 12_900, false), extra('Hausanschlüsse', 16_800, true)] } // prettier-ignore
const NEW = { object: { art: 'Reihenhaus', neubau: true } } as const

test('what a new home needs beside its price is taken off its worth, and what may be left is not', () => {
  expect(leftOutOf(SUMS, NEW)).toEqual(euro(31_300))
  const [point] = leftOutPoints(SUMS, NEW)
  expect(point?.sentence).toContain('Bodenbeläge; Hausanschlüsse')
  expect(point?.change).toEqual(euro(31_300))
})

test.each([{ object: null }, { object: { art: 'Reihenhaus', neubau: false } }] as const)(
  'of a plot and of a used home nothing is taken off',
  appraisal => {
    expect(leftOutOf(SUMS, appraisal)).toEqual(ZERO)
    expect(leftOutPoints(SUMS, appraisal)).toEqual([])
  },
)

test('what a rented plant takes a month stands beside what redeems it', () => {
  const evidence = { page: 1, quote: '88 € im Monat', box: [1, 2, 3, 4] } as const
  const debt = { ...extra('Ablösung der gemieteten Anlage', 12_000, true), isDebt: true } as const
  const [point] = leftOutPoints(
    { extras: [debt], plantLease: { month: 88, until: 'Mai 2040', evidence } },
    { object: null },
  )
  expect(point?.sentence).toContain('zahlen Sie dafür 88\u00a0€ im Monat bis Mai 2040')
  const [current] = leftOutPoints({ extras: [{ ...debt, plant: 'photovoltaik' }], plantLease: null }, { object: null }) // prettier-ignore
  expect(current?.sentence).toMatch(/^Die Photovoltaik gehört laut Exposé nicht dem Verkäufer/u)
})
