import type { FileAnswer } from '#contract/call.ts'
import { archiveRefusals, downloadMobileReport, downloadReport, listDownloads } from '#contract/archive.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Analysis, ResultKind } from '#intake/domain/analysis.ts'
import { analysesOf, filesOf, findAnalysis } from '#intake/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { entryOf } from './archiveEntry.ts'
import { databaseTime } from './databaseTime.ts'
import { readDownload, signDownload } from './downloadToken.ts'
import { mobileName, reportName } from '#archive/domain/savedName.ts'

export interface ArchiveParts {
  readonly database: Database
  readonly files: Files
  /** Signs the download tokens. */
  readonly key: Buffer
}

/** The owner's list of analyses and the files behind it. */
export function archiveRoutes(router: Router, parts: ArchiveParts): void {
  const { database, key } = parts

  router.serve(listDownloads, async ({ caller }) => {
    const [now, analyses] = await Promise.all([databaseTime(database), analysesOf(database, caller.accountId)])
    return analyses
      .filter(({ state }) => state === 'done' || state === 'failed')
      .map(analysis => entryOf(analysis, now, signDownload(key, analysis.id, now)))
  })

  router.serve(downloadReport, async ({ caller, params }) => {
    const analysis = await ownAnalysis(parts, caller.accountId, params.downloadToken)
    const kind = analysis.unlocked ? 'report.pdf' : 'preview.pdf'
    return fileOf(parts, analysis, kind, { type: 'application/pdf', filename: reportName(analysis.originalFilename) })
  })

  router.serve(downloadMobileReport, async ({ caller, params }) => {
    const analysis = await ownAnalysis(parts, caller.accountId, params.downloadToken)
    const kind = analysis.unlocked ? 'report.html' : 'preview.html'
    const filename = mobileName(analysis.originalFilename)
    return fileOf(parts, analysis, kind, { type: 'text/html; charset=utf-8', filename })
  })
}

async function ownAnalysis({ database, key }: ArchiveParts, accountId: string, token: string): Promise<Analysis> {
  const now = await databaseTime(database)
  const id = readDownload(key, token, now)
  const analysis = id === null ? undefined : await findAnalysis(database, accountId, id)
  if (analysis?.state !== 'done') throw new Refusal(archiveRefusals.notFound)
  const isOver = analysis.filesRemovedAt !== null || (analysis.expiresAt !== null && analysis.expiresAt <= now)
  if (isOver) throw new Refusal(archiveRefusals.expired)
  return analysis
}

async function fileOf(
  { database, files }: ArchiveParts,
  { id }: Analysis,
  kind: ResultKind,
  { type, filename }: { type: string; filename: string },
): Promise<FileAnswer> {
  const file = (await filesOf(database, id)).find(one => one.kind === kind)
  const stored = file && (await files.open(file.key))
  if (!stored) throw new Error(`analysis ${id} has no ${kind} in the store`)
  return { stream: stored.stream, bytes: stored.bytes, type, filename }
}
