import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { readNotes, writeNotes } from '#contract/notes.ts'
import { analysesOf, expireFiles, removeAnalysis } from '#intake/server/index.ts'
import { newAccount } from '#intake/server/intake.fixture.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { noteRoutes } from './noteRoutes.ts'

let tested: TestDatabase
let http: TestHttp
beforeAll(async () => {
  tested = await openTestDatabase()
  http = await startTestHttp(router => noteRoutes(router, tested), {
    authenticate: accountId => Promise.resolve({ accountId, sessionId: '', roles: [] }),
  })
})
afterAll(async () => {
  await http.close()
  await tested.close()
})

const clientOf = (accountId: string) => createClient({ baseUrl: http.baseUrl, fetch, token: () => accountId })

async function report() {
  const accountId = await newAccount(tested.database)
  const id = randomUUID()
  await tested.database.execute(
    `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, state,
       unlocked, score, light, pages, finished_at, preview_until, report_until, upload_until)
     values ($1::uuid, $1::text, $2, 'Haus.pdf', 'x', 1, 'free', 'done', true, 47, 'gelb', 2, now(),
       now() + interval '1 day', now() + interval '1 day', now() + interval '1 day')`,
    [id, accountId],
  )
  return { accountId, client: clientOf(accountId), params: { params: { privateDocumentId: id } }, id }
}

const NOTES = { note: 'Makler sagt:\nDach 2019.', ticked: ['Fordern Sie die Teilungserklärung an.'] }

test('notes and ticked steps stay with the report, and are in what its owner may take away', async () => {
  const { accountId, client, params } = await report()
  expect(await client.call(readNotes, params)).toEqual({ note: '', ticked: [] })
  await client.call(writeNotes, { ...params, body: NOTES })
  expect(await client.call(readNotes, params)).toEqual(NOTES)
  // What `analysen.json` of the export holds.
  expect((await analysesOf(tested.database, accountId))[0]).toMatchObject(NOTES)
})

test('they go with the report an hour after it was removed', async () => {
  const { accountId, client, params, id } = await report()
  await client.call(writeNotes, { ...params, body: NOTES })
  await removeAnalysis(tested.database, accountId, id)
  await expect(client.call(readNotes, params)).rejects.toMatchObject({ status: 404 })
  await tested.database.execute(`update analysis set deleted_at = now() - interval '2 hours' where id = $1`, [id])
  await expireFiles(tested.database)
  expect(await tested.database.query('select note, ticked from analysis where id = $1', [id])).toEqual([
    { note: '', ticked: [] },
  ])
})

test('nobody else reads or writes them, and a note of three pages is refused', async () => {
  const { client, params } = await report()
  const stranger = clientOf(await newAccount(tested.database))
  await expect(stranger.call(readNotes, params)).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(writeNotes, { ...params, body: NOTES })).rejects.toMatchObject({ status: 404 })
  const long = { note: 'x'.repeat(4_001), ticked: [] }
  await expect(client.call(writeNotes, { ...params, body: long })).rejects.toMatchObject({ status: 400 })
})
