import type { Renewal } from '#platform/payment/paymentPort.ts'
import { deliver } from '../settlement/bookCharge.ts'
import type { BillingParts } from '../billingParts.ts'
import { insertPayment } from '../settlement/paymentStore.ts'
import { addNote, findPurchase, lockPurchase, type Purchase } from '../orders/purchaseStore.ts'
import { extendPeriod } from './subscriptionStore.ts'

/** So far before the end of what is paid: one period more, should one before the last be missing. */
const LOOK_BACK_DAYS = 40

/** Books what a bill of a subscription tells of. @returns false: it is of no paid order that is known */
export async function bookRenewal(parts: BillingParts, billReference: string): Promise<boolean> {
  const renewal = await parts.payments.readRenewal(billReference)
  return renewal === null || bookPeriod(parts, renewal)
}

/** Books the paid periods that no event has told of: the buyer has paid for them. */
export async function bookMissedRenewals(
  parts: BillingParts,
  { subscriptionReference, periodEnd }: Pick<Purchase, 'subscriptionReference' | 'periodEnd'>,
): Promise<void> {
  if (subscriptionReference === null || periodEnd === null) return
  const since = new Date(periodEnd.getTime() - LOOK_BACK_DAYS * 24 * 3_600_000)
  for (const renewal of await parts.payments.renewalsSince(subscriptionReference, since)) {
    await bookPeriod(parts, renewal)
  }
}

/** One more paid period, once. @returns false: it is of no paid order that is known */
async function bookPeriod(parts: BillingParts, renewal: Renewal): Promise<boolean> {
  const { database, log } = parts
  const found = await findPurchase(database, 'subscriptionReference', renewal.subscriptionReference)
  if (!found?.paidAt) return false
  await database.inTransaction(async tx => {
    const purchase = await lockPurchase(tx, found.id)
    const obstacle = obstacleTo(purchase, renewal)
    if (obstacle !== null) {
      if (purchase.note?.includes(renewal.paymentReference)) return
      log.error({ purchaseId: purchase.id, obstacle }, 'a paid renewal is not fulfilled')
      await addNote(
        tx,
        purchase.id,
        `Verlängerung ${renewal.paymentReference} bezahlt, aber nicht freigeschaltet: ${obstacle}.`,
      )
      return
    }
    const { paymentReference: reference, cents, periodEnd } = renewal
    const { id: purchaseId, credits } = purchase
    const period = { purchaseId, kind: 'renewal', reference, cents, credits, reverses: null, periodEnd } as const
    const payment = await insertPayment(tx, period)
    if (!payment) return
    await extendPeriod(tx, purchaseId, periodEnd)
    await deliver(tx, parts, purchase, payment)
  })
  return true
}

/** The discount of a promo code is for the first period. */
function obstacleTo({ listCents }: Purchase, { cents, currency }: Renewal): string | null {
  if (currency !== 'eur') return `die Währung ist ${currency}`
  return cents === listCents ? null : `bezahlt sind ${cents} Cent statt ${listCents}`
}
