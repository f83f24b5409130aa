import type { CallResult } from '#contract/client.ts'
import type { confirmCheckout, readCheckoutStatus } from '#contract/billing.ts'

/** What the buyer is told after the payment (2.13). */
export interface CheckoutResult {
  readonly status: 'loading' | 'pending' | 'success' | 'error'
  readonly message: string
}

const PENDING = 'Zahlung wird derzeit verarbeitet.'
export const NOT_CONFIRMED = 'Die Zahlung konnte nicht bestätigt werden.'

type Confirmation = Pick<CallResult<typeof confirmCheckout>, 'ok' | 'message'>

/** Once the confirm call has answered, it is waited for what the status says (4). */
export function afterConfirmation({ ok, message }: Confirmation): CheckoutResult {
  if (ok === false) return { status: 'error', message: message || NOT_CONFIRMED }
  return { status: 'pending', message: ok === null ? message || PENDING : PENDING }
}

type Status = Pick<CallResult<typeof readCheckoutStatus>, 'status'>

/** From these, no payment comes any more. */
const OVER: readonly string[] = ['failed', 'cancelled', 'expired']

/** @param before what was shown until now */
export function afterStatus({ status }: Status, before: CheckoutResult): CheckoutResult {
  if (status === 'paid') return { status: 'success', message: 'Bezahlung erfolgreich' }
  return OVER.includes(status) ? { status: 'error', message: NOT_CONFIRMED } : before
}
