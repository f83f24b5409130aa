import { randomUUID } from 'node:crypto'
import { spendCredit } from '#credits/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'

/** A finished analysis of an account, paid with its next credit. @returns its id */
export async function paidAnalysis(database: Database, accountId: string): Promise<string> {
  const id = randomUUID()
  const used = await database.inTransaction(tx => spendCredit(tx, accountId, id))
  await insert(database, accountId, id, used?.kind === 'paid' ? used.source : null)
  return id
}

/** A finished preview, as if a free analysis had been used for it. @returns its id */
export async function preview(database: Database, accountId: string): Promise<string> {
  const id = randomUUID()
  await insert(database, accountId, id, null)
  return id
}

async function insert(database: Database, accountId: string, id: string, source: string | null): Promise<void> {
  await database.execute(
    `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, unlocked,
       unlocked_by, state, score, light, pages, finished_at, preview_until, report_until, upload_until)
     select $1::uuid, $1::text, $2::uuid, 'Haus.pdf', '', 1, case when $3::text is null then 'free' else 'paid' end,
       $3 is not null, (select coalesce(reverses, payment.id) from payment where payment.id::text = $3), 'done', 47, 'gelb', 2, now(),
       now() + interval '30 days', now() + interval '1 year', now() + interval '7 days'`,
    [id, accountId, source],
  )
}
