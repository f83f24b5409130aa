import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { type ArchiveEntry, downloadReport, listDownloads } from '#contract/archive.ts'
import { createClient } from '#contract/client.ts'
import { readLimits, upload } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { filtered, FILTERS, sorted, type SortKey } from '#archive/web/entryOrder.ts'
import { productFolder, uploadForm } from '#main/product.fixture.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { startDebianServer } from './debianServer.ts'
import { endedOf } from '#intake/server/index.ts'
import { percentiles, roundTimes } from './rounds.ts'
import { seedAccount, seedAccounts, seedAnalyses } from './seedAnalyses.ts'

const ROWS = 10_000
const OTHERS = 1_000
const OTHER_ROWS = 20_000
/** What the web app asks for at once. */
const PART = 250
const ROUNDS = 60
const WHOLE_ROUNDS = 5
const COLUMNS: readonly SortKey[] = ['privateDocumentId', 'originalFilename', 'score', 'downloadExpires']
const KNOWN = readFileSync('samples/pdf/s04-buxtehude-kleinanzeige.pdf')

type Entry = z.output<typeof ArchiveEntry>

/** One account with 10,000 analyses: what its archive waits for, beside the same statement on a bare connection. */
export async function bench() {
  const server = await startDebianServer()
  const folder = await productFolder()
  const url = await server.createDatabase('archive')
  const product = await folder.start({ DATABASE_URL: url, ROLE: 'web', LIMIT_FACTOR: '1000000' })
  const database = openPostgres({ url, poolSize: 1, onLostConnection: () => {} })
  try {
    const { id, token } = await database.inTransaction(tx => seedAccount(tx, 'archive@example.org'))
    const others = await database.inTransaction(tx => seedAccounts(tx, OTHERS))
    await seedAnalyses(database, { accounts: [id], count: ROWS, days: 300 })
    await seedAnalyses(database, { accounts: others, count: OTHER_ROWS, days: 300 })
    await database.execute(
      `update analysis set sha256 = $2 where id = (select id from analysis where account_id = $1 and state = 'done' limit 1)`,
      [id, createHash('sha256').update(KNOWN).digest('hex')],
    )
    await database.execute('vacuum analyze')
    const client = createClient({ baseUrl: product.baseUrl, fetch, token: () => token })
    const entries = await client.call(listDownloads)
    const lastPart = entries.at(-PART - 1)?.privateDocumentId
    const middle = entries[ROWS / 2]
    const formOfKnown = () => uploadForm([{ name: 'Expose.pdf', bytes: new Uint8Array(KNOWN) }])
    const http = await timed([
      ['first part of 250', () => client.call(listDownloads, { query: { most: PART } })],
      ['last part of 250', () => client.call(listDownloads, { query: { most: PART, after: lastPart } })],
      ['first ten', () => client.call(listDownloads, { query: { most: 10 } })],
      ['one by its id', () => client.call(listDownloads, { query: { id: middle?.privateDocumentId } })],
      ['what is left (limits)', () => client.call(readLimits)],
      ['news (poll)', () => client.call(listNotifications)],
      ['open by its token', () => refused(client.call(downloadReport, params(middle)))],
      ['upload of a known file', () => client.call(upload, { body: formOfKnown() })],
      ['bare: statement of the first part', () => endedOf(database, id, { most: PART })],
      ['bare: statement of the last part', () => endedOf(database, id, { most: PART, after: lastPart })],
      ['bare: statement of the whole list', () => endedOf(database, id, {})],
    ])
    const whole = await timed([['whole list at once', () => client.call(listDownloads)]], WHOLE_ROUNDS)
    const inBrowser = await timed([
      ...COLUMNS.map(key => [`sort by ${key}`, () => sorted(entries, { key, direction: 'asc' })] as const),
      ...FILTERS.map(filter => [`filter ${filter}`, () => filtered(entries, filter)] as const),
    ])
    return { rows: entries.length, rowsOfOthers: OTHER_ROWS, milliseconds: { http, whole, inBrowser } }
  } finally {
    await database.close()
    await folder.remove()
    await server.stop()
  }
}

async function timed(works: readonly (readonly [string, () => unknown])[], rounds = ROUNDS) {
  const contenders = works.map(([name, run]) => ({ name, run: () => Promise.resolve(run()) }))
  const times = await roundTimes(contenders, rounds)
  return Object.fromEntries([...times].map(([name, values]) => [name, percentiles(values)]))
}

function params(entry: Entry | undefined) {
  return { params: { downloadToken: entry?.downloadToken ?? '' } }
}

/** The seeded rows have no files: all is done but the sending. */
async function refused(call: Promise<unknown>): Promise<void> {
  await call.catch(() => {})
}
