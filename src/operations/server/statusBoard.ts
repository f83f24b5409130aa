import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/databasePort.ts'
import type { Log } from '#platform/log/logPort.ts'
import { type Maintenance, readMaintenance } from './maintenanceStore.ts'

/** What is known of the maintenance switch, kept in memory: hundreds of browsers ask every few seconds. */
export interface StatusBoard {
  readonly maintenance: Maintenance
  /** Changes when, and only when, the switch does. */
  readonly etag: string
  close(): void
}

const REFRESH_MS = 1_000

/** Reads the switch now and then every second; while the database is away the last reading stands. */
export async function openStatusBoard(database: Database, log: Log): Promise<StatusBoard> {
  let maintenance = await readMaintenance(database)
  let etag = etagOf(maintenance)
  let asking = false
  const refresh = async () => {
    if (asking) return
    asking = true
    try {
      maintenance = await readMaintenance(database)
      etag = etagOf(maintenance)
    } catch (error) {
      log.warn({ err: error }, 'the maintenance switch could not be read')
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => void refresh(), REFRESH_MS).unref()
  return {
    get maintenance() {
      return maintenance
    },
    get etag() {
      return etag
    },
    close: () => clearInterval(timer),
  }
}

function etagOf(maintenance: Maintenance): string {
  const digest = createHash('sha256').update(JSON.stringify(maintenance)).digest('base64url')
  return `"${digest.slice(0, 22)}"`
}
