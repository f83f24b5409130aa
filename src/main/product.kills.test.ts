import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccountByEmail, setRole } from '#accounts/server/index.ts'
import { downloadReport, listDownloads } from '#contract/archive.ts'
import { NetworkFailure } from '#contract/client.ts'
import { readLimits, upload } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { grantCredits } from '#credits/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { openDatabase } from '#platform/database/openDatabase.ts'
import {
  newUser,
  pause,
  type ProductFolder,
  productFolder,
  runAdmin,
  type RunningProduct,
  signIn,
  type TestUser,
  uploadForm,
} from './product.fixture.ts'

/** 30 by KILLS=30: some six minutes. */
const KILLS = Number(process.env['KILLS'] ?? 6)
const CREDITS = 150
/** Small and quickly read. */
const EXPOSÉ = 'samples/pdf/s04-buxtehude-kleinanzeige.pdf'

let folder: ProductFolder
beforeAll(async () => {
  folder = await productFolder()
})
afterAll(() => folder.remove())

test(
  `[F1] [F2] [F4] ${KILLS} × kill -9 at random moments: no acknowledged upload is lost, no credit lost or doubled, no report made twice`,
  async () => {
    const original = await readFile(EXPOSÉ)
    let product = await folder.start()
    const user = await newUser(product)
    await onDatabase(product, database => endow(database, user.email))

    const acknowledged = new Set<string>()
    let copies = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const life = liveOn(product, user, () => copyOf(original, ++copies), acknowledged)
      // On a busy machine nothing might be taken before any of the kills: every second one waits until something is.
      const before = acknowledged.size
      if (kill % 2 === 1) await expect.poll(() => acknowledged.size, { timeout: 300_000 }).toBeGreaterThan(before)
      await pause(randomInt(50, 2_500))
      // What it has started must not go on without it; its database does, and is found again.
      product.process.kill('SIGKILL')
      await product.ended
      await life
      product = await folder.start()
    }

    const { client } = await signIn(product, user.email)
    await expect
      .poll(async () => (await client.call(listNotifications)).filter(({ type }) => type === 'process-step').length, {
        timeout: 480_000,
        interval: 1_000,
      })
      .toBe(0)

    await onDatabase(product, async database => {
      const analyses = await database.query<{ id: string; state: string }>(
        'select id, state, failure_code, process_log from analysis',
      )
      expect(analyses.filter(({ state }) => state !== 'done')).toEqual([])
      const made = new Set(analyses.map(({ id }) => id))
      expect([...acknowledged].filter(id => !made.has(id))).toEqual([])
      expect(acknowledged.size).toBeGreaterThan(KILLS / 3)

      expect(await client.call(readLimits)).toMatchObject({ unlockedUploads: CREDITS - made.size, firstUploads: 3 })

      const documents = await database.first<{ documents: number; twice: number }>(
        `select count(*) as documents, count(*) - count(distinct job_id) as twice from notification where type = 'new-document'`,
      )
      expect(documents).toEqual({ documents: made.size, twice: 0 })
      const mails = await database.first<{ ready: number; unsent: number }>(
        `select count(*) filter (where template = 'analysisReady') as ready, count(*) filter (where sent_at is null) as unsent from mail`,
      )
      expect(mails).toMatchObject({ ready: made.size })
    })

    expect(await runAdmin(product.dataDir, ['sanity'])).toMatchObject({ status: 0 })

    const entries = await client.call(listDownloads)
    expect(entries).toHaveLength(new Set(entries.map(({ privateDocumentId }) => privateDocumentId)).size)
    for (const { downloadToken } of entries.slice(0, 5)) {
      const { blob } = await client.call(downloadReport, { params: { downloadToken: downloadToken ?? '' } })
      expect(
        Buffer.from(await blob.arrayBuffer())
          .subarray(-6)
          .toString(),
      ).toContain('%%EOF')
    }
  },
  25 * 60_000,
)

/** Uploads, polls and downloads until the product is gone. */
async function liveOn(
  product: RunningProduct,
  { token: _, ...user }: TestUser,
  nextCopy: () => Uint8Array<ArrayBuffer>,
  acknowledged: Set<string>,
): Promise<void> {
  const isGone = (error: unknown) => {
    if (error instanceof NetworkFailure) return true
    throw error
  }
  const uploads = async () => {
    const items = await user.client.call(upload, {
      body: uploadForm([{ name: 'Kleinanzeige.pdf', bytes: nextCopy() }]),
    })
    for (const { jobId, error } of items) {
      expect(error).toBeUndefined()
      if (jobId) acknowledged.add(jobId)
    }
  }
  const reads = async () => {
    for (;;) {
      await user.client.call(listNotifications)
      const [newest] = await user.client.call(listDownloads)
      if (newest?.downloadToken)
        await user.client.call(downloadReport, { params: { downloadToken: newest.downloadToken } })
      await pause(200)
    }
  }
  await Promise.all([uploads().catch(isGone), reads().catch(isGone)])
  expect(product.process.killed).toBe(true)
}

/** Enough credits and the limits of a professional, so that only kills stand in the way. */
async function endow(database: Database, email: string): Promise<void> {
  const account = await findAccountByEmail(database, email)
  if (!account) throw new Error('no such account')
  await database.inTransaction(async tx => {
    await setRole(tx, account.id, 'ROLE_PRO', true)
    await grantCredits(tx, account.id, 'paid', CREDITS, 'test')
  })
}

/** The same exposé with other bytes: a comment after the end. */
function copyOf(original: Uint8Array, number: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([original, Buffer.from(`\n% ${number}\n`)]))
}

/** Beside the running product, as the admin command line does. */
async function onDatabase(product: RunningProduct, work: (database: Database) => Promise<void>): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const options = { url: null, dataDir: product.dataDir, poolSize: 2, alone: false, onLost: () => {}, log }
  const opened = await openDatabase(options)
  try {
    await work(opened.database)
  } finally {
    await opened.close()
  }
}
