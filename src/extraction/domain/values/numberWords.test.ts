import { expect, test } from 'vitest'
import { NUMBER_WORD, numberOfWord } from './numberWords.ts'

test.each([
  ['vierhundertzwanzigtausend', 420_000],
  ['Vierhundertfünfundsechzigtausend', 465_000],
  ['einhundertzwölf', 112],
  ['hundertzehn', 110],
  ['sechshundertvierzig', 640],
  ['zweitausendfünfhundert', 2500],
  ['achtundneunzig', 98],
  ['tausend', 1000],
  ['dreihundertneunundachtzigtausendfünfhundert', 389_500],
])('%s is %d', (word, value) => {
  expect(numberOfWord(word)).toBe(value)
  expect(new RegExp(`^${NUMBER_WORD}$`, 'iu').test(word)).toBe(true)
})

test.each(['und', 'undhundert', 'einund', 'zwanzigzwanzig', 'Hundertwasser'])('%s is no number', word => {
  expect(numberOfWord(word)).toBeUndefined()
})
