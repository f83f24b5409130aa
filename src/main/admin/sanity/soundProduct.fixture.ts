import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookPurchase, spendCredit, welcome } from '#credits/server/index.ts'
import { openTestDatabase } from '#platform/database/database.fixture.ts'
import type { Database, Transaction } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { localFiles } from '#platform/files/localFiles.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { keptLog } from '#platform/jobs/jobs.fixture.ts'
import { pgBossJobs } from '#platform/jobs/pgBossJobs.ts'

export interface SoundProduct {
  readonly database: Database
  readonly files: Files
  /** Makes everything afresh, sound. @returns the ids of what is there */
  readonly restore: () => Promise<Ids>
  readonly close: () => Promise<void>
}

export interface Ids {
  readonly account: string
  readonly done: string
  readonly running: string
  readonly purchase: string
  readonly payment: string
  readonly invoice: string
  readonly mail: string
}

/** Database and store with one of everything that the operator's check looks at. */
export async function soundProduct(): Promise<SoundProduct> {
  const tested = await openTestDatabase()
  const { database } = tested
  const folder = await mkdtemp(join(tmpdir(), 'expose-ampel-sanity-'))
  const files = await localFiles(folder)
  const jobs = pgBossJobs({ url: tested.url, log: keptLog(), stopMs: 0 })
  await jobs.start()
  return {
    database,
    files,
    restore: async () => {
      for await (const key of files.list('')) await files.remove(key)
      return database.inTransaction(async tx => {
        // Nothing of it must survive a power cut; and deleting a few rows is quicker than truncating a dozen tables.
        await tx.execute(`set local synchronous_commit = off; ${EMPTY}`)
        return fill(tx, files, jobs)
      })
    },
    close: async () => {
      await jobs.stop()
      await tested.close()
      await rm(folder, { recursive: true })
    },
  }
}

const TABLES = [
  'promo_use',
  'promo_code',
  'refund',
  'invoice',
  'invoice_counter',
  'payment',
  'payment_event',
  'purchase',
]
const EMPTY = [...TABLES, 'mail', 'file_to_remove', 'account', 'pgboss.job']
  .map(name => `delete from ${name};`)
  .join(' ')

async function fill(tx: Transaction, files: Files, jobs: Jobs): Promise<Ids> {
  const account = randomUUID()
  await tx.execute(`insert into account (id, email, name) values ($1, 'a@example.de', 'Test')`, [account])
  const ids = {
    account,
    done: randomUUID(),
    running: randomUUID(),
    purchase: randomUUID(),
    payment: randomUUID(),
    invoice: randomUUID(),
    mail: randomUUID(),
  }
  const store: Store = async (key: string) => {
    const content = Buffer.from(`content of ${key}`)
    return { bytes: await files.put(key, content), sha256: createHash('sha256').update(content).digest('hex') }
  }
  const queue = (name: string, input: object) =>
    jobs.enqueue(tx, { name, retries: 1, longestPauseSeconds: 1, expireSeconds: 60 }, input)
  await welcome(tx, account, 3)
  for (const id of [ids.done, ids.running]) {
    await spendCredit(tx, account, id)
    await tx.execute(
      `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, unlocked)
         values ($1::uuid, $1::text, $2, 'Haus.pdf', '', 1, 'free', false)`,
      [id, account],
    )
  }
  await tx.execute(
    `update analysis set state = 'done', score = 70, light = 'grün', finished_at = now(), preview_until = now() + interval '30 days',
         report_until = now() + interval '1 year', upload_until = now() + interval '7 days' where id = $1`,
    [ids.done],
  )
  for (const [id, kinds] of [
    [ids.done, ['upload', 'report.pdf', 'preview.pdf', 'analysis.json']],
    [ids.running, ['upload']],
  ] as const)
    for (const kind of kinds) {
      const { bytes, sha256 } = await store(`reports/${id}/${kind}`)
      await tx.execute('insert into analysis_file values ($1::uuid, $2, $3, $4, $5)', [
        id,
        kind,
        `reports/${id}/${kind}`,
        bytes,
        sha256,
      ])
    }
  await store('uploads/leaving')
  await tx.execute(`insert into file_to_remove (key) values ('uploads/leaving')`)
  await tx.execute(
    `insert into notification (account_id, type, job_id, data, expires_at) values ($1, 'new-document', $2, '{}', now() + interval '1 day')`,
    [account, ids.done],
  )
  await queue('intake.analyse', { analysisId: ids.running })
  for (const template of ['analysisReady', 'orderReceived', 'paymentReceived'])
    await tx.execute('insert into mail (account_id, template, sent_at) values ($1, $2, now())', [account, template])
  await tx.execute(`insert into mail (id, template, content) values ($1, 'accountDeleted', '{}')`, [ids.mail])
  await queue('notifications.mail', { mailId: ids.mail })
  await sell(tx, ids, store)
  return ids
}

type Store = (key: string) => Promise<{ bytes: number; sha256: string }>

async function sell(tx: Transaction, { account, purchase, payment, invoice }: Ids, store: Store): Promise<void> {
  await tx.execute(
    `insert into purchase (id, contract_id, account_id, buyer_email, buyer_name, package, description, price_id, mode, credits,
       list_cents, gross_cents, fingerprint, provider, session_id, state, paid_at)
     values ($1::uuid, $1::text, $2, 'a@b.de', 'Erika', 'mini', 'Eine', 'p', 'payment', 1, 990, 990, '', 'sandbox', 'cs_1', 'paid', now())`,
    [purchase, account],
  )
  await tx.execute(
    `insert into payment (id, purchase_id, kind, reference, cents, credits) values ($1, $2, 'charge', 'pi_1', 990, 1)`,
    [payment, purchase],
  )
  await bookPurchase(tx, account, 1, payment)
  await tx.execute('insert into invoice_counter values (2026, 1)')
  const { sha256 } = await store(`invoices/${invoice}.pdf`)
  await tx.execute(
    `insert into invoice (id, number, year, sequence, payment_id, account_id, content, issued_on, file_key, sha256)
     values ($1, 'RE-2026-000001', 2026, 1, $2, $3, '{"total": {"grossCents": 990}}', current_date, $4, $5)`,
    [invoice, payment, account, `invoices/${invoice}.pdf`, sha256],
  )
}
