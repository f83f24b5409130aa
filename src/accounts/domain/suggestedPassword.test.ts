import { expect, test } from 'vitest'
import { passwordFault } from './passwordFault.ts'
import { SUGGESTION_BYTES, suggestedPassword } from './suggestedPassword.ts'

test.each([
  ['the smallest bytes', () => 0, 'Aaa2-Aaa2-Aaa2-Aaa2'],
  ['the largest', () => 255, 'Tuu9-Tuu9-Tuu9-Tuu9'],
  ['each another', (at: number) => at, 'Abc5-Efg9-Kmn5-Pst9'],
])('is made of random bytes, in groups to be read out, and passes the rules: %s', (_, byteOf, expected) => {
  const password = suggestedPassword(Uint8Array.from({ length: SUGGESTION_BYTES }, (_, at) => byteOf(at)))
  expect(password).toBe(expected)
  expect(passwordFault(password)).toBeNull()
})
