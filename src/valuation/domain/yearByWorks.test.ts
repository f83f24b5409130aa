import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { yearByWorks } from './yearByWorks.ts'

const DAY = calendarDate('2026-11-21')
const ALL = { dach: 1999, fassade: 2020, fenster: 2004, heizung: 2011, elektrik: 2000, leitungen: 2018 }

test.each([
  ['a house of 1912 whose parts were renewed one by one', 'Einfamilienhaus', 1912, ALL, 1975],
  ['one renewed throughout within ten years: no younger than one from its shell', 'Einfamilienhaus', 1912, { dach: 2019, fassade: 2020, fenster: 2020, heizung: 2021, elektrik: 2020, bad: 2020, leitungen: 2018 }, 1985],
  ['a house that has not outlived its Gesamtnutzungsdauer', 'Einfamilienhaus', 1958, ALL, null],
  ['one whose wiring is overdue', 'Einfamilienhaus', 1912, { ...ALL, elektrik: 1900 }, null],
  ['one whose windows are overdue', 'Einfamilienhaus', 1912, { ...ALL, fenster: 1979 }, null],
  ['works of long ago', 'Einfamilienhaus', 1912, { ...ALL, fassade: 1998, leitungen: 1999 }, null],
  ['a flat', 'Eigentumswohnung', 1912, ALL, null],
  ['an unknown Baujahr', 'Einfamilienhaus', null, ALL, null],
] as const)('%s', (_, art, baujahr, dated, year) => {

  expect(yearByWorks(art, baujahr, dated, DAY)).toBe(year)
}) // prettier-ignore
