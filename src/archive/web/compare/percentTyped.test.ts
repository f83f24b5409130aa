import { expect, test } from 'vitest'
import { percentShown, percentTyped } from './percentTyped.ts'

test.each([
  ['3,9', 3.9],
  ['3.9', 3.9],
  [' 4 ', 4],
  ['3,', 3],
  [',5', 0.5],
  ['20', 20],
  ['', null],
  ['  ', null],
  [',', undefined],
  ['20,1', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['3,9 %', undefined],
  ['1,2,3', undefined],
])('„%s“ is %s', (text, value) => {
  expect(percentTyped(text, 20)).toBe(value)
})

test.each([
  [3.9, '3,9'],
  [3.85, '3,85'],
  [20, '20'],
  [null, ''],
])('%s is shown as „%s“', (value, text) => {
  expect(percentShown(value)).toBe(text)
})
