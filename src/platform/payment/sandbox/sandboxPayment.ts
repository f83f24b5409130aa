import { randomBytes } from 'node:crypto'
import { PAYMENT } from '#contract/paymentRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { chargedCents } from '../chargedCents.ts'
import type { CheckoutState, PaymentProvider, Reversal, Subscription } from '../paymentPort.ts'
import { readSandboxCheckout } from './readSandboxCheckout.ts'
import { sandboxId } from './sandboxId.ts'
import {
  endSubscription,
  insertCheckout,
  insertRefund,
  insertRenewal,
  type SandboxCheckout,
  type SandboxRefund,
  selectPaidSince,
  selectRefunds,
  selectRenewal,
  selectRenewalsSince,
  selectRipe,
  selectSubscription,
} from './sandboxStore.ts'

export interface SandboxPayment extends PaymentProvider {
  /**
   * Charges one more month, as Stripe would on its day.
   * @returns what its event would name; null when the subscription does not run (any more)
   */
  renew(subscriptionReference: string): Promise<{ readonly billReference: string } | null>
}

/**
 * A payment provider of our own that moves no money, so that the whole purchase works on a fresh machine. Its page is
 * `serveSandboxCheckout`. It sends no signed events: the page tells what has happened by a callback.
 * @param baseUrl where users reach the product, without a slash at its end
 */
export function createSandboxPayment(database: Database, baseUrl: string): SandboxPayment {
  return {
    name: 'sandbox',
    async createCheckout(order) {
      chargedCents(order)
      const sessionId = await insertCheckout(database, `cs_sandbox_${randomBytes(32).toString('base64url')}`, order)
      return { sessionId, url: `${baseUrl}/sandbox-checkout/${sessionId}` }
    },
    async readCheckout(sessionId) {
      const checkout = await readSandboxCheckout(database, sessionId)
      return checkout ? stateOf(checkout) : null
    },
    readEvent() {
      throw new Refusal(PAYMENT.badEvent)
    },
    readRenewal: async billReference => (await selectRenewal(database, billReference)) ?? null,
    renewalsSince: (subscription, since) => selectRenewalsSince(database, subscription, since),
    readReversals: async payment => (await selectRefunds(database, payment)).map(reversalOf),
    readSubscription: id => readSubscription(database, id),
    async refund({ paymentReference, cents, key }) {
      const id = sandboxId('re')
      const made = await database.inTransaction(tx => insertRefund(tx, paymentReference, { id, key, cents }))
      if (!made) throw new Error(`${cents} cents of ${paymentReference} cannot be refunded`)
      return reversalOf(made)
    },
    async cancelSubscription(id, when) {
      await endSubscription(database, id, when)
      const subscription = await readSubscription(database, id)
      if (!subscription) throw new Error(`no subscription ${id}`)
      return subscription
    },
    // Nobody but us gives money back here.
    reversedSince: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
    }),
    async *paidSince(since) {
      for (const { id } of await selectRipe(database)) await readSandboxCheckout(database, id)
      for (const checkout of await selectPaidSince(database, since)) yield stateOf(checkout)
    },
    async renew(subscription) {
      const billReference = sandboxId('pi')
      return (await insertRenewal(database, subscription, billReference)) ? { billReference } : null
    },
  }
}

async function readSubscription(database: Database, id: string): Promise<Subscription | null> {
  const found = await selectSubscription(database, id)
  return found ? { subscriptionReference: found.id, state: found.state, periodEnd: found.periodEnd } : null
}

function stateOf(checkout: SandboxCheckout): CheckoutState {
  return {
    sessionId: checkout.id,
    purchaseId: checkout.purchaseId,
    state: checkout.state,
    cents: chargedCents(checkout),
    currency: 'eur',
    paymentReference: checkout.paymentId,
    subscriptionReference: checkout.subscriptionId,
    method: checkout.state === 'paid' ? 'sandbox' : null,
    livemode: false,
  }
}

function reversalOf({ id, cents }: SandboxRefund): Reversal {
  return { reference: id, kind: 'refund', cents, state: 'final' }
}
