import { readFileSync } from 'node:fs'
import { analyse } from '#analysis/analyse.ts'
import { fullReport } from '#analysis/fullReport.ts'
import { startReader } from '#analysis/reader.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { blindPath } from '../samples/blind/truth.ts'

/** The day for which the samples were judged. */
const JUDGED_ON = calendarDate('2026-11-22')
/** Chapters of the first three pages: what decides, price and negotiation. */
const FIRST_CHAPTERS = 2
/** "2025" and "2026" are in every report. */
const EVERYWHERE = /^202[56]$/u

interface Judged {
  readonly file: string
  /** German sentences of who judged the exposé without a report: the three things that decide. */
  readonly points: readonly string[]
}

/**
 * Of the numbers in the points that the samples' judges call deciding, and that the exposé itself prints, how many our report tells: on its
 * first pages, in the report proper, anywhere. `npm run bench told 10` takes every tenth sample.
 */
export async function bench(): Promise<Record<string, unknown>> {
  const every = Number(process.argv[3] ?? 1)
  const judged = JSON.parse(readFileSync(new URL('../samples/blind/judged.json', import.meta.url), 'utf8')) as Judged[]
  const reader = await startReader()
  const told = { numbers: 0, firstPages: 0, proper: 0, anywhere: 0 }
  const nowhere: string[] = []
  try {
    for (const { file, points } of judged.filter((_, at) => at % every === 0)) {
      const judging = { day: JUDGED_ON, tables: NO_OPERATOR_TABLES, lens: null, model: null }
      const analysis = await analyse(reader, file, readFileSync(blindPath(file)), judging, () => {})
      if (!analysis.judgement) continue
      const { report } = fullReport(analysis, analysis.judgement)
      const proper = report.chapters.filter(({ annex }) => !annex)
      const [expose, first, own, all] = [
        analysis.pages.map(({ blocks }) => blocks),
        [report.cover, proper.slice(0, FIRST_CHAPTERS)],
        [report.cover, proper],
        [report.cover, report.chapters],
      ].map(part => plain(textsOf(part).join(' '))) as [string, string, string, string]
      for (const point of points)
        for (const number of numbersIn(point).filter(one => holds(expose, one))) {
          told.numbers++
          if (holds(first, number)) told.firstPages++
          if (holds(own, number)) told.proper++
          if (holds(all, number)) told.anywhere++
          else nowhere.push(`${file}: ${number} (${point})`)
        }
    }
  } finally {
    await reader.close()
  }
  return { ...told, nowhere }
}

/** Every text of a plain value, its keys and numbers left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** "1.964 €" as "1964 €". */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/gu, ' ').replace(/(?<=\d)[.' ](?=\d{3}(?!\d))/gu, '')
}

function numbersIn(point: string): string[] {
  const found = plain(point).matchAll(/(?<![\d,.])\d+(?:,\d+)?(?!\d)/gu)
  return [...new Set([...found].map(([number]) => number))].filter(
    number => number.replace(/\D/gu, '').length > 1 && !EVERYWHERE.test(number),
  )
}

function holds(text: string, number: string): boolean {
  return new RegExp(String.raw`(?<![\d,])${number}(?!\d|,\d)`, 'u').test(text)
}
