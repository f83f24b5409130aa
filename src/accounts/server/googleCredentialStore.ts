import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/** False when the credential was used before. */
export async function useCredential(tx: Transaction, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const kept = await tx.execute(
    'insert into google_credential (token_hash, expires_at) values ($1, $2) on conflict do nothing',
    [tokenHash, expiresAt],
  )
  return kept === 1
}

export async function removeExpiredCredentials(db: Queryable): Promise<void> {
  // Google's clock and ours may differ by a minute.
  await db.execute(`delete from google_credential where expires_at < now() - interval '1 hour'`)
}
