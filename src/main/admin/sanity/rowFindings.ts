import { BILLING_FAULTS, invoiceFiles } from '#billing/server/index.ts'
import { ledgerFaults } from '#credits/server/index.ts'
import { INTAKE_FAULTS, passingKeys, storedFiles } from '#intake/server/index.ts'
import { MAIL_FAULTS } from '#notifications/server/index.ts'
import type { Database, Queryable, Transaction } from '#platform/database/databasePort.ts'
import { hasJobs, JOB_FAULTS, pendingIds } from '#platform/jobs/jobFaults.ts'
import { type RowFault, SENTENCES } from './sentences.ts'

/** One thing that is not as it must be. Nothing in it is personal. */
export interface Finding {
  readonly code: string
  /** Of the row, the file or the account. */
  readonly id: string
  /** German. */
  readonly sentence: string
}

/** What the store must say of a file; null: it may be there or not. */
export type Expected = { readonly bytes: number | null; readonly sha256: string } | null

export interface InspectedRows {
  readonly findings: readonly Finding[]
  /** By key. */
  readonly files: ReadonlyMap<string, Expected>
  readonly counts: Readonly<Record<'analyses' | 'payments' | 'invoices' | 'mails', number>>
}

/** All that the tables tell, as of one moment: rows and jobs that belong together are seen together, also while the product works. */
export function inspectRows(database: Database): Promise<InspectedRows> {
  return database.inTransaction(async tx => {
    // Without values it is no prepared statement, and a check of everything may take longer than a request.
    await tx.execute('set transaction isolation level repeatable read, read only; set local statement_timeout = 0')
    const isQueued = await hasJobs(tx)
    const pending = isQueued ? await pendingIds(tx) : []
    const rows = { ...INTAKE_FAULTS, ...BILLING_FAULTS, ...MAIL_FAULTS, ...(isQueued && JOB_FAULTS) }
    return {
      findings: [...(await find(tx, rows, pending)), ...(await ledgerFindings(tx))],
      files: await expectedFiles(tx),
      counts: await countRows(tx),
    }
  })
}

/** What the store must have, and may have, now. */
export async function expectedFiles(db: Queryable): Promise<ReadonlyMap<string, Expected>> {
  const files = new Map<string, Expected>()
  for (const key of await passingKeys(db)) files.set(key, null)
  for (const { key, bytes, sha256 } of await storedFiles(db)) files.set(key, { bytes, sha256 })
  for (const { key, sha256 } of await invoiceFiles(db)) files.set(key, sha256 === null ? null : { bytes: null, sha256 })
  return files
}

async function find(
  tx: Transaction,
  statements: Readonly<Partial<Record<RowFault, string>>>,
  pending: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, sql] of Object.entries(statements)) {
    const code = name as RowFault
    const rows = await tx.query<{ id: string }>(`with pending as (select unnest($1::text[]) as id) ${sql}`, [pending])
    findings.push(...rows.map(({ id }) => ({ code, id, sentence: SENTENCES[code] })))
  }
  return findings
}

async function ledgerFindings(tx: Transaction): Promise<Finding[]> {
  const faults = await ledgerFaults(tx)
  return faults.map(({ accountId, fault }) => ({ code: 'ledger', id: accountId, sentence: fault }))
}

function countRows(tx: Transaction): Promise<InspectedRows['counts']> {
  return tx.one<InspectedRows['counts']>(
    `select (select count(*) from analysis) as analyses, (select count(*) from payment) as payments,
       (select count(*) from invoice) as invoices, (select count(*) from mail) as mails`,
  )
}
