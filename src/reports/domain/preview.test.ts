import { expect, test } from 'vitest'
import { mobileHtml } from './mobileHtml.ts'
import { HIDDEN_LIST, previewOf } from './preview.ts'
import { markedReport } from './report.fixture.ts'
import type { Report } from './report.ts'

const full = markedReport()
const KEPT = 'kapitel-3'
const preview = previewOf(full, KEPT)

function marksIn(text: string): Set<string> {
  return new Set([...text.matchAll(/Merkmal(\w+)x/g)].map(([mark]) => mark))
}

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('the full report holds the marks of its cover and all nineteen chapters', () => {
  expect(marksIn(JSON.stringify(full)).size).toBe(20)
})

test('the preview holds no word of a hidden chapter or of the cover, nor does the page drawn from it', () => {
  for (const text of [JSON.stringify(preview), mobileHtml(preview)]) {
    expect([...marksIn(text)]).toEqual(['Merkmal2x'])
    expect(text).not.toContain('287.651')
    expect(text).not.toMatch(/\b47\b/)
  }
})

test('no text of a hidden block is left, unless the chapter that stays says the same', () => {
  const shown = textsOf(preview).join('\n')
  const hidden = full.chapters.filter(({ id }) => id !== KEPT).flatMap(({ blocks }) => textsOf(blocks))
  const kept = new Set(textsOf(full.chapters.find(({ id }) => id === KEPT)))
  const secret = hidden.filter(text => text.includes('Merkmal') && !kept.has(text))
  expect(secret.length).toBeGreaterThan(300)
  expect(secret.filter(text => shown.includes(text))).toEqual([])
})

test('it keeps the light, the titles, one chapter in full and the list of what is hidden', () => {
  const [list] = preview.chapters.slice(-1)
  const hidden = full.chapters.filter(({ id }) => id !== KEPT)
  expect(preview.cover).toMatchObject({ light: full.cover.light, score: null, figures: [] })
  expect(preview.chapters.slice(0, -1).map(({ title }) => title)).toEqual(full.chapters.map(({ title }) => title))
  expect(preview.chapters[2]).toEqual(full.chapters[2])
  expect(list?.id).toBe(HIDDEN_LIST)
  expect(textsOf(list)).toEqual(expect.arrayContaining(hidden.map(({ title }) => title)))
})

test('a locked chapter has neither blocks nor a light, and with an unknown chapter all are locked', () => {
  const locked = previewOf(full, 'keins').chapters.filter(({ id }) => id !== HIDDEN_LIST)
  expect(locked).toHaveLength(full.chapters.length)
  for (const chapter of locked) expect(chapter).toMatchObject({ locked: true, light: null, blocks: [] })
})

test('the chapter that stays does not say what other chapters found', () => {
  expect(JSON.stringify(full.chapters[0])).toContain('Drei Befunde')
  const decision: Report = previewOf(full, 'kapitel-1')
  expect(JSON.stringify(decision)).not.toContain('Drei Befunde')
  expect(decision.chapters[0]?.blocks.length).toBeGreaterThan(2)
})
