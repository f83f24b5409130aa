import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawableText, drawableValue } from './drawableText.ts'
import { fontWidths } from './fontWidths.ts'

const font = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
)
const covered = new Set(fontWidths(readFileSync(font)).keys())

test('the font draws German, prices and areas, and no emoji or Hebrew', () => {
  for (const character of 'äöüßÄÖÜ€§²³–„“…·→½%\u00a0') expect(covered.has(character.codePointAt(0)!)).toBe(true)
  for (const character of '🏠שع漢') expect(covered.has(character.codePointAt(0)!)).toBe(false)
})

test('the font has all that is passed unchecked', () => {
  const unchecked = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
    one => !['\n', '\u00ad', '\u200b'].includes(one) && drawableText(one, new Set()) === one,
  )
  expect(unchecked.length).toBeGreaterThan(180)
  expect(unchecked.filter(one => !covered.has(one.charCodeAt(0)))).toEqual([])
})

test.each([
  ['Größe 72,5\u00a0m²', 'Größe 72,5\u00a0m²', 'German stays as it is'],
  ['a\u0308', 'ä', 'letters are composed'],
  ['Haus 🏠🏡 Garten', 'Haus […] Garten', 'pictures of letters become one sign'],
  ['שלום', '[…]', 'a foreign script becomes one sign'],
  ['a\u0000b\u202ec\ufe0fd', 'abcd', 'control and direction characters vanish'],
  ['①②', '12', 'signs are written out where that says the same'],
  ['a\u2028b\r\nc', 'a\nb\nc', 'all line ends are one'],
  ['\ud800', '', 'halves of characters vanish'],
  ['#import "x" $a$ @b \\*_<c>', '#import "x" $a$ @b \\*_<c>', 'markup is text like any other'],
])('%j is drawn as %j: %s', (text, drawn) => {
  expect(drawableText(text, covered)).toBe(drawn)
})

test.each([
  ['x'.repeat(3000), 6],
  ['DE89370400440532013000', 6],
  ['a/b_KI-Report.Musterstadt@verwaltung.example.pdf', 18],
])('%s gets places to break', (word, longest) => {
  const drawn = drawableText(word, covered)
  expect(drawn.replaceAll('\u200b', '')).toBe(word)
  for (const part of drawn.split(/[\u200b-]/)) expect(part.length).toBeLessThanOrEqual(longest)
})

test('words of letters and short numbers stay whole', () => {
  for (const word of [
    'Grundstücksverkehrsgenehmigungspflicht,',
    '„renovierungsbedürftig.“',
    '1.234.567,89',
    '214.000–252.000',
  ]) {
    expect(drawableText(word, covered)).toBe(word)
  }
})

test('whatever comes in, only what the font has comes out, also deep inside a value', () => {
  const harmless = new Set(['\n', '\u00ad', '\u200b'])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const { a } = drawableValue({ a: [text] }, covered)
      for (const character of a[0]!) {
        expect(harmless.has(character) || covered.has(character.codePointAt(0)!)).toBe(true)
      }
    }),
  )
})
