import type { Queryable, Transaction } from '#platform/database/databasePort.ts'

/**
 * Unlocks the previews of an account, also those that are being made; each is then kept as long as a paid report. Reports
 * whose own price has gone back are not among them.
 * @param paymentId the money that does it; null: none, it is a present
 * @returns how many
 */
export function unlockAll(tx: Transaction, accountId: string, paymentId: string | null): Promise<number> {
  return tx.execute(
    `update analysis set unlocked = true, unlocked_by = $2, opened_at = null
     where account_id = $1 and not unlocked and credit_kind = 'free' and state <> 'failed' and files_removed_at is null
       and (expires_at is null or expires_at > now())`,
    [accountId, paymentId],
  )
}

/** All versions of an analysis show the same object: what one shows, all have shown. */
const ORIGINAL = 'coalesce(version_of, id)'

/** What a payment has unlocked and is open still, held until the transaction ends so that nobody opens one meanwhile. */
export async function openedOf(
  tx: Transaction,
  paymentId: string,
): Promise<{ readonly original: string; readonly firstOpenedAt: Date }[]> {
  const rows = await tx.query<{ original: string; openedAt: Date | null }>(
    `select ${ORIGINAL} as original, opened_at as "openedAt" from analysis
     where unlocked_by = $1 and unlocked order by id for update`,
    [paymentId],
  )
  const first = new Map<string, Date>()
  for (const { original, openedAt } of rows) {
    const before = first.get(original)
    if (openedAt && (!before || openedAt < before)) first.set(original, openedAt)
  }
  return [...first].map(([original, firstOpenedAt]) => ({ original, firstOpenedAt }))
}

/**
 * Locks what a payment has unlocked, because its money goes back.
 * @param keep originals that count as performed, with their versions
 */
export function lockAgain(tx: Transaction, paymentId: string, keep: readonly string[] = []): Promise<number> {
  return tx.execute(
    `update analysis set unlocked = false where unlocked_by = $1 and unlocked and ${ORIGINAL} <> all($2::uuid[])`,
    [paymentId, keep],
  )
}

/** The money has come back to us after all. */
export function unlockAgain(tx: Transaction, paymentId: string): Promise<number> {
  return tx.execute(`update analysis set unlocked = true where unlocked_by = $1 and not unlocked`, [paymentId])
}

/** Notes that the whole report is handed out now. @returns false: it is locked, the preview is all there is */
export async function openInFull(db: Queryable, analysisId: string): Promise<boolean> {
  const opened = await db.execute(
    'update analysis set opened_at = coalesce(opened_at, now()) where id = $1 and unlocked',
    [analysisId],
  )
  return opened === 1
}
