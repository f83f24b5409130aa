import { expect, test } from 'vitest'
import { marketYear, marketYearLabel } from './marketYear.ts'

const converted = (year: number, isOfRoof = true) => ({ baujahr: 1898, converted: { year, isOfRoof } })

test.each([
  ['its house, where nothing was made of other rooms', { baujahr: 1898 }, 1898],
  ['a house built up again from its shell, where its attic was built out since', converted(1997), 1985],
  ['24 years before a young conversion', converted(2020), 1996],
  ['the conversion itself, where that is old', converted(1974), 1974],
  ['the conversion even where it is worn by now', { ...converted(1997), zustand: 'renovierungsbedürftig' as const }, 1985],
  ['a later full refurbishment', { ...converted(1974), rebuilt: 2015 }, 1991],
  ['a house younger than all that', { ...converted(2001), baujahr: 1988 }, 1988],
  ['nothing, where no year is told', { baujahr: null }, null],
])('the market goes by %s', (_, object, year) => {
  expect(marketYear(object)).toBe(year)
}) // prettier-ignore

test('the step tells both years', () => {
  expect(marketYearLabel(converted(1997), 1985)).toBe('Baujahr 1898, Dachgeschoss ausgebaut 1997: wie Baujahr 1985 (fiktives Baujahr, Anlage 2 ImmoWertV)') // prettier-ignore
  expect(marketYearLabel(converted(2003, false), 1985)).toContain('zu Wohnraum ausgebaut 2003')
  expect(marketYearLabel({ baujahr: 1970 }, 1970)).toBe('Baujahr 1970')
})
