import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

function rentsOf(...lines: readonly string[]) {
  const { facts } = extract(
    [page(['# Mehrfamilienhaus in Hagen', 'Kaufpreis: 465.000 €', 'Käuferprovision 4,76 %', '', ...lines])],
    calendarDate('2026-11-27'),
  )
  return [facts?.jahresnettokaltmiete?.value ?? null, facts?.kaltmieteMonat?.value ?? null]
}

test.each([['Jahresnettokaltmiete: 389.000 €'], ['Kaltmiete monatlich: 32.400 €']])(
  'what no house brings for its price is no rent of it: %s',
  line => {
    expect(rentsOf(line)).toEqual([null, null])
  },
)

test.each([
  ['Jahresnettokaltmiete: 32.400 €', [32_400, null]],
  ['Jahresnettokaltmiete: 93.000 €', [93_000, null]],
  ['Kaltmiete monatlich: 2.700 €', [null, 2700]],
] as const)('a rent that one may pay for is read: %s', (line, rents) => {
  expect(rentsOf(line)).toEqual(rents)
})
