import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const OF_HOUSE = ['# Mehrfamilienhaus in Hagen', 'Kaufpreis: 465.000 €', 'Käuferprovision 4,76 %', '']

const rentsOf = (...lines: readonly string[]) => rentsIn(...OF_HOUSE, ...lines)

function rentsIn(...lines: readonly string[]) {
  const { facts } = extract([page(lines)], calendarDate('2026-11-27'))
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

test.each([
  [['# 2-Zimmer-Wohnung in 06217 Merseburg', 'Kaufpreis: 18.500 €', 'Wohnfläche: 52 m²', '', 'Die Wohnung ist vermietet. Kaltmiete: 395 € monatlich'], [null, 395]],
  [['# Eigentumswohnung in 24103 Kiel', 'Kaufpreis: 19.900 €', 'Wohnfläche: 48 m²', '', 'Die Kaltmiete beträgt 430 € monatlich.'], [null, 430]],
  [['# 1/4 Miteigentumsanteil an Mehrfamilienhaus in 24103 Kiel', 'Kaufpreis: 60.000 €', 'Wohnfläche: 240 m²', '', 'Die Jahresnettokaltmiete des Hauses beträgt 21.600 €.'], [21_600, null]],
] as const)('a low price is asked for what brings much, too: %j', (lines, rents) => {
  expect(rentsIn(...lines)).toEqual(rents)
}) // prettier-ignore
