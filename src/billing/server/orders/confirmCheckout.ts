import type { z } from 'zod'
import type { confirmCheckout as confirmCall } from '#contract/billing.ts'
import { BILLING_REFUSALS } from '#contract/billingRefusals.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import { PaymentUnavailable } from '#platform/payment/paymentPort.ts'
import type { BillingParts } from '../billingParts.ts'
import { findPurchase, type Purchase } from './purchaseStore.ts'
import { settle } from '../settlement/settle.ts'
import { shownState } from '../shownState.ts'

export type Confirmation = z.input<typeof confirmCall.answer>

/**
 * The order behind a session, asked after at the provider. The session's name is the buyer's secret: with it he may
 * ask without being signed in, as when he comes back into another browser; somebody else's session does not exist.
 * @throws Refusal billing.noSession, general.notFound
 */
export async function requireOrder(
  parts: BillingParts,
  sessionId: string,
  accountId: string | null,
): Promise<Purchase> {
  if (sessionId === '') throw new Refusal(BILLING_REFUSALS.noSession)
  const known = await findPurchase(parts.database, 'sessionId', sessionId)
  if (!known || (accountId !== null && known.accountId !== accountId)) throw new Refusal(GENERAL.notFound)
  return (await settle(parts, sessionId).catch(unlessUnavailable)) ?? known
}

/** What the buyer is told. @throws Refusal billing.notPaid: it did not come to a payment */
export function confirmationOf(purchase: Purchase, sessionId: string, accountId: string | null): Confirmation {
  const state = shownState(purchase.state)
  const told = {
    grossCents: purchase.grossCents,
    state,
    id: purchase.id,
    session_id: sessionId,
    payment_intent: purchase.paymentReference,
    contractId: accountId === null ? null : purchase.contractId,
  }
  if (state === 'pending') return { ok: null, message: 'Zahlung wird derzeit verarbeitet.', ...told }
  if (purchase.paidAt === null) throw new Refusal(BILLING_REFUSALS.notPaid, {}, { ok: false, ...told })
  return { ok: true, message: 'Bezahlung erfolgreich', ...told }
}

/** The buyer has paid and must not see a fault: for him it is still being worked on, and so it is. */
function unlessUnavailable(error: unknown): null {
  if (error instanceof PaymentUnavailable) return null
  throw error
}
