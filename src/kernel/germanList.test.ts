import { expect, test } from 'vitest'
import { listed, listedOr } from './germanList.ts'

test.each([
  [[], '', ''],
  [['Dach'], 'Dach', 'Dach'],
  [['Dach', 'Bad'], 'Dach und Bad', 'Dach oder Bad'],
  [['Dach', 'Bad', 'Keller'], 'Dach, Bad und Keller', 'Dach, Bad oder Keller'],
])('%j is listed as "%s" and "%s"', (words, all, any) => {
  expect(listed(words)).toBe(all)
  expect(listedOr(words)).toBe(any)
})
