import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { expertFiguresOf, NO_FIGURES } from './expertFigures.ts'

const figuresIn = (...lines: string[]) => expertFiguresOf(passagesOf([page(lines)]), 148_000)

test.each<[string, number | null, number | null]>([
  ['Ein Bodenwert von 62.000 EUR (98 EUR/m²) ist im Verkehrswert enthalten.', 62_000, null],
  ['Bodenwert: 41.500 €', 41_500, null],
  ['Kosten des Instandhaltungsrückstaus hat der Sachverständige pauschal mit 24.000 EUR berücksichtigt.', null, 24_000],
  ['Im Verkehrswert ist ein Abschlag für Baumängel von 12.500 € enthalten.', null, 12_500],
  ['besondere objektspezifische Merkmale (Reparaturstau) – 28.000 €', null, 28_000],
  // Of a square metre, of neighbours, of works that are still to come, of more than the whole.
  ['Bodenrichtwert: 98 €/m²', null, null],
  ['Der Bodenwert der Nachbargrundstücke liegt bei 80.000 €.', null, null],
  ['Die Sanierungskosten schätzt der Eigentümer auf 24.000 €.', null, null],
  ['Bodenwert: 190.000 €', null, null],
])('%s', (text, land, works) => {
  const found = figuresIn(text)
  expect([found.land?.value ?? null, found.works?.value ?? null]).toEqual([land, works])
})

test('two values of the land are none, and outside an auction nobody is the court’s expert', () => {
  expect(figuresIn('Bodenwert: 62.000 €', 'Der Bodenwert beträgt 71.000 €.').land).toBeNull()
  expect(expertFiguresOf(passagesOf([page(['Bodenwert: 62.000 €'])]), null)).toBe(NO_FIGURES)
})
