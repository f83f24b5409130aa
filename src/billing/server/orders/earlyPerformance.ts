import type { Transaction } from '#platform/database/databasePort.ts'
import { mayWithdraw } from '../../domain/withdrawalPeriod.ts'
import { earlyPerformanceConsent } from '../../domain/withdrawalNotice.ts'

/**
 * The buyer asks, after his order, that performance begins before the withdrawal period ends (§ 357a Abs. 2 BGB). Noted
 * with all his paid orders that do not say so yet; a wording that never was says nothing.
 */
export async function agreeToStart(tx: Transaction, accountId: string, consentVersion: string): Promise<void> {
  if (earlyPerformanceConsent(consentVersion) === null) return
  await tx.query(
    `select 1 from purchase where account_id = $1 and paid_at is not null and early_performance_at is null
     order by id for update`,
    [accountId],
  )
  await tx.execute(
    `update purchase set early_performance_at = now(), consent_version = $2
     where account_id = $1 and paid_at is not null and early_performance_at is null`,
    [accountId, consentVersion],
  )
}

/** Whether what came of an order may be used up. @param paymentId of it; true for what is none, such as a present */
export async function mayStart(tx: Transaction, paymentId: string): Promise<boolean> {
  const order = await tx.first<{ paidAt: Date; now: Date; hasAgreed: boolean }>(
    `select paid_at as "paidAt", now() as now, early_performance_at is not null as "hasAgreed"
     from payment join purchase on purchase.id = purchase_id where payment.id::text = $1`,
    [paymentId],
  )
  return !order || order.hasAgreed || !mayWithdraw(order.paidAt, order.now)
}
