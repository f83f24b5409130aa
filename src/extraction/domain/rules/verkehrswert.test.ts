import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { readProse } from '../readProse.ts'
import { structureOf } from '../structure.ts'
import { page } from '../typeset.fixture.ts'
import { priceProse } from './price.ts'

const DAY = calendarDate('2026-11-22')

test.each([
  ['Der Verkehrswert wurde gemäß § 74a Absatz 5 ZVG auf 91.000,00 € festgesetzt.', [91_000]],
  ['Den Verkehrswert hat das Gericht nach § 74 a Absatz 5 Satz 1 ZVG mit 212.000 EUR bestimmt.', [212_000]],
  ['Der Verkehrswert ist nach § 74a Abs. 5 S. 2 ZVG auf 48.500 € festgesetzt.', [48_500]],
  ['Bieter leisten Sicherheit in Höhe von 10 % des Verkehrswertes (12.800 EUR).', []],
  ['Die Sicherheitsleistung beträgt 10 v. H. des Verkehrswertes, hier 8.400,00 EUR.', []],
])('%s', (said, values) => {
  const { passages, setting } = structureOf([page([said])], 'zwangsversteigerung', DAY)
  const found = readProse(priceProse, passages, setting).filter(({ key }) => key === 'verkehrswert')
  expect(found.map(({ value }) => value)).toEqual(values)
})
