import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import type { Promo } from '../../domain/promo.ts'

/** A code and how often it was used, reserved uses included. */
export interface PromoUses {
  readonly promo: Promo
  readonly uses: number
  readonly usesByAccount: number
  readonly now: Date
}

const COLUMNS = `code, discount_type as "discountType", amount, valid_from as "validFrom", valid_until as "validUntil",
  most_uses as "mostUses", most_uses_per_account as "mostUsesPerAccount", packages, active`

/** @param accountId null: somebody who is not signed in */
export async function readPromo(db: Queryable, code: string, accountId: string | null): Promise<PromoUses | null> {
  const promo = await db.first<Promo>(`select ${COLUMNS} from promo_code where code = $1`, [code])
  if (!promo) return null
  const counted = await db.first<Omit<PromoUses, 'promo'>>(
    `select count(*) as uses, count(*) filter (where account_id = $2) as "usesByAccount", now() as now
     from promo_use where code = $1`,
    [code, accountId],
  )
  return counted ? { promo, ...counted } : null
}

/** Like `readPromo`; whoever wants the same code waits until the transaction ends. */
export async function lockPromo(tx: Transaction, code: string, accountId: string): Promise<PromoUses | null> {
  // A statement of its own: what it waited for is only seen by the next one.
  await tx.query('select 1 from promo_code where code = $1 for no key update', [code])
  return readPromo(tx, code, accountId)
}

/** Counts as used from now on. Harmless where it is already. */
export async function reservePromo(
  tx: Transaction,
  purchaseId: string,
  code: string,
  accountId: string | null,
): Promise<void> {
  await tx.execute(
    'insert into promo_use (purchase_id, code, account_id) values ($1, $2, $3) on conflict (purchase_id) do nothing',
    [purchaseId, code, accountId],
  )
}

export async function freePromo(tx: Transaction, purchaseId: string): Promise<void> {
  await tx.execute('delete from promo_use where purchase_id = $1', [purchaseId])
}

/** @returns false when there is this code already */
export async function insertPromo(
  db: Queryable,
  promo: Omit<Promo, 'active'>,
  partnerId: string | null,
): Promise<boolean> {
  const written = await db.execute(
    `insert into promo_code (code, discount_type, amount, valid_from, valid_until, most_uses, most_uses_per_account,
       packages, partner_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (code) do nothing`,
    [
      promo.code,
      promo.discountType,
      promo.amount,
      promo.validFrom,
      promo.validUntil,
      promo.mostUses,
      promo.mostUsesPerAccount,
      promo.packages,
      partnerId,
    ],
  )
  return written === 1
}

/** @returns false when there is no such code */
export async function endPromo(db: Queryable, code: string): Promise<boolean> {
  return (await db.execute('update promo_code set active = false where code = $1', [code])) === 1
}

/** All codes, the newest first, with how often each was used. */
export function listPromos(db: Queryable): Promise<(Promo & { uses: number })[]> {
  return db.query(
    `select ${COLUMNS}, (select count(*) from promo_use where promo_use.code = promo_code.code) as uses
     from promo_code order by created_at desc`,
  )
}

/** Id of the partner whose code it is; null: nobody's. */
export async function partnerOfPromo(db: Queryable, code: string): Promise<string | null> {
  const row = await db.first<{ id: string | null }>('select partner_id as id from promo_code where code = $1', [code])
  return row?.id ?? null
}
