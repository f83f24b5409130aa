import { expect, test } from 'vitest'
import { type Weak, weakWorksOf } from './weakWorks.ts'

test.each<[string, Weak | null]>([
  ['das flachdach wurde 2011 neu abgedichtet (ohne dämmung)', 'mended'],
  ['flachdach 2014 neu abgedichtet, dabei nicht gedämmt', 'mended'],
  ['das flachdach wurde 2019 neu abgedichtet und gedämmt', null],
  ['das flachdach wurde 2011 neu abgedichtet', null],
  ['das dach wurde 2011 neu gedeckt (ohne dämmung)', null],
  ['das dach wurde 2011 durchgesehen', 'as it was'],
])('%s: %s', (statement, weak) => {
  expect(weakWorksOf(statement, statement.search(/(?:flach)?dach/u))).toBe(weak)
})
