import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import type { Word } from './page.ts'
import { words } from './typeset.fixture.ts'

function read(page: readonly Word[]): string {
  return layout(page)
    .map(block => block.lines.map(line => line.segments.map(segment => segment.text).join(' | ')).join('\n'))
    .join('\n\n')
}

test('a label in the middle of a value of two lines stands at its first line', () => {
  const page = [
    ...words('Anschrift', 40, 80),
    ...words('84034 Landshut, Nähe Bahnhof', 200, 80),
    ...words('62,4 m² nach Wohnflächenverordnung,', 200, 104),
    ...words('Wohnfläche', 40, 110),
    ...words('Schrägen abgezogen', 200, 116),
    ...words('2,5 und Küche, Bad mit Fenster,', 200, 140),
    ...words('Zimmer', 40, 146),
    ...words('Abstellraum', 200, 152),
    ...words('Baujahr', 40, 176),
    ...words('1994', 200, 176),
  ]
  expect(read(page)).toBe(
    'Anschrift | 84034 Landshut, Nähe Bahnhof\n\nWohnfläche | 62,4 m² nach Wohnflächenverordnung,\nSchrägen abgezogen\n\nZimmer | 2,5 und Küche, Bad mit Fenster,\nAbstellraum\n\nBaujahr | 1994',
  )
})

test('a value in the middle of a label of two lines, and a label in the middle of three lines, too', () => {
  const page = [
    ...words('Monatliche Pacht (netto,', 40, 100),
    ...words('536,70 €', 200, 106),
    ...words('Eigentümer)', 40, 112),
    ...words('Dach, Fenster, Aufzüge,', 200, 136),
    ...words('Instandhaltung', 40, 148),
    ...words('technische Anlagen,', 200, 148),
    ...words('Brandschutz', 200, 160),
  ]
  expect(read(page)).toBe(
    'Monatliche Pacht (netto, | 536,70 €\nEigentümer)\n\nInstandhaltung | Dach, Fenster, Aufzüge,\ntechnische Anlagen,\nBrandschutz',
  )
})

test('words are told where they are printed', () => {
  const page = [
    ...words('62,4 m² nach Wohnflächenverordnung,', 200, 104),
    ...words('Wohnfläche', 40, 110),
    ...words('Schrägen abgezogen', 200, 116),
  ]
  const printed = layout(page).flatMap(block => block.lines.flatMap(line => line.segments.flatMap(one => one.words)))
  expect(new Set(printed)).toEqual(new Set(page))
})

test('rows that are set as near as lines are left as they are', () => {
  const page = ['Kaufpreis', 'Zimmer', 'Baujahr'].flatMap((label, row) => [
    ...words(label, 40, 100 + 12 * row),
    ...words(['229.000 €', '3', '1988'][row] as string, 200, 100 + 12 * row),
  ])
  expect(read(page)).toBe('Kaufpreis | 229.000 €\nZimmer | 3\nBaujahr | 1988')
})
