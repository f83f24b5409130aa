import { Readable } from 'node:stream'
import { archiveRefusals } from '#contract/archive.ts'
import { exportComparison } from '#contract/compare.ts'
import { reportRefusals } from '#contract/interactiveReport.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { endedOf, openInFull } from '#intake/server/index.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { ScreenJson } from '#reports/domain/screen/screenJson.ts'
import { comparisonOf } from '#archive/domain/compare/comparison.ts'
import { comparisonSheets } from '#archive/domain/compare/comparisonSheets.ts'
import { databaseTime } from './databaseTime.ts'
import { checkKept } from './ownAnalysis.ts'
import type { ReportParts } from './reportRoutes.ts'
import { storedValue } from './storedValue.ts'

/** Reports side by side, to take away. */
export function compareRoutes(router: Router, parts: Omit<ReportParts, 'drawer'>): void {
  const { database, spreadsheets } = parts
  router.serve(exportComparison, async ({ caller, body }) => {
    const { privateDocumentIds, ...financing } = body
    const now = await databaseTime(database)
    const analyses: Analysis[] = []
    for (const id of new Set(privateDocumentIds)) {
      const [analysis] = await endedOf(database, caller.accountId, { id })
      if (analysis?.state !== 'done') throw new Refusal(archiveRefusals.noEntry)
      checkKept(analysis, now)
      if (!(await openInFull(database, analysis.id))) throw new Refusal(reportRefusals.locked)
      analyses.push(analysis)
    }
    const reports = await Promise.all(
      analyses.map(async one => ({
        analysis: await storedValue(parts, one, 'analysis.json', AnalysisJson),
        screen: await storedValue(parts, one, 'screen.json', ScreenJson),
      })),
    )
    const names = analyses.map(({ title }, at) => title ?? reports[at]?.screen.object ?? '')
    const bytes = await spreadsheets.write(comparisonSheets(comparisonOf(reports, financing), names))
    return { stream: Readable.from([bytes]), bytes: bytes.length, type: spreadsheets.type, filename: 'Vergleich.xlsx' }
  })
}
