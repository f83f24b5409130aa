import { expect, test } from 'vitest'
import { columnShares } from './columnShares.ts'

/** Every character half an em wide. */
const textWidth = (text: string) => text.length / 2
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const table = { head: ['Posten', 'Betrag'], align: ['left', 'right'] as const, dense: false, lit: null }

test('where every text fits, numbers take what they need, words the rest, and every row is a line', () => {
  const { columns, fits, narrow, lines } = columnShares({ ...table, rows: [['Notar', '1.590,00 €']] }, textWidth)
  expect({ fits, narrow, lines }).toEqual({ fits: true, narrow: false, lines: [true, true] })
  expect(columns[1]).toBeCloseTo(10 * 0.5 * 8.8 + 8)
  expect(sum(columns)).toBeCloseTo(481.8)
})

test('a long text has what short ones leave; only rows that need no more than a line are lines', () => {
  const rows = [
    ['Notar', '1.590,00 €'],
    ['Wer '.repeat(60), '1 €'],
    ['Notar\nund Grundbuch', '2 €'],
  ]
  const { columns, fits, narrow, lines } = columnShares({ ...table, rows }, textWidth)
  expect({ fits, narrow, lines }).toEqual({ fits: false, narrow: false, lines: [true, true, false, false] })
  expect(sum(columns)).toBeCloseTo(481.8)
})

test('words are hyphenated where one of them takes most of its column', () => {
  const head = ['A', 'B', 'C', 'D']
  const align = head.map(() => 'left' as const)
  const rows = [head.map(() => 'Grundstücksverkehrsgenehmigung erteilt')]
  expect(columnShares({ ...table, head, align, rows }, textWidth).narrow).toBe(true)
})

test('the column of lights has room for their signs', () => {
  const width = (lit: number | null) =>
    columnShares({ ...table, head: ['Frage', 'Ampel'], rows: [['Heizung', 'gelb']], lit }, textWidth).columns[1] ?? 0
  expect(width(1) - width(null)).toBeCloseTo(11)
})
