import type { Queryable } from '#platform/database/databasePort.ts'

export interface Partner {
  readonly id: string
  readonly refCode: string
  readonly name: string
  readonly email: string
  /** His own account, if he has one. */
  readonly accountId: string | null
  /** Share of the net revenue in hundredths of a percent. */
  readonly basisPoints: number
  readonly active: boolean
}

const COLUMNS = `id, ref_code as "refCode", name, email, account_id as "accountId",
  commission_basis_points as "basisPoints", active`

/** null: the code is taken. */
export function insertPartner(db: Queryable, one: Omit<Partner, 'id' | 'active'>): Promise<Partner | null> {
  return db.first<Partner>(
    `insert into partner (ref_code, name, email, account_id, commission_basis_points) values ($1, $2, $3, $4, $5)
     on conflict (ref_code) do nothing returning ${COLUMNS}`,
    [one.refCode, one.name, one.email, one.accountId, one.basisPoints],
  )
}

/** @param refCode in the form of `refCodeOf` */
export function findPartner(db: Queryable, by: { refCode: string } | { id: string }): Promise<Partner | null> {
  const [name, value] = 'id' in by ? ['id', by.id] : ['ref_code', by.refCode]
  return db.first<Partner>(`select ${COLUMNS} from partner where ${name} = $1`, [value])
}

export function allPartners(db: Queryable): Promise<Partner[]> {
  return db.query<Partner>(`select ${COLUMNS} from partner order by ref_code`)
}

/** @returns false when there is no such partner */
export async function writeActive(db: Queryable, refCode: string, active: boolean): Promise<boolean> {
  return (await db.execute('update partner set active = $2 where ref_code = $1', [refCode, active])) === 1
}
