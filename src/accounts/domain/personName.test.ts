import { expect, test } from 'vitest'
import { personName } from './personName.ts'

test.each([
  ['  Eva   Muster ', 'Eva Muster'],
  ['Mu\u0308ller & Söhne GmbH', 'Müller & Söhne GmbH'],
  ["D'Angelo-O’Hara", "D'Angelo-O’Hara"],
  [`' OR 1=1--`, `' OR 1=1--`],
])('%j is the name %j', (typed, name) => {
  expect(personName(typed)).toBe(name)
})

test.each([
  '',
  '   ',
  'Eva\r\nBcc: x@y.de',
  'Eva\tMuster',
  'Eva\u0000',
  'Eva\u202eretsuM',
  'Eva\ud800',
  'Gewinn abholen: https://evil.example',
  'Gewinn auf WWW.evil.example',
  'x'.repeat(101),
])('%j is no name', typed => {
  expect(personName(typed)).toBeNull()
})
