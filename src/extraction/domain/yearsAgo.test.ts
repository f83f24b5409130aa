import { expect, test } from 'vitest'
import { yearsAgoIn } from './yearsAgo.ts'

test.each<[string, number | null]>([
  ['vor drei jahren', 2023],
  ['vor einem jahr', 2025],
  ['vor gut 15 jahren', 2011],
  ['vor rund fünfundzwanzig jahren', 2001],
  ['im frühjahr letzten jahres', 2025],
  ['im vorigen jahr', 2025],
  ['vorletztes jahr', 2024],
  ['heuer', 2026],
  ['in den letzten jahren', null],
  ['vor einigen jahren', null],
  ['vor hundert jahren', null],
])('"%s" is the year %s', (words, year) => {
  expect(yearsAgoIn(words, 2026)).toBe(year)
})
