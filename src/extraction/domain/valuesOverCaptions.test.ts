import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { page } from './typeset.fixture.ts'
import { withValuesOverCaptions } from './valuesOverCaptions.ts'

const VALUES = '# 418.000 € 4 118 m² 540 m²'

/** Large figures in one run, over captions in small print that begin where the words of those numbers do. */
function card(captions: readonly (readonly [at: number, text: string])[]): Page {
  const large = page([VALUES])
  const run = large.blocks[0]?.lines[0]?.segments[0]?.words ?? []
  const below = (run[0]?.box[3] ?? 0) + 8
  const small = captions.flatMap(([at, text]) => words(text, run[at]?.box[0] ?? 0, below, 4))
  return { ...large, blocks: [...large.blocks, ...layout(small)] }
}

const firstLine = (read: Page) => read.blocks[0]?.lines[0]?.segments.map(({ text }) => text)

test('a run of large figures is parted where the captions below it begin', () => {
  const read = card([
    [0, 'Preis'],
    [2, 'Zi.'],
    [3, 'Fläche'],
    [5, 'Grund'],
  ])
  expect(firstLine(read)).toEqual(['418.000 € 4 118 m² 540 m²'])
  expect(firstLine(withValuesOverCaptions(read))).toEqual(['418.000 €', '4', '118 m²', '540 m²'])
})

test.each([
  ['two captions may stand there by chance', [[0, 'Preis'], [3, 'Fläche']]],
  ['a piece without a figure is no value', [[0, 'Preis'], [1, 'E'], [2, 'Z'], [3, 'Fläche']]],
] as const)('it stays whole: %s', (_, captions) => {
  expect(firstLine(withValuesOverCaptions(card(captions)))).toEqual(['418.000 € 4 118 m² 540 m²'])
}) // prettier-ignore
