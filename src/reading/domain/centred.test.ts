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

test('of a table whose rows are nearly as near as the lines of one cell, too', () => {
  const page = [
    ...words('Kaufpreis', 40, 83),
    ...words('189.000 €', 200, 83),
    ...words('3,57 % inkl. MwSt.', 200, 100),
    ...words('Käuferprovision', 40, 112),
    ...words('(Teilung mit dem', 200, 112),
    ...words('Verkäufer)', 200, 124),
    ...words('Rücklage', 40, 141),
    ...words('38 €', 200, 141),
    ...words('nicht umlagefähig', 40, 158),
    ...words('31 €', 200, 164),
    ...words('(Verwaltung etc.)', 40, 170),
    ...words('Kaution', 40, 187),
    ...words('760 €', 200, 187),
  ]
  expect(read(page).replace(/\n+/gu, '\n')).toBe(
    'Kaufpreis | 189.000 €\nKäuferprovision | 3,57 % inkl. MwSt.\n(Teilung mit dem\nVerkäufer)\nRücklage | 38 €\nnicht umlagefähig | 31 €\n(Verwaltung etc.)\nKaution | 760 €',
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
