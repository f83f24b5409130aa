import { expect, test } from 'vitest'
import { previewOf } from '../preview.ts'
import { markedReport } from '../report.fixture.ts'
import { PreviewJson, previewJson } from './previewJson.ts'

const INSIDE = { red: 0, yellow: 8, open: 33, places: 12, sample: null }

test('[6.1] the preview for the screen holds no word of a hidden chapter, no score and no figure of the cover', () => {
  const json = previewJson(previewOf(markedReport(), 'kapitel-3'), INSIDE)
  const text = JSON.stringify(PreviewJson.parse(json))
  expect([...new Set([...text.matchAll(/Merkmal(\w+)x/g)].map(([mark]) => mark))]).toEqual(['Merkmal2x'])
  expect(text).not.toContain('287.651')
  expect(text).not.toMatch(/\b47\b/)
})

test('it holds the chapter that stays, and names those that are locked', () => {
  const { chapters } = previewJson(previewOf(markedReport(), 'kapitel-3'), INSIDE)
  expect(chapters).toHaveLength(20)
  expect(chapters.filter(({ locked }) => locked)).toHaveLength(18)
  expect(chapters[2]?.blocks.map(({ kind }) => kind)).toEqual(['text', 'heading', 'table'])
})
