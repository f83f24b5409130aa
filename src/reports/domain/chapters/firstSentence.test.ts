import { expect, test } from 'vitest'
import { firstSentence } from './firstSentence.ts'

test.each([
  ['Sie kaufen auf Zeit. Lassen Sie prüfen.', 'Sie kaufen auf Zeit.'],
  ['Mehr als 7,14\u00a0%. Bei Wohnungen gilt anderes.', 'Mehr als 7,14\u00a0%.'],
  ['Nach § 558 Abs. 3 BGB ist Schluss. Fragen Sie.', 'Nach § 558 Abs. 3 BGB ist Schluss.'],
  ['Das kostet ggf. Zinsen und bzw. Gebühren. Fragen Sie.', 'Das kostet ggf. Zinsen und bzw. Gebühren.'],
  ['Nur ein Satz', 'Nur ein Satz'],
  ['', ''],
])('„%s“ begins with „%s“', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
