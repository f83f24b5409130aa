import { join } from 'node:path'
import type { Database } from '#platform/database/databasePort.ts'
import { migrate } from '#platform/database/migrate.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/** Brings the product's tables up to date. */
export function migrateProduct(database: Database): Promise<void> {
  return migrate(database, MIGRATIONS)
}
