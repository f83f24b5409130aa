import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { contractIdOf, typedContractId } from './contractIdOf.ts'

test('a contract id is twelve letters by chance that cannot be misread', () => {
  expect(contractIdOf(Uint8Array.from({ length: 12 }, (_, index) => index * 23))).toMatch(
    /^EA(-[0-9A-HJKMNP-TV-Z]{4}){3}$/,
  )
  expect(() => contractIdOf(new Uint8Array(11))).toThrow(RangeError)
})

test('is found however it is typed', () => {
  for (let round = 0; round < 200; round++) {
    const id = contractIdOf(randomBytes(12))
    for (const typed of [
      id,
      id.toLowerCase(),
      ` ${id.replaceAll('-', ' ')} `,
      id.slice(3),
      id.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      expect(typedContractId(typed)).toBe(id)
    }
  }
})
