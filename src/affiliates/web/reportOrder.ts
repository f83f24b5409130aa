import { reportAffiliateOrder } from '#contract/affiliates.ts'
import { callServer } from '#shell/api.ts'
import { LOCAL_KEYS, localStore } from '#shell/storage.ts'

/** After a confirmed payment (7.14): only where somebody came by a partner's link. @param grossCents what was paid, € in cents */
export function reportOrder(grossCents: number): void {
  const refCode = localStore.read(LOCAL_KEYS.refCode)
  if (!refCode) return
  // Revenue is booked with the payment itself; nothing depends on this call.
  callServer(reportAffiliateOrder, { body: { refCode, grossCents } }).catch(() => undefined)
}
