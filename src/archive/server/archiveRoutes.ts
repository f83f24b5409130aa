import type { FileAnswer } from '#contract/call.ts'
import {
  archiveRefusals,
  downloadMobileReport,
  downloadReport,
  drawPicture,
  listDownloads,
  removeEntry,
  renameEntry,
  restoreEntry,
} from '#contract/archive.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ResultKind } from '#analysis/domain/analyst.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { endedOf, openInFull, removeAnalysis, renameAnalysis, restoreAnalysis } from '#intake/server/index.ts'
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

  router.serve(drawPicture, async ({ caller, params }) => {
    const [analysis] = await endedOf(database, caller.accountId, { id: params.privateDocumentId })
    const stored = analysis && (await storedFile(parts, analysis, 'picture.jpg'))
    if (!stored) throw new Refusal(archiveRefusals.noPicture)
    return { stream: stored.stream, bytes: stored.bytes, type: 'image/jpeg', filename: null }
  })

  router.serve(renameEntry, async ({ caller, params, body }) => {
    const title = body.title === '' ? null : body.title
    return done(await renameAnalysis(database, caller.accountId, params.privateDocumentId, title))
  })

  router.serve(removeEntry, async ({ caller, params }) =>
    done(await removeAnalysis(database, caller.accountId, params.privateDocumentId)),
  )

  router.serve(restoreEntry, async ({ caller, params }) =>
    done(await restoreAnalysis(database, caller.accountId, params.privateDocumentId)),
  )
}

function done(isDone: boolean): { ok: true } {
  if (!isDone) throw new Refusal(archiveRefusals.noEntry)
  return { ok: true }
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
