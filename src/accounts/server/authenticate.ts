import type { Queryable } from '#platform/database/databasePort.ts'
import type { Caller } from '#platform/http/routerPort.ts'
import { findSession, noteUse } from './sessionStore.ts'
import { tokenHash } from './tokens.ts'

/** Who holds a bearer token; null when it is worth nothing (any more). One statement, and every five minutes one more. */
export async function authenticate(db: Queryable, bearerToken: string): Promise<Caller | null> {
  const hash = tokenHash(bearerToken)
  const session = hash && (await findSession(db, hash))
  if (!session) return null
  const { sessionId, accountId, roles, isStale } = session
  if (isStale) await noteUse(db, sessionId)
  return { sessionId, accountId, roles }
}
