import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { type Compared, comparisonOf } from '#archive/domain/compare/comparison.ts'
import { withNotes } from '#archive/domain/compare/ownNotes.ts'
import { bankSheet } from '#archive/domain/papers/bankSheet.ts'
import { comparisonPaper } from '#archive/domain/papers/comparisonPaper.ts'
import type { Paper } from '#archive/domain/papers/paper.ts'
import { analysisOf, sampleAnalyses } from '#archive/domain/sampleAnalyses.fixture.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { startPaperTypesetter } from './typesetters.ts'

const typesetter = startPaperTypesetter()
afterAll(() => typesetter.close())

const draw = (paper: Paper) => typesetter.draw({ paper, product: 'ExposéAmpel', day: '2026-11-23' })

const SAMPLES = sampleAnalyses(readFileSync('samples/expected.json', 'utf8'))

const DEMO = JSON.parse(readFileSync('samples/demo/example/beispiel.json', 'utf8')) as Compared

describe('the bank sheet', () => {
  test('is one page for every sample listing', async () => {
    expect(SAMPLES.length).toBeGreaterThan(50)
    const long: string[] = []
    for (const [file, analysis] of SAMPLES) {
      const { pages } = await draw(bankSheet(analysis, `${file}, 12345 Musterhausen an der Langen Straße`))
      if (pages > 1) long.push(`${file}: ${pages}`)
    }
    expect(long).toEqual([])
  })

  test('says what a bank asks, with the page of the exposé, and the same twice', async () => {
    const sheet = bankSheet(DEMO.analysis, DEMO.screen.object)
    const rows = sheet.groups.flatMap(({ title, rows }) => rows.map(({ cells }) => [title, ...cells].join('|')))
    for (const row of [
      'Objekt|Wohnfläche|82,4 m²|S. 2',
      'Kosten|Kaufpreis|159.000 €|',
      'Finanzierung|Darlehen|139.200 €|',
      'Wertschätzung|Spanne|120.000 € bis 178.000 €|',
    ])
      expect(rows.map(one => one.replaceAll('\u00a0', ' '))).toContain(row)
    expect((await draw(sheet)).pdf).toEqual((await draw(sheet)).pdf)
  })

  test('of an offer without a price says why nothing was calculated, and is one page with the longest words', async () => {
    const bare = bankSheet(analysisOf({ wohnflaeche: 80, plz: '31134' }), 'x')
    expect(
      bare.groups
        .flatMap(({ rows }) => rows)
        .flatMap(({ cells }) => cells)
        .join(),
    ).toMatch(/\p{L}+.*\./u)
    const long = 'Donaudampfschifffahrtsgesellschaft '.repeat(9)
    const facts = Object.fromEntries(
      Object.entries(DEMO.analysis.facts ?? {}).map(([key, fact]) => [
        key,
        fact && typeof fact.value === 'string' ? { ...fact, value: long } : fact,
      ]),
    ) as AnalysisJson['facts']
    const todos = DEMO.analysis.todos.map(todo => ({ ...todo, document: long }))
    expect((await draw(bankSheet({ ...DEMO.analysis, facts, todos }, long))).pages).toBe(1)
  })
})

describe('the comparison', () => {
  test('of six is drawn across, whatever the owner notes', async () => {
    const { analysis, screen } = DEMO
    const six = Array.from({ length: 6 }, () => ({ analysis, screen }))
    const groups = withNotes(
      comparisonOf(six, { ownFunds: 20, sollzins: null }),
      six.map(() => '#import "x": * '.repeat(99)),
    )
    const { pages } = await draw(
      comparisonPaper(
        groups,
        six.map(() => screen.object),
        { ownFunds: 20, sollzins: null },
      ),
    )
    expect(pages).toBeLessThanOrEqual(4)
  })
})
