import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { startTypesetter } from '#analysis/typesetter.ts'
import { assessedInput, sampleFacts, textsOf } from '#reports/domain/chapters/assessedInput.fixture.ts'
import type { Report } from '#reports/domain/report.ts'
import { reportOf } from '#reports/domain/reportOf.ts'

// ADR 0028: what is read is at most twelve pages.
const MAX_PAGES = 12
const MAX_WORDS = 4500
/** Drawing takes half a second each; the longest tell for all. */
const DRAWN = 4

const EXPECTED = readFileSync(new URL('../../../samples/expected.json', import.meta.url), 'utf8')
const PROPER = sampleFacts(EXPECTED)
  .map(([file, stated]) => ({ file, report: properOf(reportOf(assessedInput(stated))) }))
  .map(one => ({ ...one, words: wordsOf(one.report) }))
  .sort((a, b) => b.words - a.words)

const typesetter = startTypesetter()
afterAll(() => typesetter.close())

function properOf(report: Report): Report {
  return { ...report, chapters: report.chapters.filter(({ annex }) => !annex) }
}

function wordsOf({ cover, chapters }: Report): number {
  const texts = [cover.headline, cover.reason, ...cover.bought.map(({ text }) => text)].map(text => text ?? '')
  const all = [...texts, ...chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])].join(' ')
  return all.split(/\s+/u).filter(word => /[\p{L}\d]/u.test(word)).length
}

test('the report proper of every sample has at most 4,500 words', () => {
  expect(PROPER.length).toBeGreaterThan(50)
  expect(PROPER.filter(({ words }) => words > MAX_WORDS).map(({ file, words }) => `${file}: ${words}`)).toEqual([])
})

test.each(PROPER.slice(0, DRAWN))('of $file it has at most twelve pages', async ({ report }) => {
  const drawn = await typesetter.renderPdf(report, new Map(), calendarDate('2026-11-21'))
  if (!drawn.ok) throw new Error(drawn.failure.cause)
  expect(drawn.value.pages).toBeLessThanOrEqual(MAX_PAGES)
})
