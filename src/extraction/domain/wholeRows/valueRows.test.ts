import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { withValuesOverCaptions } from './valueRows.ts'

/** Values of 16 points over captions of 9, each pair beginning at the same place. */
function cards(values: readonly string[], captions: readonly string[], starts: readonly number[]): Page {
  const placed = starts.flatMap((x, index) => [
    ...(values[index] ? words(values[index], x, 100, 16) : []),
    ...words(captions[index] ?? '', x, 122, 9),
  ])
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout(placed) }
}

const texts = ({ blocks }: Page): string[] =>
  blocks.flatMap(({ lines }) => lines).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('large values close to each other are told apart by the captions below them', () => {
  const read = cards(['99.000 €', '104 m²', '4', '720 m²'], ['Preis', 'Wfl.', 'Zi.', 'Grund'], [40, 113, 171, 195])
  expect(texts(read)).not.toContain('99.000 € | 104 m² | 4 | 720 m²')
  expect(texts(withValuesOverCaptions(read))).toContain('99.000 € | 104 m² | 4 | 720 m²')
})

test('a headline over a row of captions that begin elsewhere stays whole', () => {
  const read = cards(['Haus mit 4 Zimmern'], ['Lage', 'Umgebung', 'Verkehr'], [40, 120, 200])
  expect(withValuesOverCaptions(read)).toBe(read)
})
