import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import type { Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { anschreibenChapter } from './anschreiben.ts'
import { antwortenChapter } from './antworten.ts'
import { assessedInput, FLAT, sampleFacts, textsOf } from './assessedInput.fixture.ts'
import { aufgabenChapter } from './aufgaben.ts'
import { besichtigungChapter } from './besichtigung.ts'
import { fundstellenChapter } from './fundstellen.ts'
import { herkunftChapter } from './herkunft.ts'
import { methodeChapter } from './methode.ts'
import { quellenChapter } from './quellen.ts'
import { rechenprobeChapter } from './rechenprobe.ts'
import { rechtChapter } from './recht.ts'
import { verschweigtChapter } from './verschweigt.ts'
import { warnzeichenChapter } from './warnzeichen.ts'

const CHAPTERS: readonly (readonly [string, (input: ReportInput) => Chapter])[] = [
  ['warnzeichen', warnzeichenChapter],
  ['recht', rechtChapter],
  ['verschweigt', verschweigtChapter],
  ['aufgaben', aufgabenChapter],
  ['besichtigung', besichtigungChapter],
  ['anschreiben', anschreibenChapter],
  ['antworten', antwortenChapter],
  ['fundstellen', fundstellenChapter],
  ['rechenprobe', rechenprobeChapter],
  ['quellen', quellenChapter],
  ['methode', methodeChapter],
  ['herkunft', herkunftChapter],
]

/** Judged once for all chapters. */
const EXPECTED = readFileSync(new URL('../../../../samples/expected.json', import.meta.url), 'utf8')
const SAMPLES = sampleFacts(EXPECTED).map(([file, stated]) => [file, assessedInput(stated)] as const)

const HOSTILE = '#import "x" </script><b onclick="a()">`$1`  {{x}} \u0000 \u202E W'.padEnd(400, 'W')

const remark = (over: Partial<Remark>): Remark => ({
  topic: 'feuchte',
  rule: 'test',
  tone: 'gefahr',
  meaning: HOSTILE,
  year: null,
  certainty: 'stated',
  scope: PLAIN,
  evidence: { page: 3, quote: HOSTILE, box: [10, 10, 300, 40] },
  ...over,
})

/** What a reader must never see, and sentences that stop in the middle. */
function faults(chapter: Chapter): string[] {
  return chapter.blocks.flatMap(block => {
    const broken = textsOf(block).filter(
      text =>
        /undefined|\bnull\b|NaN|\[object|[^\s] {2,}|\.\.(?!\.)|\?\.|;\.|: $/u.test(text) && !text.includes('{{x}}'),
    )
    const sentences =
      block.kind === 'text' || block.kind === 'notice'
        ? [block.text]
        : block.kind === 'findings'
          ? block.items.map(({ text }) => text)
          : block.kind === 'checklist'
            ? block.items.flatMap(({ detail = '.' }) => [detail])
            : []
    return [...broken, ...sentences.filter(text => !/[.?…:]["“”)]?$/u.test(text))]
  })
}

test.each(CHAPTERS)('chapter %s says something proper about every sample', (id, chapterOf) => {
  for (const [file, input] of SAMPLES) {
    const chapter = chapterOf(input)
    expect(chapter.id, file).toBe(id)
    expect(chapter.blocks.length, file).toBeGreaterThan(0)
    expect(faults(chapter), file).toEqual([])
  }
})

test.each(CHAPTERS)('chapter %s is never empty, not even when nothing is stated', (_, chapterOf) => {
  const chapter = chapterOf(assessedInput({}))
  expect(chapter.blocks.flatMap(textsOf).join(' ').length).toBeGreaterThan(60)
  expect(faults(chapter)).toEqual([])
})

test.each(CHAPTERS)('chapter %s keeps its form with hostile statements', (_, chapterOf) => {
  const remarks = [remark({}), remark({ topic: 'hochwasser' }), remark({ topic: 'altlasten', certainty: 'unknown' })]
  const input = assessedInput({ ...FLAT, ort: HOSTILE, zustand: HOSTILE, objektart: HOSTILE }, { remarks })
  expect(faults(chapterOf(input))).toEqual([])
})

test.each(CHAPTERS)('chapter %s is the same for the same input', (_, chapterOf) => {
  expect(JSON.stringify(chapterOf(assessedInput(FLAT)))).toBe(JSON.stringify(chapterOf(assessedInput(FLAT))))
})

test.each(CHAPTERS)('every table of chapter %s has as many cells as columns', (_, chapterOf) => {
  for (const block of chapterOf(assessedInput(FLAT)).blocks) {
    if (block.kind !== 'table') continue
    expect(block.align.length).toBe(block.head.length)
    for (const row of block.rows) expect(row.length).toBe(block.head.length)
  }
})
