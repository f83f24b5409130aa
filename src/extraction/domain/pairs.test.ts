import { expect, test } from 'vitest'
import type { Page } from '#reading/domain/page.ts'
import { labelsOf } from './pairs.ts'
import { layout } from '#reading/domain/layout.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { page } from './typeset.fixture.ts'

/** What is in the row of the label "baujahr" of a page whose middle cell was recognised so surely. */
function valueBeside(confidence: number): string | undefined {
  const whole = page(['Baujahr | S | 1966'])
  const read: Page = {
    ...whole,
    blocks: whole.blocks.map(block => ({
      ...block,
      lines: block.lines.map(line => ({
        ...line,
        segments: line.segments.map((segment, index) =>
          index === 1 ? { ...segment, words: segment.words.map(word => ({ ...word, confidence })) } : segment,
        ),
      })),
    })),
  }
  const label = labelsOf(read, () => 'object').find(({ name }) => name === 'baujahr')
  return label?.options.find(({ how }) => how === 'same row')?.text
}

test('a speck between label and value that was taken for a letter is skipped, a letter is not', () => {
  expect(valueBeside(0)).toBe('1966')
  expect(valueBeside(0.9)).toBe('S')
})

/** What is beside a label of two lines, for an amount that stands at this height. */
function besideTwoLines(y: number): string | undefined {
  const placed = [
    ...words('Instandhaltungsrücklage Haus', 330, 121, 9),
    ...words('(31.12.2025)', 330, 132, 9),
    ...words('148.900 €', 500, y, 9),
  ]
  const read: Page = { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout(placed) }
  const label = labelsOf(read, () => 'object').find(({ name }) => name === 'instandhaltungsrücklage haus (31.12.2025)')
  return label?.options.find(({ how }) => how === 'across')?.text
}

test('the amount between the two lines of its label is its value, one a line further down is not', () => {
  expect(besideTwoLines(126.5)).toBe('148.900 €')
  expect(besideTwoLines(145)).toBeUndefined()
})

test('a numbered room beside its size is a name and no count', () => {
  const prefixesOf = (row: string) =>
    labelsOf(page([row]), () => 'object').flatMap(({ name, options }) => (options.some(({ how }) => how === 'prefix') ? [name] : [])) // prettier-ignore
  expect(prefixesOf('Zimmer 3 | 12,4 m²')).not.toContain('zimmer')
  expect(prefixesOf('Zimmer 3 | Baujahr 1962')).toContain('zimmer')
})
