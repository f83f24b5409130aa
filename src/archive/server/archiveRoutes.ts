import type { FileAnswer } from '#contract/call.ts'
import { downloadMobileReport, downloadReport, listDownloads } from '#contract/archive.ts'
import type { Analysis, ResultKind } from '#intake/domain/analysis.ts'
import { endedOf, openInFull } from '#intake/server/index.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { entryOf } from './archiveEntry.ts'
import { databaseTime } from './databaseTime.ts'
import { signDownload } from './downloadToken.ts'
import { type ArchiveParts, ownAnalysis, storedFile } from './ownAnalysis.ts'
import { mobileName, reportName } from '#archive/domain/savedName.ts'

/** The owner's list of analyses and the files behind it. */
export function archiveRoutes(router: Router, parts: ArchiveParts): void {
  const { database, key } = parts

  router.serve(listDownloads, async ({ caller, query }) => {
    const [now, analyses] = await Promise.all([databaseTime(database), endedOf(database, caller.accountId, query)])
    return analyses.map(analysis => entryOf(analysis, now, signDownload(key, analysis.id, now)))
  })

  router.serve(downloadReport, async ({ caller, params }) => {
    const analysis = await ownAnalysis(parts, caller.accountId, params.downloadToken)
    const kind = (await openInFull(database, analysis.id)) ? 'report.pdf' : 'preview.pdf'
    return fileOf(parts, analysis, kind, { type: 'application/pdf', filename: reportName(analysis.originalFilename) })
  })

  router.serve(downloadMobileReport, async ({ caller, params }) => {
    const analysis = await ownAnalysis(parts, caller.accountId, params.downloadToken)
    const kind = (await openInFull(database, analysis.id)) ? 'report.html' : 'preview.html'
    const filename = mobileName(analysis.originalFilename)
    return fileOf(parts, analysis, kind, { type: 'text/html; charset=utf-8', filename })
  })
}

async function fileOf(
  parts: ArchiveParts,
  analysis: Analysis,
  kind: ResultKind,
  { type, filename }: { type: string; filename: string },
): Promise<FileAnswer> {
  const stored = await storedFile(parts, analysis, kind)
  if (!stored) throw new Error(`analysis ${analysis.id} has no ${kind} in the store`)
  return { stream: stored.stream, bytes: stored.bytes, type, filename }
}
