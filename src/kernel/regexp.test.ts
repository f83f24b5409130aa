import { expect, test } from 'vitest'
import { regexp } from './regexp.ts'

test.each(['u', 'iu', 'gu', 'giu', 'gmu', 'gimu'] as const)('makes a pattern with the flags %s', flags => {
  expect(regexp[flags]`(?<!\p{L})${'Miete|Pacht'}\s${5}`).toEqual(new RegExp('(?<!\\p{L})Miete|Pacht\\s5', flags))
})
