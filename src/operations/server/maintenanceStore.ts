import type { Queryable } from '#platform/database/databasePort.ts'

/** The maintenance switch. */
export interface Maintenance {
  readonly enabled: boolean
  readonly message: string
  readonly until: Date | null
  /** Who may work on. */
  readonly allowRoles: readonly string[]
}

export function readMaintenance(db: Queryable): Promise<Maintenance> {
  return db.one<Maintenance>('select enabled, message, until, allow_roles as "allowRoles" from maintenance')
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
