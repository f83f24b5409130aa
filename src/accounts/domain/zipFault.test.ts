import { expect, test } from 'vitest'
import { zipFault } from './zipFault.ts'

test.each([
  ['', 'DE', false],
  ['31134', 'DE', false],
  [' 31134 ', 'DE', false],
  ['abc', 'DE', true],
  ['3113', 'DE', true],
  ['311345', 'DE', true],
  ['1010', 'AT', false],
  ['SW1A 1AA', 'GB', false],
])('the postcode "%s" in %s is wrong: %s', (zip, country, isWrong) => {
  expect(zipFault(zip, country) !== null).toBe(isWrong)
})
