import { pageUrl } from '#kernel/pagePath.ts'
import { sendMail } from '#notifications/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { orderTerms } from '../../domain/orderTerms.ts'
import { earlyPerformanceConsent, WITHDRAWAL_PATH, withdrawalNotice } from '../../domain/withdrawalNotice.ts'
import type { BillingParts } from '../billingParts.ts'
import type { Purchase } from './purchaseStore.ts'

/**
 * Confirms the order by mail (§§ 312f, 312i BGB) with what was agreed, the consents and the withdrawal notice, and with
 * the terms as they are now: it leaves with the order itself, so before any performance begins.
 */
export async function confirmOrder(tx: Transaction, parts: BillingParts, purchase: Purchase): Promise<void> {
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
