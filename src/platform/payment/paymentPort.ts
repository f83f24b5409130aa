import type { PostalAddress } from '#accounts/domain/postalAddress.ts'
import { PAYMENT } from '#contract/paymentRefusals.ts'
import { Refusal } from '#contract/refusal.ts'

/** An order that was placed on our page and is to be paid. */
export interface CheckoutOrder {
  /** Also what makes a repeated call harmless: one purchase has one checkout. Nothing else of the order may differ then. */
  readonly purchaseId: string
  /** Of the package. */
  readonly alias: string
  /** The provider's id of the price, quantity one. Its amount must be listCents: any other is a fault, not a charge. */
  readonly priceId: string
  /** German line on the checkout page and on the buyer's statement of payments. */
  readonly description: string
  /** € in cents, Umsatzsteuer included. */
  readonly listCents: number
  /** Taken off listCents, of a subscription off the first payment only. What remains is 0 or at least MIN_CHARGE_CENTS. */
  readonly discountCents: number
  readonly mode: 'payment' | 'subscription'
  readonly buyer: {
    readonly email: string
    readonly name: string
    readonly address: PostalAddress | null
  }
  /** Code behind discountCents; null: no discount. */
  readonly promoCode: string | null
  /** Absolute. The provider appends `session_id=<id>` to its query. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** What is charged is nothing at all or no less than this: providers refuse what costs more than it brings. */
export const MIN_CHARGE_CENTS = 50

/**
 * open: not paid yet, may still be. pending: the buyer has done his part, his bank has not. The others are final, but
 * a checkout that was never paid may be `expired` after a day.
 */
export type CheckoutProgress = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

export interface CheckoutState {
  readonly sessionId: string
  /** null: the checkout is not ours. */
  readonly purchaseId: string | null
  readonly state: CheckoutProgress
  /** € in cents: what is or was to be paid, discount taken off. */
  readonly cents: number
  readonly currency: string
  /** Of the money, for refunds; of a subscription that of its first payment. null: nothing was charged, or not yet. */
  readonly paymentReference: string | null
  /** null: no subscription, or none yet. */
  readonly subscriptionReference: string | null
  /** As the provider calls it (card, sepa_debit, …); null until it is known. */
  readonly method: string | null
  /** False for test money. */
  readonly livemode: boolean
}

/** One more paid period of a subscription. */
export interface Renewal {
  readonly subscriptionReference: string
  /** Of the money, as in CheckoutState; of a period that cost nothing, of its bill. Never the same for two periods. */
  readonly paymentReference: string
  readonly cents: number
  readonly currency: string
  /** Until when this payment lasts. */
  readonly periodEnd: Date
}

/** Money that goes back to the buyer: refunded by us, or fetched back through his bank. */
export interface Reversal {
  readonly reference: string
  readonly kind: 'refund' | 'dispute'
  /** € in cents, positive. */
  readonly cents: number
  /** open: under way (of a dispute: the money is gone until it is decided). final: it stays so. undone: the money is ours again. */
  readonly state: 'open' | 'final' | 'undone'
}

export interface Subscription {
  readonly subscriptionReference: string
  /** overdue: a renewal could not be charged and is tried again. ending: paid until periodEnd, never renewed. */
  readonly state: 'active' | 'overdue' | 'ending' | 'ended'
  readonly periodEnd: Date
}

/**
 * Something has happened. Events come twice, late, in any order: they only say what to look at, the truth is read.
 * checkout → readCheckout, renewal → readRenewal, reversal → readReversals, subscription → readSubscription.
 */
export type PaymentEvent = { readonly id: string } & (
  | { readonly type: 'checkout'; readonly sessionId: string }
  | { readonly type: 'renewal'; readonly billReference: string }
  | { readonly type: 'reversal'; readonly paymentReference: string }
  | { readonly type: 'subscription'; readonly subscriptionReference: string }
  | { readonly type: 'other' }
)

/** Takes the money for orders. Every function but readEvent may throw PaymentUnavailable. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** The page where the buyer pays. The same order again, within a day, gives the same checkout. */
  createCheckout(order: CheckoutOrder): Promise<{ readonly sessionId: string; readonly url: string }>
  /** null: no such checkout. */
  readCheckout(sessionId: string): Promise<CheckoutState | null>
  /**
   * What the provider has sent us.
   * @param raw the body as it came, to the byte
   * @throws Refusal PAYMENT.badEvent when the provider has not signed it within five minutes, or it is of test money where ours is real
   */
  readEvent(raw: Buffer, signature: string | null): PaymentEvent
  /** null: the bill is not paid, or is the first of its subscription, which its checkout tells of. */
  readRenewal(billReference: string): Promise<Renewal | null>
  /** Paid periods of a subscription that were billed at `since` or later, the first, which its checkout tells of, not among them. */
  renewalsSince(subscriptionReference: string, since: Date): Promise<readonly Renewal[]>
  /** All that went back of one payment. */
  readReversals(paymentReference: string): Promise<readonly Reversal[]>
  /** null: no such subscription. */
  readSubscription(subscriptionReference: string): Promise<Subscription | null>
  /** @param key the same key never refunds twice, however late it is repeated */
  refund(order: { readonly paymentReference: string; readonly cents: number; readonly key: string }): Promise<Reversal>
  /** Also when it has ended before. @param when now: a withdrawal; periodEnd: a notice, what is paid lasts */
  cancelSubscription(subscriptionReference: string, when: 'now' | 'periodEnd'): Promise<Subscription>
  /** What began to go back at `since` or later, and of which payment. */
  reversedSince(since: Date): AsyncIterable<Pick<Reversal, 'reference'> & { readonly paymentReference: string }>
  /** Paid checkouts that were begun at `since` or later, newest first. */
  paidSince(since: Date): AsyncIterable<CheckoutState>
}

/**
 * The provider is down, overloaded or too slow. Nothing is known of what was asked for, which may have been done:
 * it is to be asked again, which is harmless.
 */
export class PaymentUnavailable extends Refusal {
  override readonly name = 'PaymentUnavailable'

  constructor(cause: unknown) {
    super(PAYMENT.unavailable, {}, { retryAfter: 30 })
    this.cause = cause
  }
}
