import { expect, test } from 'vitest'
import { shortened, wholeFindings } from './wording.ts'

test.each([
  ['fällig: Bad; Dach alt', 40, 'fällig: Bad; Dach alt'],
  // The second would be cut in its middle.
  ['fällig: Bad; 18.396 €, wenn seit dem Bau nichts erneuert wurde', 40, 'fällig: Bad'],
  // Nothing is taken from behind what is left out.
  ['Bad; wenn seit dem Bau nichts erneuert wurde; Dach', 20, 'Bad'],
  ['ein einziger Befund, der für seine Zeile zu lang ist', 22, 'ein einziger Befund …'],
])('%s in %i letters', (title, most, said) => {
  expect(wholeFindings(title, most)).toBe(said)
})

test.each([
  ['Auffällig billig: −33 % gegenüber 291.000 € (229.000 € bis 352.000 €)', 60, 'Auffällig billig: −33 % gegenüber 291.000 € …'],
  ['„Gepflegtes Reiheneckhaus“ – Oft gemeint: alt, „Freuen Sie sich auf ein Haus“', 66, '„Gepflegtes Reiheneckhaus“ – Oft gemeint: alt …'],
  // Little else would be left.
  ['(Ein langer Satz, der ganz in Klammern steht und kein Ende findet)', 30, '(Ein langer Satz, der ganz in …'],
  ['Ein Satz (kurz) und noch mehr Worte dahinter', 30, 'Ein Satz (kurz) und noch mehr …'],
])('%s is cut before what it would leave open', (text, most, said) => {
  expect(shortened(text, most)).toBe(said)
}) // prettier-ignore
