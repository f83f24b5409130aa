import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { DONE } from '#intake/server/analysisResult.fixture.ts'
import { newAccount } from '#intake/server/intake.fixture.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { localFiles } from '#platform/files/localFiles.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { exportRoutes } from './exportRoutes.ts'

const MB = 1_000_000
let tested: TestDatabase
let folder: string
let files: Files
let http: TestHttp

beforeAll(async () => {
  tested = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-export-'))
  files = await localFiles(folder)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  http = await startTestHttp(
    router => exportRoutes(router, { database: tested.database, files, log, sections: [], filesOf: invoicesOf }),
    { authenticate: accountId => Promise.resolve({ accountId, sessionId: '', roles: [] }) },
  )
})
afterAll(async () => {
  await http.close()
  await tested.close()
  await rm(folder, { recursive: true })
})

const invoicesOf = (_: unknown, accountId: string) =>
  Promise.resolve([{ name: 'rechnungen/1.pdf', key: `invoices/${accountId}`, sha256: shaOf(Buffer.from('invoice')) }])

const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** An account whose analyses have an upload of so many bytes each. @returns its id and the keys of the uploads */
async function accountWith(sizes: readonly number[]): Promise<{ accountId: string; keys: string[] }> {
  const { database } = tested
  const accountId = await newAccount(database)
  await files.put(`invoices/${accountId}`, Buffer.from('invoice'))
  const keys: string[] = []
  for (const size of sizes) {
    const id = randomUUID()
    const bytes = randomBytes(size)
    const key = `uploads/${id}`
    await files.put(key, bytes)
    await database.execute(
      `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, unlocked)
       values ($1::uuid, $1::text, $2, 'Haus.pdf', $3, $4, 'free', false)`,
      [id, accountId, shaOf(bytes), size],
    )
    await database.execute(
      `insert into analysis_file (analysis_id, kind, key, bytes, sha256) values ($1, 'upload', $2, $3, $4)`,
      [id, key, size, shaOf(bytes)],
    )
    keys.push(key)
  }
  return { accountId, keys }
}

const exportOf = (accountId: string) =>
  fetch(`${http.baseUrl}/api/user/export`, { headers: { authorization: `Bearer ${accountId}` } })

async function unzipped(answer: Response): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return found
}

const entryOf = (key: string) => `analysen/${key.replace('uploads/', '')}/expose.pdf`

test('holds every file of the account, those of other rooms as well', async () => {
  const { accountId, keys } = await accountWith([1_000, 2_000])
  const found = await unzipped(await exportOf(accountId))
  expect([...found.keys()].sort()).toEqual(['analysen.json', ...keys.map(entryOf), 'rechnungen/1.pdf'].sort())
  expect(found.get('rechnungen/1.pdf')?.toString()).toBe('invoice')
})

test('[6.1] tells of a preview what its card shows, and no verdict', async () => {
  const { accountId } = await accountWith([1_000])
  await tested.database.execute('update analysis set cards = $2::jsonb where account_id = $1', [
    accountId,
    JSON.stringify(DONE.cards),
  ])
  const told = String((await unzipped(await exportOf(accountId))).get('analysen.json'))
  expect(told).toContain(DONE.cards.preview.object)
  expect(told).not.toContain(DONE.cards.full.headline)
})

test('names what is missing or damaged, and holds everything else', async () => {
  const { accountId, keys } = await accountWith([1_000, 2_000, 3_000])
  const [missing = '', damaged = '', kept = ''] = keys
  await files.remove(missing)
  await files.put(damaged, randomBytes(2_000))
  const found = await unzipped(await exportOf(accountId))
  expect(found.get(entryOf(kept))).toHaveLength(3_000)
  expect(found.has(entryOf(missing))).toBe(false)
  const absent = JSON.parse(String(found.get('nicht-enthalten.json'))) as { datei: string; grund: string }[]
  expect(new Map(absent.map(({ datei, grund }) => [datei, grund]))).toEqual(
    new Map([
      [entryOf(missing), expect.stringContaining('fehlt')],
      [entryOf(damaged), expect.stringContaining('beschädigt')],
    ]),
  )
})

test('breaks off alone, and the server goes on, where files go while somebody reads slowly', async () => {
  const { accountId, keys } = await accountWith([15 * MB, 15 * MB, 15 * MB])
  const answer = await exportOf(accountId)
  expect(answer.status).toBe(200)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  for (const key of keys) await files.remove(key)
  const readOn = async () => {
    for (let isDone = false; !isDone;) isDone = (await reader.read()).done
  }
  await expect(readOn()).rejects.toThrow()
  expect((await exportOf(accountId)).status).toBe(200)
})

test('leaves no file open when its reader goes away', async () => {
  const { accountId } = await accountWith([15 * MB])
  const answer = await exportOf(accountId)
  await (answer.body as ReadableStream<Uint8Array>).cancel()
  await expect.poll(openBelowFolder).toEqual([])
})

async function openBelowFolder(): Promise<string[]> {
  const open = await readdir('/proc/self/fd')
  const paths = await Promise.all(open.map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return paths.filter(path => path.startsWith(folder))
}
