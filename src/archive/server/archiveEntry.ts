import type { z } from 'zod'
import type { ArchiveEntry } from '#contract/archive.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { mobileName, reportName, sanitizedName } from '#archive/domain/savedName.ts'

/** Stands for the score until the report is paid for (specification, point 9). */
const HIDDEN_SCORE = -1

/** One finished analysis as its owner's list shows it; the score of a preview never leaves the server. */
export function entryOf(analysis: Analysis, now: Date, downloadToken: string): z.input<typeof ArchiveEntry> {
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
