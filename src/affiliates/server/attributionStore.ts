import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/** So long after an account was registered through a partner's link its orders are his. */
const REGISTRATION_DAYS = 90

export async function writeReferral(tx: Transaction, accountId: string, partnerId: string): Promise<void> {
  await tx.execute(
    'insert into affiliate_account (account_id, partner_id) values ($1, $2) on conflict (account_id) do nothing',
    [accountId, partnerId],
  )
}

/** Id of the partner through whom an account was registered; null: nobody, or too long ago. */
export async function referrerOf(db: Queryable, accountId: string): Promise<string | null> {
  const row = await db.first<{ partnerId: string }>(
    `select partner_id as "partnerId" from affiliate_account
     where account_id = $1 and registered_at > now() - make_interval(days => ${REGISTRATION_DAYS})`,
    [accountId],
  )
  return row?.partnerId ?? null
}

/** Once for each order: what is attributed stays so. */
export async function writeAttribution(
  tx: Transaction,
  purchaseId: string,
  partner: { readonly id: string; readonly basisPoints: number },
): Promise<void> {
  await tx.execute(
    `insert into affiliate_order (purchase_id, partner_id, commission_basis_points) values ($1, $2, $3)
     on conflict (purchase_id) do nothing`,
    [purchaseId, partner.id, partner.basisPoints],
  )
}

export interface Attribution {
  readonly purchaseId: string
  /** Commission as agreed when the order was paid. */
  readonly basisPoints: number
}

export function attributionsOf(db: Queryable, partnerId: string): Promise<Attribution[]> {
  return db.query<Attribution>(
    'select purchase_id as "purchaseId", commission_basis_points as "basisPoints" from affiliate_order where partner_id = $1',
    [partnerId],
  )
}
