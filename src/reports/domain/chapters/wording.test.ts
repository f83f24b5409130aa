import { expect, test } from 'vitest'
import { wholeFindings } from './wording.ts'

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
