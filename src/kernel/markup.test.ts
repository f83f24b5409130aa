import { expect, test } from 'vitest'
import { escaped } from './markup.ts'

test.each([
  ['a < b & "c" > \'d\'', 'a &#60; b &#38; &#34;c&#34; &#62; &#39;d&#39;'],
  ['Größe: 80 m²\n', 'Größe: 80 m²\n'],
  ['a\u0000b\u000bc\ufffed\ud800e', 'abcde'],
  ['🏠', '🏠'],
  ['&amp;', '&#38;amp;'],
])('%j is written as %j', (text, written) => {
  expect(escaped(text)).toBe(written)
})
