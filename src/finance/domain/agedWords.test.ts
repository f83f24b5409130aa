import { expect, test } from 'vitest'
import { ifAllIsDue } from './agedWords.ts'

test('nobody is told that nothing was renewed since 1900', () => {
  expect([1900, 1959].map(ifAllIsDue)).toEqual(Array(2).fill('wenn alles am Ende seiner Lebensdauer ist'))
  expect([1960, 1998, null].map(ifAllIsDue)).toEqual(Array(3).fill('wenn seit dem Bau nichts erneuert wurde'))
})
