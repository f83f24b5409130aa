import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { type Part, totalOf } from '#finance/domain/part.ts'
import { exactly } from '#finance/domain/range.ts'
import { rangeTable, totalTable } from './moneyTable.ts'

const part = (label: string, amount: number, over: Partial<Part> = {}): Part => {
  return { label, amount: euro(amount), formula: '1 × x', source: '§ 652 BGB', basis: 'law', ...over }
}

test('a table shows each part with its work, what rounding loses, the sum and its source', () => {
  const table = totalTable(totalOf('Summe', [part('A', 1.4), part('B', 1.4)]), { caption: 'c' })
  expect(table.rows).toEqual([
    ['A', '1 × x', '1'],
    ['B', '1 × x', '1'],
    ['Rundung', '', '1'],
    ['Summe', '', '3'],
  ])
  expect(table.sources).toEqual(['Quelle: § 652 BGB'])
  expect(table.sum).toBe(true)
})

test('to the cent nothing is lost', () => {
  const table = totalTable(totalOf('Summe', [part('A', 1.4), part('B', 1.4)]), { caption: 'c', cents: true })
  expect(table.rows.map(row => row[2])).toEqual(['1,40', '1,40', '2,80'])
})

test('a range that is certain has one column of amounts, an uncertain one three', () => {
  const certain = rangeTable(exactly(totalOf('Summe', [part('A', 5)])), { caption: 'c' })
  expect(certain.head).toHaveLength(3)
  const low = totalOf('Summe', [part('A', 5)])
  const high = totalOf('Summe', [part('A', 6), part('B', 2)])
  const uncertain = rangeTable({ low, mid: high, high }, { caption: 'c' })
  expect(uncertain.rows).toEqual([
    ['A', '1 × x', '5', '6', '6'],
    ['B', '1 × x', '–', '2', '2'],
    ['Summe', '', '5', '8', '8'],
  ])
})

test('two parts of one name keep their own amounts', () => {
  const total = totalOf('Summe', [part('A', 5), part('A', 7)])
  const table = rangeTable({ low: totalOf('Summe', []), mid: total, high: total }, { caption: 'c' })
  expect(table.rows.map(row => row[3])).toEqual(['5', '7', '12'])
})

test.each([
  [part('A', 5, { formula: '5\u00a0€', source: 'Angabe im Exposé' }), 'Angabe im Exposé'],
  [part('A', 5, { basis: 'assumption' }), '1 × x (geschätzt)'],
  [part('A', 5, { basis: 'assumption', formula: '1 × x (angenommen)' }), '1 × x (angenommen)'],
])('the work of %o reads „%s“', (one, work) => {
  expect(totalTable(totalOf('Summe', [one]), { caption: 'c' }).rows[0]?.[1]).toBe(work)
})
