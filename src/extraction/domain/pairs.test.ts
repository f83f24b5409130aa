import { expect, test } from 'vitest'
import type { Page } from '#reading/domain/page.ts'
import { labelsOf } from './pairs.ts'
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
