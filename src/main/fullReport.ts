import type { Judgement } from '#reports/domain/analysisJson.ts'
import type { Brand, Report } from '#reports/domain/report.ts'
import { reportOf } from '#reports/domain/reportOf.ts'
import { widerspruchsprobe, withoutContradictions } from '#reports/domain/widerspruchsprobe.ts'
import type { Analysis } from './analyse.ts'

const BRAND: Brand = { name: 'ExposéAmpel', colour: '#D32F2F', logo: null }

/**
 * The report of an analysis that was judged: the same on the command line and on the server.
 * @param onContradicted told the names of what contradicted itself and was withdrawn: a log holds nothing of a report
 */
export function fullReport(
  { json, contradictions, units }: Analysis,
  judgement: Judgement,
  onContradicted: (names: readonly string[]) => void = onStderr,
): Report {
  const { file, sha256, pages, scannedPages, unreadPages } = json.document
  const report = reportOf({
    document: { file, sha256, pages: pages ?? 0, scannedPages: scannedPages ?? 0, unreadPages },
    contradictions,
    units,
    judgement,
    brand: BRAND,
  })
  const found = widerspruchsprobe(report, judgement.assessment)
  if (found.length > 0) onContradicted(found.map(({ name }) => name))
  return withoutContradictions(report, found)
}

function onStderr(names: readonly string[]): void {
  console.error(`Widerspruchsprobe: ${names.join(', ')}`)
}
