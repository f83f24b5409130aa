import type { z } from 'zod'
import type { FileAnswer } from '#contract/call.ts'
import {
  type ArchiveEntry,
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
import { mobileName, reportName, sanitizedName } from '#archive/domain/savedName.ts'
import { databaseTime } from './databaseTime.ts'
import { signDownload } from './downloadToken.ts'
import { type ArchiveParts, ownAnalysis, storedFile } from './ownAnalysis.ts'

/** Stands for the score until the report is paid for (specification, point 9). */
const HIDDEN_SCORE = -1

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

/** One finished analysis as its owner's list shows it; the score of a preview never leaves the server. */
function entryOf(analysis: Analysis, now: Date, downloadToken: string): z.input<typeof ArchiveEntry> {
  const { originalFilename, unlocked, expiresAt, processLog, cards, title, hasPicture } = analysis
  const isSuccess = analysis.state === 'done'
  const isExpired = isSuccess && (analysis.filesRemovedAt !== null || (expiresAt !== null && expiresAt <= now))
  const isThere = isSuccess && !isExpired
  const mobile = isThere ? mobileName(originalFilename) : null
  return {
    privateDocumentId: analysis.privateDocumentId,
    originalFilename,
    score: isSuccess ? (unlocked ? analysis.score : HIDDEN_SCORE) : null,
    downloadExpires: expiresAt?.toISOString() ?? null,
    isSuccess,
    isUnlocked: isSuccess && unlocked,
    isExpired,
    processLogs: processLog.map(({ at, msg }) => ({ at, msg })),
    downloadToken: isThere ? downloadToken : null,
    downloadFilename: isThere ? reportName(originalFilename) : null,
    uniqueMobileFilename: mobile,
    mobileFilename: mobile,
    mobilePreviewFilename: mobile,
    originalFilenameSanitized: sanitizedName(originalFilename),
    createdAt: analysis.createdAt.toISOString(),
    version: analysis.version,
    versionOf: analysis.versionOf,
    title,
    // An expired report is no longer told, in a few words neither.
    card: isThere && cards ? cards[unlocked ? 'full' : 'preview'] : null,
    hasPicture: isThere && hasPicture,
  }
}
