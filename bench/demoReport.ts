import { readFileSync } from 'node:fs'
import { calendarDate } from '#kernel/calendarDate.ts'
import { analyse } from '#analysis/analyse.ts'
import { startReader } from '#analysis/reader.ts'
import { drawPhoto, drawReport } from '#analysis/drawReport.ts'
import type { Report } from '#reports/domain/report.ts'
import { reportOf } from '#reports/domain/reportOf.ts'
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
    const { json, judgement, contradictions, units } = await analyse(reader, 'Expose.pdf', bytes, judging, () => {})
    if (!judgement) throw new Error('the exposé of the demo is not judged')
    const { file, sha256, pages, scannedPages, unreadPages } = json.document
    const document = { file, sha256, pages: pages ?? 0, scannedPages: scannedPages ?? 0, unreadPages }
    const brand = { name: 'ExposéAmpel', colour: '#D32F2F', logo: null }
    const report = reportOf({ document, contradictions, units, judgement, brand })
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
