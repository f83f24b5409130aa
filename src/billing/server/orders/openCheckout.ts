import { pageUrl } from '#kernel/pagePath.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { type CheckoutOrder, PaymentUnavailable } from '#platform/payment/paymentPort.ts'
import { sendMail } from '#notifications/server/index.ts'
import type { BillingParts } from '../billingParts.ts'
import { freePromo } from '../promos/promoStore.ts'
import { lockPurchase, type Purchase, writeSession, writeState } from './purchaseStore.ts'
import { orderTerms } from '../../domain/orderTerms.ts'
import { earlyPerformanceConsent, WITHDRAWAL_PATH, withdrawalNotice } from '../../domain/withdrawalNotice.ts'

/**
 * The order with its checkout. The provider is asked outside of any transaction; asked twice, by two clicks or after a
 * crash, it gives the same checkout.
 * @throws PaymentUnavailable: the order stays open, and is gone on with when it is placed again
 */
export async function openCheckout(parts: BillingParts, purchase: Purchase): Promise<Purchase> {
  if (purchase.sessionId !== null) return purchase
  const { sessionId, url } = await askForCheckout(parts, purchase)
  return parts.database.inTransaction(tx => adoptSession(tx, parts, purchase, sessionId, url))
}

async function askForCheckout(parts: BillingParts, purchase: Purchase): Promise<{ sessionId: string; url: string }> {
  const { database, payments, log } = parts
  try {
    return await payments.createCheckout(orderOf(parts, purchase))
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw error
    log.error({ purchaseId: purchase.id, error }, 'a checkout could not be opened')
    // It would fail again in the same way, and must not hold a promo code meanwhile.
    await database.inTransaction(tx => giveUp(tx, purchase.id))
    throw error
  }
}

/** Notes the provider's name for an order, and confirms the order to the buyer: once. */
export async function adoptSession(
  tx: Transaction,
  parts: BillingParts,
  purchase: Purchase,
  sessionId: string,
  url: string | null,
): Promise<Purchase> {
  const isNew = await writeSession(tx, purchase.id, sessionId, url)
  if (isNew) await confirmOrder(tx, parts, purchase)
  return { ...purchase, sessionId, sessionUrl: url }
}

async function giveUp(tx: Transaction, purchaseId: string): Promise<void> {
  const { state, sessionId } = await lockPurchase(tx, purchaseId)
  if (state !== 'open' || sessionId !== null) return
  await writeState(tx, purchaseId, 'failed', null)
  await freePromo(tx, purchaseId)
}

/** Made of what is stored only, so that it is the same every time. */
function orderOf({ baseUrl }: BillingParts, purchase: Purchase): CheckoutOrder {
  return {
    purchaseId: purchase.id,
    alias: purchase.package,
    priceId: purchase.priceId,
    description: purchase.description,
    listCents: purchase.listCents,
    discountCents: purchase.discountCents,
    mode: purchase.mode,
    buyer: { email: purchase.buyerEmail, name: purchase.buyerName, address: purchase.buyerAddress },
    promoCode: purchase.promoCode,
    successUrl: pageUrl(baseUrl, '/checkout/success'),
    cancelUrl: pageUrl(baseUrl, '/checkout/cancel'),
  }
}

/**
 * Confirms the order by mail (§§ 312f, 312i BGB) with what was agreed, the consents and the withdrawal notice, and with
 * the terms as they are now: it leaves with the order itself, so before any performance begins.
 */
async function confirmOrder(tx: Transaction, parts: BillingParts, purchase: Purchase): Promise<void> {
  const { jobs, baseUrl, seller, contractTexts } = parts
  const { earlyPerformanceAt, consentVersion } = purchase
  const withdrawalLink = pageUrl(baseUrl, WITHDRAWAL_PATH)
  await sendMail(tx, jobs, {
    template: 'orderReceived',
    to: purchase.buyerEmail,
    accountId: purchase.accountId,
    name: purchase.buyerName,
    contractId: purchase.contractId,
    terms: orderTerms(purchase),
    consent: earlyPerformanceAt && consentVersion ? earlyPerformanceConsent(consentVersion) : null,
    notice: withdrawalNotice(seller, withdrawalLink),
    withdrawalLink,
    termsLink: pageUrl(baseUrl, '/agb'),
    texts: contractTexts,
  })
}
