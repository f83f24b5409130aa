import type { z } from 'zod'
import type { listPaymentActivities } from '#contract/billing.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import type { PackageAlias } from '../domain/packages.ts'
import type { PurchaseState } from '../domain/purchaseState.ts'
import { shownState } from './shownState.ts'

interface ActivityRow {
  readonly id: string
  readonly createdAt: Date
  readonly contractId: string
  readonly package: PackageAlias
  readonly description: string
  readonly credits: number
  readonly grossCents: number
  readonly refundedCents: number
  readonly state: PurchaseState
  readonly method: string | null
  readonly invoices: { id: string; number: string }[]
  readonly mode: 'payment' | 'subscription'
  readonly runs: boolean
  readonly periodEnd: Date | null
  readonly cancelledAt: Date | null
  readonly withdrawnAt: Date | null
}

/** What an account has bought. An order that was broken off is shown too: the buyer has its confirmation. */
export async function listActivities(
  db: Queryable,
  accountId: string,
): Promise<z.input<typeof listPaymentActivities.answer>> {
  const rows = await db.query<ActivityRow>(
    `select id, created_at as "createdAt", contract_id as "contractId", package, description, credits,
       gross_cents as "grossCents", state, method, mode, period_end as "periodEnd", cancelled_at as "cancelledAt",
       withdrawn_at as "withdrawnAt", state = 'paid' and ended_at is null
         and (cancelled_at is null or period_end > now()) as runs,
       coalesce((select -sum(cents) from payment where purchase_id = purchase.id and reverses is not null), 0)
         as "refundedCents",
       coalesce((
         select json_agg(json_build_object('id', invoice.id, 'number', number) order by year, sequence)
         from invoice join payment on payment.id = payment_id where purchase_id = purchase.id), '[]') as invoices
     from purchase where account_id = $1 and state <> 'open' order by created_at desc, id`,
    [accountId],
  )
  return rows.map(({ mode, runs, state, createdAt, periodEnd, cancelledAt, withdrawnAt, ...row }) => ({
    ...row,
    status: shownState(state),
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    subscription:
      mode === 'payment'
        ? null
        : {
            active: runs,
            periodEnd: periodEnd?.toISOString() ?? null,
            cancelledAt: cancelledAt?.toISOString() ?? null,
          },
  }))
}
