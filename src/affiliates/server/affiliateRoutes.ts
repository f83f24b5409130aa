import { reportAffiliateOrder, touchAffiliate } from '#contract/affiliates.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { landingPath } from '../domain/landingPath.ts'
import { refCodeOf } from '../domain/refCodeOf.ts'
import { countTouch } from './touchStore.ts'

/** Visitors who came through a partner's link. */
export function affiliateRoutes(router: Router, { database }: { readonly database: Database }): void {
  router.serve(touchAffiliate, async ({ body }) => {
    const refCode = refCodeOf(body.refCode)
    if (refCode !== null) await countTouch(database, refCode, landingPath(body.landingUrl))
    return { ok: true }
  })

  // Anybody may call it with any sum, and it names no order: it is answered and changes nothing. Revenue is what was
  // paid, attributed by `attributeOrder` with the payment, whether or not the buyer's browser comes back to say so.
  router.serve(reportAffiliateOrder, () => Promise.resolve({ ok: true }))
}
