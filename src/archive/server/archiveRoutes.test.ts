import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPicture, listDownloads, removeEntry, renameEntry, restoreEntry } from '#contract/archive.ts'
import { createClient } from '#contract/client.ts'
import { DONE } from '#intake/server/analysisResult.fixture.ts'
import { expireFiles } from '#intake/server/index.ts'
import { newAccount } from '#intake/server/intake.fixture.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { localFiles } from '#platform/files/localFiles.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { archiveRoutes } from './archiveRoutes.ts'

let tested: TestDatabase
let folder: string
let files: Files
let http: TestHttp

beforeAll(async () => {
  tested = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-archive-'))
  files = await localFiles(folder)
  const { database } = tested
  http = await startTestHttp(router => archiveRoutes(router, { database, files, key: randomBytes(32) }), {
    authenticate: accountId => Promise.resolve({ accountId, sessionId: '', roles: [] }),
  })
})
afterAll(async () => {
  await http.close()
  await tested.close()
  await rm(folder, { recursive: true })
})

const clientOf = (accountId: string) => createClient({ baseUrl: http.baseUrl, fetch, token: () => accountId })

/** An account with one finished report, its picture and its upload. */
async function owner({ unlocked = true } = {}) {
  const { database } = tested
  const accountId = await newAccount(database)
  const id = randomUUID()
  await database.execute(
    `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, state,
       unlocked, score, light, pages, finished_at, preview_until, report_until, upload_until, cards)
     values ($1::uuid, $1::text, $2, 'Haus am See.pdf', $1::text, 1, 'free', 'done', $3, 47, 'gelb', 2, now(),
       now() + interval '1 day', now() + interval '1 day', now() + interval '1 day', $4::jsonb)`,
    [id, accountId, unlocked, JSON.stringify(DONE.cards)],
  )
  for (const kind of ['upload', 'picture.jpg', 'report.pdf']) {
    const key = `reports/${id}/${kind}`
    await files.put(key, Buffer.from(kind))
    await database.execute(
      'insert into analysis_file (analysis_id, kind, key, bytes, sha256) values ($1, $2, $3, $4, $5)',
      [id, kind, key, kind.length, createHash('sha256').update(kind).digest('hex')],
    )
  }
  const client = clientOf(accountId)
  const params = { params: { privateDocumentId: id } }
  return { client, id, params, entry: async () => (await client.call(listDownloads))[0] }
}

describe('an entry of the archive', () => {
  test('[3.3] [6.1] shows of a paid report its verdict, of a preview none, and the picture of the exposé of both', async () => {
    const paid = await owner()
    expect(await paid.entry()).toMatchObject({ title: null, hasPicture: true, card: DONE.cards.full })
    const locked = await owner({ unlocked: false })
    expect((await locked.entry())?.card).toEqual({ ...DONE.cards.preview, headline: null })
    const { blob } = await locked.client.call(drawPicture, locked.params)
    expect([blob.type, await blob.text()]).toEqual(['image/jpeg', 'picture.jpg'])
  })

  test('is called as its owner likes, and without a name as the exposé calls it', async () => {
    const { client, params, entry } = await owner()
    await client.call(renameEntry, { ...params, body: { title: '  Tante Annas Haus ' } })
    expect((await entry())?.title).toBe('Tante Annas Haus')
    await client.call(renameEntry, { ...params, body: { title: ' ' } })
    expect((await entry())?.title).toBeNull()
    await expect(client.call(renameEntry, { ...params, body: { title: 'x'.repeat(121) } })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('that is removed is gone at once and can be fetched back', async () => {
    const { client, params, entry } = await owner()
    await client.call(removeEntry, params)
    expect(await entry()).toBeUndefined()
    await expect(client.call(drawPicture, params)).rejects.toMatchObject({ status: 404 })
    await client.call(restoreEntry, params)
    expect(await entry()).toMatchObject({ originalFilename: 'Haus am See.pdf' })
  })

  test('an hour after it was removed its files and words are gone, and only its row still counts', async () => {
    const { client, id, params, entry } = await owner()
    await client.call(renameEntry, { ...params, body: { title: 'Tante Annas Haus' } })
    await client.call(removeEntry, params)
    await expireFiles(tested.database)
    const kept = () => tested.database.query('select from analysis_file where analysis_id = $1', [id])
    expect(await kept()).toHaveLength(3)
    await tested.database.execute(`update analysis set deleted_at = now() - interval '61 minutes' where id = $1`, [id])
    await expireFiles(tested.database)
    expect(await kept()).toEqual([])
    const row = await tested.database.first(
      'select original_filename, sha256, title, cards, given, state from analysis where id = $1',
      [id],
    )
    expect(row).toEqual({ original_filename: '', sha256: '', title: null, cards: null, given: {}, state: 'done' })
    await expect(client.call(restoreEntry, params)).rejects.toMatchObject({ status: 404 })
    expect(await entry()).toBeUndefined()
  })

  test('of somebody else is answered like one that does not exist', async () => {
    const { params, entry } = await owner()
    const stranger = clientOf(await newAccount(tested.database))
    for (const ask of [
      () => stranger.call(renameEntry, { ...params, body: { title: 'x' } }),
      () => stranger.call(removeEntry, params),
      () => stranger.call(restoreEntry, params),
      () => stranger.call(drawPicture, params),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 })
    expect(await entry()).toMatchObject({ title: null })
  })
})
