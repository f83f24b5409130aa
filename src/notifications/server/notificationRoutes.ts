import { GENERAL } from '#contract/general.ts'
import { dismissNotifications, listNotifications } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { endNotifications, readNotifications } from './notificationStore.ts'

export function notificationRoutes(router: Router, { database }: { readonly database: Database }): void {
  router.serve(listNotifications, async ({ caller }) => {
    const rows = await readNotifications(database, caller.accountId)
    return rows.map(({ expires_at, ...row }) => ({ ...row, expiresAt: expires_at.toISOString() }))
  })

  router.serve(dismissNotifications, async ({ caller, params }) => {
    if (!(await endNotifications(database, caller.accountId, params.jobId))) throw new Refusal(GENERAL.notFound)
    return { ok: true as const }
  })
}
