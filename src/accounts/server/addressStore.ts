import type { Queryable } from '#platform/database/databasePort.ts'
import type { PostalAddress } from '../domain/postalAddress.ts'

export interface Address extends PostalAddress {
  readonly id: string
  readonly type: string
}

const COLUMNS = 'id, type, street, zip, city, country'

export function addressesOf(db: Queryable, accountId: string): Promise<Address[]> {
  return db.query<Address>(`select ${COLUMNS} from address where account_id = $1 order by created_at, id`, [accountId])
}

/** null when the account has no such address. @param id whatever was sent as one */
export function findAddress(db: Queryable, accountId: string, id: string): Promise<Address | null> {
  return db.first<Address>(`select ${COLUMNS} from address where account_id = $1 and id::text = lower($2)`, [
    accountId,
    id,
  ])
}

/** null when the account has `most` addresses already. */
export function insertAddress(
  db: Queryable,
  accountId: string,
  { type, street, zip, city, country }: Omit<Address, 'id'>,
  most: number,
): Promise<Address | null> {
  return db.first<Address>(
    `insert into address (account_id, type, street, zip, city, country)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from address where account_id = $1) < $7
     returning ${COLUMNS}`,
    [accountId, type, street, zip, city, country, most],
  )
}

/** null when the account has no such address. */
export function updateAddress(
  db: Queryable,
  accountId: string,
  { id, type, street, zip, city, country }: Address,
): Promise<Address | null> {
  return db.first<Address>(
    `update address set type = $3, street = $4, zip = $5, city = $6, country = $7
     where account_id = $1 and id::text = lower($2) returning ${COLUMNS}`,
    [accountId, id, type, street, zip, city, country],
  )
}

/** False when the account has no such address. */
export async function removeAddress(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const removed = await db.execute('delete from address where account_id = $1 and id::text = lower($2)', [
    accountId,
    id,
  ])
  return removed === 1
}
