import { expect, test } from 'vitest'
import { believable } from './ocrQuality.ts'
import type { Word } from './page.ts'

const line = (...words: [text: string, confidence: number][]): Word[] =>
  words.map(([text, confidence]) => ({
    text,
    confidence,
    box: [0, 0, 10, 10],
    size: 10,
    bold: false,
    hyphenated: false,
  }))

const read = (...words: [string, number][]) => believable(line(...words)).map(({ text }) => text)

test('words without hope are dropped, and short ones and punctuation that are doubtful', () => {
  expect(read(['RENAISSANGE', 0.01])).toEqual([])
  expect(read(['47803', 0.1], ['RENAISSANGE', 0.01], ['ENAUER', 0.2])).toEqual([])
  expect(read(['Da', 0.5], ['»', 0.4], ['Keller', 0.49])).toEqual(['Keller'])
})

test('in a line that is sure otherwise a doubtful word stays, and a speck does not', () => {
  expect(read(['Brannenburg', 0.95], ['€', 0.94], ['595.000,', 0])).toEqual(['Brannenburg', '€', '595.000,'])
  expect(read(['Die', 0.96], ['Lage', 0.95], ['|', 0.2])).toEqual(['Die', 'Lage'])
})
