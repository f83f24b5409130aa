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
import { withNotes } from '#archive/domain/compare/ownNotes.ts'
import { comparisonPaper } from '#archive/domain/papers/comparisonPaper.ts'
import { databaseTime } from './databaseTime.ts'
import { checkKept, storedValue } from './ownAnalysis.ts'
import type { ReportParts } from './reportRoutes.ts'

/** Reports side by side, to take away. */
export function compareRoutes(router: Router, parts: Omit<ReportParts, 'drawer'>): void {
  const { database, spreadsheets, papers, product } = parts
  router.serve(exportComparison, async ({ caller, body }) => {
    const { privateDocumentIds, format, ...financing } = body
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
    const groups = withNotes(
      comparisonOf(reports, financing),
      analyses.map(({ note }) => note),
    )
    if (format === 'pdf') {
      const day = now.toISOString().slice(0, 10)
      const { pdf } = await papers.draw({ paper: comparisonPaper(groups, names, financing), product, day })
      return { stream: Readable.from([pdf]), bytes: pdf.length, type: 'application/pdf', filename: 'Vergleich.pdf' }
    }
    const bytes = await spreadsheets.write(comparisonSheets(groups, names))
    return { stream: Readable.from([bytes]), bytes: bytes.length, type: spreadsheets.type, filename: 'Vergleich.xlsx' }
  })
}
