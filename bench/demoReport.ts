import { readFileSync } from 'node:fs'
import { calendarDate } from '#kernel/calendarDate.ts'
import { analyse } from '#analysis/analyse.ts'
import { startReader } from '#analysis/reader.ts'
import { drawPhoto, drawReport } from '#analysis/drawReport.ts'
import { fullReport } from '#analysis/fullReport.ts'
import type { Report } from '#reports/domain/report.ts'
import type { Typesetter } from '#reports/server/index.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'

export const DAY = calendarDate('2026-11-21')

export interface ReportWithPictures {
  readonly report: Report
  /** Crops by `cropKey`. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/** The report that `npm run demo` draws, as a value. */
export async function demoReport(): Promise<ReportWithPictures> {
  const bytes = readFileSync(new URL('../samples/demo/expose.pdf', import.meta.url))
  const reader = await startReader()
  try {
    const judging = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: null }
    const analysis = await analyse(reader, 'Expose.pdf', bytes, judging, () => {})
    const { judgement } = analysis
    if (!judgement) throw new Error('the exposé of the demo is not judged')
    const { report } = fullReport(analysis, judgement)
    let pictures: ReadonlyMap<string, Uint8Array> = new Map()
    const keeping: Typesetter = {
      renderPdf: (_, drawn) => {
        pictures = drawn
        return Promise.resolve({ ok: true, value: { pdf: new Uint8Array(), pages: 0 } })
      },
      close: () => Promise.resolve(),
    }
    await drawReport({ reader, typesetter: keeping }, report, bytes, drawPhoto(reader, bytes), DAY)
    return { report, pictures }
  } finally {
    await reader.close()
  }
}
