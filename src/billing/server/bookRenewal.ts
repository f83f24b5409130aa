import type { Renewal } from '#platform/payment/paymentPort.ts'
import { deliver } from './bookCharge.ts'
import type { BillingParts } from './billingParts.ts'
import { insertPayment } from './paymentStore.ts'
import { addNote, findPurchase, lockPurchase, type Purchase } from './purchaseStore.ts'
import { extendPeriod } from './subscriptionStore.ts'

/** Books one more paid period of a subscription, once. @returns false: it is of no paid order that is known */
export async function bookRenewal(parts: BillingParts, billReference: string): Promise<boolean> {
  const { database, payments, log } = parts
  const renewal = await payments.readRenewal(billReference)
  if (!renewal) return true
  const found = await findPurchase(database, 'subscriptionReference', renewal.subscriptionReference)
  if (!found?.paidAt) return false
  await database.inTransaction(async tx => {
    const purchase = await lockPurchase(tx, found.id)
    const obstacle = obstacleTo(purchase, renewal)
    if (obstacle !== null) {
      log.error({ purchaseId: purchase.id, obstacle }, 'a paid renewal is not fulfilled')
      await addNote(tx, purchase.id, `Verlängerung ${billReference} bezahlt, aber nicht freigeschaltet: ${obstacle}.`)
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
