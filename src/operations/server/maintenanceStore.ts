import type { Queryable } from '#platform/database/databasePort.ts'

/** The maintenance switch. */
export interface Maintenance {
  readonly enabled: boolean
  readonly message: string
  readonly until: Date | null
  /** Who may work on. */
  readonly allowRoles: readonly string[]
}

export async function readMaintenance(db: Queryable): Promise<Maintenance> {
  const [row] = await db.query<Maintenance>(
    'select enabled, message, until, allow_roles as "allowRoles" from maintenance',
  )
  if (!row) throw new Error('the row of the maintenance switch is missing')
  return row
}

export async function writeMaintenance(
  db: Queryable,
  { enabled, message, until }: Omit<Maintenance, 'allowRoles'>,
): Promise<void> {
  await db.execute('update maintenance set enabled = $1, message = $2, until = $3, changed_at = now()', [
    enabled,
    message,
    until,
  ])
}
