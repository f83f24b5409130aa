import { createHash, randomBytes } from 'node:crypto'
import type { Database, Transaction } from '#platform/database/databasePort.ts'
import { grantCredits } from '#credits/server/index.ts'
import { ENDINGS, stepOf } from '#intake/domain/stage.ts'
import { RESULT_KINDS } from '#analysis/domain/analyst.ts'
import { STAGES } from '#analysis/domain/stage.ts'

/** An account with a session, credits and the limits of a professional. @returns id and bearer token */
export async function seedAccount(tx: Transaction, email: string): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const account = await tx.first<{ id: string }>(
    `insert into account (email, name, confirmed_at, roles)
     values ($1, 'Bench', now(), '{ROLE_USER,ROLE_PRO}') returning id`,
    [email],
  )
  if (!account) throw new Error('no account')
  await grantCredits(tx, account.id, 'paid', 500, account.id)
  await tx.execute(
    `insert into session (token_hash, account_id, device, expires_at) values ($1, $2, '', now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), account.id],
  )
  return { id: account.id, token }
}

/** `count` accounts; @returns their ids */
export async function seedAccounts(tx: Transaction, count: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `insert into account (email, name, confirmed_at)
     select 'seed' || n || '@example.org', 'Erika Muster', now() from generate_series(1, $1::int) as n returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/**
 * Analyses as the product leaves them, spread evenly over accounts and over the last `days`: one in ten failed, one in
 * four a preview, with their files' rows, bookings, mails and news. The files themselves are not in the store.
 */
export async function seedAnalyses(
  database: Database,
  { accounts, count, days }: { readonly accounts: readonly string[]; readonly count: number; readonly days: number },
): Promise<void> {
  const lines = [...['queued' as const, ...STAGES].map(stage => stepOf(stage).title), ENDINGS.done]
  const log = JSON.stringify(lines.map(msg => ({ at: new Date(), msg })))
  await database.inTransaction(async tx => {
    // A busy machine takes longer than requests may.
    await tx.execute('set local statement_timeout = 0')
    await tx.execute(
      `create temporary table seeded on commit drop as
       select n, gen_random_uuid() as id, ($1::uuid[])[1 + n % cardinality($1::uuid[])] as account_id,
              now() - n * make_interval(secs => $3::float8 * 86400 / $2::int) as at, n % 10 = 0 as failed, n % 4 <> 0 as paid
       from generate_series(1, $2::int) as n`,
      [accounts, count, days],
    )
    await tx.execute(
      `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, state,
         run, unlocked, score, light, pages, failure_code, failure_message, process_log, rule_version, created_at,
         started_at, finished_at, preview_until, report_until, upload_until)
       select id, 'EA-' || upper(left(md5(id::text), 14)), account_id,
         (array['Exposé', 'Wohnung', 'Reihenhaus', 'Ärztehaus', 'Kapitalanlage'])[1 + n % 5] || ' Musterstraße ' || n || '.pdf',
         md5(n::text) || md5((-n)::text), 400000 + n % 3000000, case when paid then 'paid' else 'free' end,
         case when failed then 'failed' else 'done' end, gen_random_uuid(), paid and not failed,
         case when not failed then n % 101 end, case when not failed then (array['grün', 'gelb', 'rot'])[1 + n % 3] end,
         case when not failed then 1 + n % 60 end, case when failed then 'reading.kein-expose' end,
         case when failed then 'Das Dokument ist kein Exposé.' end,
         $1::jsonb, '2026.11', at,
         at, at + interval '3 seconds', case when not failed then at + interval '30 days' end,
         case when not failed then at + interval '365 days' end, at + interval '7 days'
       from seeded`,
      [log],
    )
    await tx.execute(
      `insert into analysis_file (analysis_id, kind, key, bytes, sha256)
       select id, kind, case when kind = 'upload' then 'uploads/' || gen_random_uuid() else 'reports/' || id || '/' || kind end,
         300000, md5(id::text) || md5(kind)
       from seeded, unnest($1::text[]) as kind where kind = 'upload' or not failed`,
      [['upload', ...RESULT_KINDS]],
    )
    await tx.execute(
      `insert into credit_booking (account_id, kind, reason, amount, reference, created_at)
       select account_id, case when paid then 'paid' else 'free' end, reason, amount, id::text, at
       from seeded, (values ('use', -1), ('giveback', 1)) as booking (reason, amount) where failed or reason = 'use'`,
    )
    await tx.execute(
      `insert into mail (account_id, template, created_at, sent_at) select account_id, 'analysisReady', at, at from seeded`,
    )
    // News are kept for a day after their end; the rest was tidied away.
    await tx.execute(
      `insert into notification (account_id, type, job_id, data, created_at, expires_at)
       select account_id, 'new-document', id, jsonb_build_object('title', $1::text, 'message', 'Ihr Bericht liegt im Archiv.'),
         at, at + interval '1 hour'
       from seeded where at > now() - interval '1 day'`,
      [ENDINGS.done],
    )
  })
}

/** Jobs that ended within the two days that they are kept. The queue must have been made by a product before. */
export async function seedJobs(database: Database, count: number): Promise<void> {
  await database.inTransaction(async tx => {
    await tx.execute('set local statement_timeout = 0')
    await tx.execute(
      `insert into pgboss.job (name, data, state, created_on, started_on, completed_on)
       select name, jsonb_build_object('analysisId', gen_random_uuid()), 'completed', at, at, at
       from (values ('intake.analyse'), ('notifications.mail')) as kind (name),
         lateral (select now() - n * interval '2 days' / $1::int as at from generate_series(1, $1::int) as n) as time`,
      [count],
    )
  })
}
