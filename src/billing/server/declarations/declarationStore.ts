import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/** A withdrawal, or a notice that ends a subscription, as it came in. */
export interface Declaration {
  readonly id: string
  readonly kind: 'withdrawal' | 'notice'
  readonly name: string
  readonly contractId: string
  /** In the form of `normalEmail`. */
  readonly email: string
  readonly reason: string | null
  readonly declaredAt: Date
}

export type Declared = Omit<Declaration, 'id' | 'declaredAt'>

const COLUMNS = 'id, kind, name, contract_id as "contractId", email, reason, declared_at as "declaredAt"'

/** The same declaration not long ago: a double click. */
export async function findSameDeclaration(
  tx: Transaction,
  one: Declared,
  minutes: number,
): Promise<Declaration | null> {
  // Two clicks at the same time see each other, since one waits here for the other's end.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`declaration ${one.email}`])
  return tx.first<Declaration>(
    `select ${COLUMNS} from declaration where email = $1 and kind = $2 and name = $3 and contract_id = $4
       and reason is not distinct from $5 and declared_at > now() - make_interval(mins => $6)`,
    [one.email, one.kind, one.name, one.contractId, one.reason, minutes],
  )
}

/** Under an address, about one contract; null: about none that is known. */
export async function countDeclarations(
  db: Queryable,
  email: string,
  purchaseId: string | null,
  minutes: number,
): Promise<number> {
  const { many } = await db.one<{ many: number }>(
    `select count(*) as many from declaration
     where email = $1 and purchase_id is not distinct from $2 and declared_at > now() - make_interval(mins => $3)`,
    [email, purchaseId, minutes],
  )
  return many
}

export function insertDeclaration(tx: Transaction, one: Declared): Promise<Declaration> {
  return tx.one<Declaration>(
    `insert into declaration (kind, name, contract_id, email, reason) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [one.kind, one.name, one.contractId, one.email, one.reason],
  )
}

/** @param isSettled false: a person has to look at it */
export async function writeMatch(tx: Transaction, id: string, purchaseId: string, isSettled: boolean): Promise<void> {
  await tx.execute('update declaration set purchase_id = $2, settled_at = case when $3 then now() end where id = $1', [
    id,
    purchaseId,
    isSettled,
  ])
}

/** What a person has to look at, the oldest first. */
export function openDeclarations(db: Queryable): Promise<Declaration[]> {
  return db.query<Declaration>(
    `select ${COLUMNS} from declaration where settled_at is null order by declared_at limit 500`,
  )
}

/** @returns false when there is no such open declaration */
export async function settleDeclaration(db: Queryable, id: string): Promise<boolean> {
  const settled = await db.execute(
    'update declaration set settled_at = now() where id::text = $1 and settled_at is null',
    [id],
  )
  return settled === 1
}
