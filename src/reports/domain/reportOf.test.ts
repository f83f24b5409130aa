import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FactKey, FactValue } from '#extraction/domain/facts.ts'
import { CHANCES, factsByChance } from '#finance/domain/offer.fixture.ts'
import { assessedInput, FLAT, sampleFacts, textsOf } from './chapters/assessedInput.fixture.ts'
import type { Report, TableBlock } from './report.ts'
import { reportOf } from './reportOf.ts'

const REPORT = ['entscheidung', 'gebot', 'kosten', 'miete', 'befunde', 'aufgaben', 'anschreiben', 'besichtigung']
const ANNEX = [
  'eckdaten', 'ampel', 'preis', 'verhandlung', 'nebenkosten', 'finanzierung', 'cashflow', 'energie', 'sanierung', 'warnzeichen', 'recht',
  'verschweigt', 'antworten', 'fundstellen', 'rechenprobe', 'quellen', 'methode', 'herkunft',
] // prettier-ignore

const EXPECTED = readFileSync(new URL('../../../samples/expected.json', import.meta.url), 'utf8')

/** What of a report no reader may see. */
function faults({ cover, object, chapters }: Report): string[] {
  const first = [object, cover.verdict, ...cover.notes, ...cover.figures.flatMap(one => Object.values(one) as string[])]
  const texts = [...first, ...chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])]
  const broken = texts.filter(text => /undefined|\bnull\b|NaN|Infinity|\[object|[^\s] {2,}|,,|;\.|: $/u.test(text))
  const unfinished = [cover.verdict, ...chapters.flatMap(sentencesOf)].filter(text => !/[.?!…]["“”)]?$/u.test(text))
  const empty = chapters.filter(({ blocks }) => blocks.length === 0).map(({ id }) => `${id} is empty`)
  return [...broken, ...unfinished, ...empty, ...chapters.flatMap(({ blocks }) => blocks.flatMap(wrongSums))]
}

/** Texts of the report proper and of the calculations that are sentences. */
function sentencesOf({ id, blocks }: Report['chapters'][number]): string[] {
  if (ANNEX.indexOf(id) >= 9) return []
  return blocks.flatMap(block => {
    if (block.kind === 'text' || block.kind === 'notice') return [block.text]
    if (block.kind === 'list') return block.items
    if (block.kind === 'chart') return [block.chart.title]
    // Tasks name papers; what is looked at on a visit is a sentence.
    return block.kind === 'checklist' && id !== 'aufgaben' ? block.items.map(({ text }) => text) : []
  })
}

function wrongSums(block: Report['chapters'][number]['blocks'][number]): string[] {
  if (block.kind !== 'table' || !block.sum) return []
  return block.align.flatMap((side, column) => (side === 'right' ? wrongSum(block, column) : []))
}

/** Every column of amounts adds up to its last row, as the reader sees it. */
function wrongSum({ rows, caption }: TableBlock, column: number): string[] {
  const cents = rows.map(row => centsOf(row[column] ?? ''))
  const sum = cents.slice(0, -1).reduce((a, b) => a + b, 0)
  return sum === cents.at(-1) ? [] : [`${caption}, column ${column}: ${sum} is not ${cents.at(-1)}`]
}

function centsOf(text: string): number {
  if (text === '–' || text === '') return 0
  return Math.round(Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-')) * 100)
}

describe('a report', () => {
  test('[1.2] holds all chapters in their order, what proves them in the annex', () => {
    const { chapters } = reportOf(assessedInput(FLAT))
    expect(chapters.map(({ id }) => id)).toEqual([...REPORT, ...ANNEX])
    expect(chapters.filter(({ annex }) => annex).map(({ id }) => id)).toEqual(ANNEX)
  })

  test('leaves out chapters that would speak of what the object is not', () => {
    const ids = (stated: Parameters<typeof assessedInput>[0]) =>
      reportOf(assessedInput(stated)).chapters.map(({ id }) => id)
    expect(ids({ objektart: 'Grundstück', grundstuecksflaeche: 800, kaufpreis: 98_000 })).not.toContain('miete')
    expect(ids({ objektart: 'Einfamilienhaus' })).not.toContain('miete')
  })

  test.each(sampleFacts(EXPECTED))('of %s is whole: nothing empty, broken or added up wrongly', (_, stated) => {
    expect(faults(reportOf(assessedInput(stated)))).toEqual([])
  })

  test('of an exposé that says nothing still says what to do', () => {
    const report = reportOf(assessedInput({}))
    expect(faults(report)).toEqual([])
    expect(report.object).toBe('Immobilie')
    expect(report.cover.verdict).toBe(
      'Erst klären, der Preis fehlt: Im Exposé haben wir keinen Kaufpreis für das Objekt gefunden.',
    )
  })

  test('is whole whatever the exposé states', () => {
    const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: CHANCES, maxLength: CHANCES })
    fc.assert(
      fc.property(chances, fc.boolean(), (all, placed) => {
        const place: Partial<Record<FactKey, FactValue>> = placed ? { plz: '44139', ort: 'Dortmund' } : {}
        expect(faults(reportOf(assessedInput({ ...factsByChance(all), ...place })))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('is the same for the same input', () => {
    expect(JSON.stringify(reportOf(assessedInput(FLAT)))).toBe(JSON.stringify(reportOf(assessedInput(FLAT))))
  })
})

describe('the cover', () => {
  test('names object and verdict, what is bought and what it takes', () => {
    const { object, cover } = reportOf(assessedInput(FLAT))
    expect(object).toBe('3-Zimmer-Eigentumswohnung, 31134 Hildesheim')
    expect(cover.figures.map(({ label }) => label)).toEqual([
      'Angebotspreis',
      'Kostet insgesamt',
      'Eigenes Geld',
      'Zuzahlung im Monat',
    ])
    expect(cover.headline).toBe('Nicht zu diesem Preis')
    expect(cover.bought.find(({ label }) => label === 'Nutzung')?.text).toContain('vermietet')
    expect(cover.figures[0]?.value).toBe('249.000\u00a0€')
    expect(cover.notes[0]).toContain('21.11.2026')
  })

  test('says which pages could not be read', () => {
    const { notes } = reportOf(assessedInput(FLAT, { unreadPages: [2] })).cover
    expect(notes).toContain('Seite 2 ließ sich nicht lesen und ist nicht geprüft.')
  })

  test.each([
    [{ objektart: 'Einfamilienhaus', zimmer: 5, ort: 'Bonn' }, 'Einfamilienhaus, Bonn'],
    [{ objektart: 'Wohnung', zimmer: 2.5, plz: '50667' }, '2,5-Zimmer-Wohnung, 50667'],
    [{ objektart: 'Wohnung im Denkmal', zimmer: 2 }, 'Wohnung im Denkmal'],
    [{ ort: '   Bonn \n Beuel ' }, 'Immobilie, Bonn Beuel'],
  ])('%o is called „%s“', (stated, name) => {
    expect(reportOf(assessedInput(stated)).object).toBe(name)
  })
})
