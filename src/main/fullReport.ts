import type { Judgement } from '#reports/domain/analysisJson.ts'
import type { Brand, Report } from '#reports/domain/report.ts'
import { reportOf } from '#reports/domain/reportOf.ts'
import type { Analysis } from './analyse.ts'

const BRAND: Brand = { name: 'ExposéAmpel', colour: '#D32F2F', logo: null }

/** The report of an analysis that was judged: the same on the command line and on the server. */
export function fullReport({ json, contradictions, units }: Analysis, judgement: Judgement): Report {
  const { file, sha256, pages, scannedPages, unreadPages } = json.document
  return reportOf({
    document: { file, sha256, pages: pages ?? 0, scannedPages: scannedPages ?? 0, unreadPages },
    contradictions,
    units,
    judgement,
    brand: BRAND,
  })
}
