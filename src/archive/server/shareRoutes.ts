import type { z } from 'zod'
import { freshToken, type Passwords } from '#accounts/server/index.ts'
import { archiveRefusals } from '#contract/archive.ts'
import { reportRefusals } from '#contract/interactiveReport.ts'
import { Refusal } from '#contract/refusal.ts'
import { createShare, listShares, MAX_SHARES, revokeShare, type Share, shareRefusals } from '#contract/shares.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { endedOf, openInFull } from '#intake/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { databaseTime } from './databaseTime.ts'
import { checkKept } from './ownAnalysis.ts'
import { endShare, insertShare, sharesOf, type StoredShare } from './shareStore.ts'

interface Parts {
  readonly database: Database
  readonly passwords: Passwords
}

/** How the owner of a report lets others read it. */
export function shareRoutes(router: Router, { database, passwords }: Parts): void {
  const ownReport = async (accountId: string, id: string): Promise<Analysis> => {
    const [analysis] = await endedOf(database, accountId, { id })
    if (analysis?.state !== 'done') throw new Refusal(archiveRefusals.noEntry)
    return analysis
  }

  router.serve(listShares, async ({ caller, params }) => {
    const { id } = await ownReport(caller.accountId, params.privateDocumentId)
    return (await sharesOf(database, id)).map(shown)
  })

  router.serve(createShare, async ({ caller, params, body }) => {
    const analysis = await ownReport(caller.accountId, params.privateDocumentId)
    checkKept(analysis, await databaseTime(database))
    if (!(await openInFull(database, analysis.id))) throw new Refusal(reportRefusals.locked)
    const { password, withExpose, days } = body
    const passwordHash = password === null ? null : await passwords.hash(password)
    const { token, hash: tokenHash } = freshToken()
    const made = { analysisId: analysis.id, tokenHash, passwordHash, withExpose, days }
    const share = await database.inTransaction(tx => insertShare(tx, made, MAX_SHARES))
    if (!share) throw new Refusal(shareRefusals.tooMany, { most: MAX_SHARES })
    return { share: shown(share), token }
  })

  router.serve(revokeShare, async ({ caller, params }) => {
    const [analysis] = await endedOf(database, caller.accountId, { id: params.privateDocumentId })
    const isEnded = analysis !== undefined && (await endShare(database, analysis.id, params.shareId))
    if (!isEnded) throw new Refusal(shareRefusals.noShare)
    return { ok: true as const }
  })
}

function shown({ createdAt, expiresAt, revokedAt, ...rest }: StoredShare): z.input<typeof Share> {
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
