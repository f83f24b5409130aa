import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { analyse } from '#analysis/analyse.ts'
import { fullReport } from '#analysis/fullReport.ts'
import { startReader } from '#analysis/reader.ts'
import { startTypesetter } from '#analysis/typesetter.ts'
import type { Report } from '#reports/domain/report.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { DAY } from './demoReport.ts'

const MAX_PAGES = 12
const MAX_WORDS = 4500
const MAX_SHARED = 0.35

interface Measured {
  readonly name: string
  readonly pages: number
  readonly words: number
  readonly sentences: ReadonlySet<string>
  /** What the Widerspruchsprobe found. */
  readonly contradicted: readonly string[]
}

/** How long the report proper of each listing is, and how much of it two reports share. Another folder: `npm run bench wording FOLDER`. */
export async function bench(): Promise<Record<string, unknown>> {
  const folder = process.argv[3] ?? new URL('../samples/pdf/', import.meta.url).pathname
  const files = readdirSync(folder).filter(name => name.endsWith('.pdf'))
  const reader = await startReader()
  const typesetter = startTypesetter()
  const measured: Measured[] = []
  try {
    for (const file of files) {
      const bytes = new Uint8Array(readFileSync(join(folder, file)))
      const judging = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: null }
      const analysis = await analyse(reader, file, bytes, judging, () => {})
      if (!analysis.judgement) continue
      const { report: whole, contradicted } = fullReport(analysis, analysis.judgement)
      const report = properOf(whole)
      const drawn = await typesetter.renderPdf(report, new Map(), DAY)
      if (!drawn.ok) throw new Error(`${file}: ${drawn.failure.cause}`)
      measured.push({ name: basename(file, '.pdf'), pages: drawn.value.pages, contradicted, ...wordsOf(report) })
    }
  } finally {
    await Promise.all([reader.close(), typesetter.close()])
  }
  const shared = sharedBetween(measured)
  return {
    listings: measured.length,
    pages: { most: Math.max(...measured.map(({ pages }) => pages)), target: MAX_PAGES },
    words: { most: Math.max(...measured.map(({ words }) => words)), median: median(measured.map(({ words }) => words)), target: MAX_WORDS }, // prettier-ignore
    sharedSentences: { mean: rounded(shared), target: MAX_SHARED },
    contradicted: measured.flatMap(({ name, contradicted }) => contradicted.map(one => `${name}: ${one}`)),
    perListing: measured.map(({ name, pages, words }) => `${name}: ${pages} pages, ${words} words`),
  }
}

function properOf(report: Report): Report {
  return { ...report, chapters: report.chapters.filter(({ annex }) => !annex) }
}

function wordsOf({ cover, chapters }: Report): Pick<Measured, 'words' | 'sentences'> {
  const { headline, reason, bought, figures } = cover
  const texts = stringsIn([headline, reason, bought, figures, chapters.map(({ title, blocks }) => [title, blocks])])
  const sentences = texts.flatMap(text => text.split(/(?<=[.?!…])\s+/u)).filter(text => /\s.*[.?!…]$/u.test(text))
  return {
    words: texts
      .join(' ')
      .split(/\s+/u)
      .filter(word => /[\p{L}\d]/u.test(word)).length,
    sentences: new Set(sentences),
  }
}

/** What a reader sees, without the names that only the program reads. */
const UNSEEN: readonly string[] = ['kind', 'chapter', 'light', 'align', 'box', 'caption']

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (UNSEEN.includes(key) ? [] : stringsIn(one)))
}

/** The mean share of a report's sentences that another report has, too, over all pairs. */
function sharedBetween(reports: readonly Measured[]): number {
  const shares = reports.flatMap(one =>
    reports.flatMap(other => {
      if (one === other) return []
      return [[...one.sentences].filter(text => other.sentences.has(text)).length / one.sentences.size]
    }),
  )
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
