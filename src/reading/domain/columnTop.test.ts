import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import { words } from './typeset.fixture.ts'

const line = (text: string, x: number, y: number) => words(text, x, y, 9)
const HEAD = line('Rundlingsdorf bei Lüchow, Landkreis Lüchow-Dannenberg', 135, 108)
/** The right column begins beside a picture, above all text of the left one. */
const TOP = [
  ...line('eingetragen und wird vom Käufer übernommen,', 311, 133),
  ...line('wie es der Vertrag von 1998 geregelt hat.', 311, 147),
]
const LEFT = [
  ...line('Im Seitenschiff, als Wohnung hergerichtet, wohnt', 49, 300),
  ...line('die Mutter, und das soll auch so bleiben: Ihr', 49, 314),
  ...line('Wohnungsrecht ist im Grundbuch in Abteilung II', 49, 328),
]
const RIGHT = [
  ...line('Das Dorf zählt einige Einwohner und gehört zur', 311, 300),
  ...line('Kulisse der Rundlinge, mit Schulen und Ärzten in', 311, 314),
  ...line('der Stadt und einem Bahnhof in der Nähe davon.', 311, 328),
]
const textOf = (placed: Parameters<typeof layout>[0]) =>
  layout(placed)
    .flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.map(({ text }) => text)))
    .join(' ')

test('the top of a column beside a picture is read behind the column that breaks off', () => {
  expect(textOf([...HEAD, ...TOP, ...LEFT, ...RIGHT])).toContain('in Abteilung II eingetragen und wird vom Käufer')
})

test('where no column breaks off, or it begins a sentence, it stays', () => {
  const ended = LEFT.map(word => (word.text === 'II' ? { ...word, text: 'II.' } : word))
  expect(textOf([...HEAD, ...TOP, ...ended, ...RIGHT])).not.toContain('II. eingetragen')
  const begins = TOP.map(word => (word.text === 'eingetragen' ? { ...word, text: 'Eingetragen' } : word))
  expect(textOf([...HEAD, ...begins, ...LEFT, ...RIGHT])).not.toContain('II Eingetragen')
})
