import type { Judgement } from '#reports/domain/analysisJson.ts'
import type { Brand, Report } from '#reports/domain/report.ts'
import { reportOf } from '#reports/domain/reportOf.ts'
import { widerspruchsprobe, withoutContradictions } from '#reports/domain/widerspruchsprobe.ts'
import type { AnalysedFile } from './analyse.ts'

const BRAND: Brand = { name: 'ExposéAmpel', colour: '#D32F2F', logo: null }

interface CheckedReport {
  readonly report: Report
  /** Names of what contradicted itself and was withdrawn, for the log, which holds nothing of a report. */
  readonly contradicted: readonly string[]
}

/** The report of an analysis that was judged: the same on the command line and on the server. */
export function fullReport({ json, understood }: AnalysedFile, judgement: Judgement): CheckedReport {
  const { file, sha256, pages, scannedPages, unreadPages, unseenText } = json.document
  const report = reportOf({
    document: { file, sha256, pages: pages ?? 0, scannedPages: scannedPages ?? 0, unreadPages, unseenText },
    contradictions: understood?.contradictions ?? [],
    units: understood?.units ?? [],
    judgement,
    brand: BRAND,
  })
  const found = widerspruchsprobe(report, judgement.assessment)
  return { report: withoutContradictions(report, found), contradicted: found.map(({ name }) => name) }
}
