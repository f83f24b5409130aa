import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { drawExposePage, exportReport, readReport } from '#contract/interactiveReport.ts'
import { newAccount } from '#intake/server/intake.fixture.ts'
import { failed, success } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { localFiles } from '#platform/files/localFiles.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { readingFailure } from '#reading/domain/failure.ts'
import { createPageDrawer } from './pageDrawer.ts'
import { reportRoutes } from './reportRoutes.ts'
import { signDownload } from './downloadToken.ts'

const key = randomBytes(32)
let tested: TestDatabase
let folder: string
let files: Files
let http: TestHttp
let draw: () => Promise<ReturnType<typeof success<Uint8Array>> | ReturnType<typeof failed>>

beforeAll(async () => {
  tested = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-report-'))
  files = await localFiles(folder)
  const drawer = createPageDrawer({ drawPage: () => draw() as never })
  const spreadsheets = { type: 'x/y', write: () => Promise.resolve(new Uint8Array(3)) }
  http = await startTestHttp(
    router =>
      reportRoutes(router, {
        database: tested.database,
        files,
        key,
        drawer,
        spreadsheets,
        papers: { draw: () => Promise.reject(new Error('not asked for')), close: () => Promise.resolve() },
        product: 'ExposéAmpel',
      }),
    { authenticate: accountId => Promise.resolve({ accountId, sessionId: '', roles: [] }) },
  )
})
afterAll(async () => {
  await http.close()
  await tested.close()
  await rm(folder, { recursive: true })
})

/** A finished analysis of two pages with these files; @returns its owner's client and its token */
async function analysisWith(kinds: Readonly<Record<string, string>>, unlocked = true) {
  const { database } = tested
  const accountId = await newAccount(database)
  const id = randomUUID()
  await database.execute(
    `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, state,
       unlocked, score, light, pages, finished_at, preview_until, report_until, upload_until)
     values ($1::uuid, $1::text, $2, 'Haus am See.pdf', '', 1, 'free', 'done', $3, 47, 'gelb', 2, now(), now() + interval '1 day',
       now() + interval '1 day', now() + interval '1 day')`,
    [id, accountId, unlocked],
  )
  for (const [kind, content] of Object.entries(kinds)) {
    const stored = `reports/${id}/${kind}`
    await files.put(stored, Buffer.from(content))
    await database.execute(
      `insert into analysis_file (analysis_id, kind, key, bytes, sha256) values ($1, $2, $3, $4, $5)`,
      [id, kind, stored, content.length, createHash('sha256').update(content).digest('hex')],
    )
  }
  const client = createClient({ baseUrl: http.baseUrl, fetch, token: () => accountId })
  return { client, id, downloadToken: signDownload(key, id, new Date()) }
}

const UPLOAD = { upload: '%PDF-1.7' }
const PICTURE = success(new Uint8Array([0xff, 0xd8]))

describe('a page of the exposé', () => {
  test('is drawn while the exposé is kept', async () => {
    draw = () => Promise.resolve(PICTURE)
    const { client, downloadToken } = await analysisWith(UPLOAD)
    const { blob } = await client.call(drawExposePage, { params: { downloadToken, page: '2' } })
    expect([blob.type, blob.size]).toEqual(['image/jpeg', 2])
  })

  test('is refused with a sentence once the exposé is deleted', async () => {
    const { client, downloadToken } = await analysisWith({})
    const refused = client.call(drawExposePage, { params: { downloadToken, page: '1' } })
    await expect(refused).rejects.toMatchObject({ status: 410, message: expect.stringMatching(/gelöscht/) as string })
  })

  test('is not drawn of a file that is not what was uploaded', async () => {
    draw = () => Promise.reject(new Error('must not be drawn'))
    const { client, downloadToken, id } = await analysisWith(UPLOAD)
    await files.put(`reports/${id}/upload`, Buffer.from('%PDF-1.6'))
    const refused = client.call(drawExposePage, { params: { downloadToken, page: '1' } })
    await expect(refused).rejects.toMatchObject({ status: 500, message: expect.stringMatching(/beschädigt/) as string })
  })

  test.each(['3', '0', '-1', '1.5', '9999'])('%s is refused where there are two', async page => {
    draw = () => Promise.reject(new Error('must not be drawn'))
    const { client, downloadToken } = await analysisWith(UPLOAD)
    const status = page === '3' || page === '9999' ? 404 : 400
    await expect(client.call(drawExposePage, { params: { downloadToken, page } })).rejects.toMatchObject({ status })
  })

  test('that cannot be drawn is refused with a sentence, and the next one is drawn', async () => {
    const { client, downloadToken } = await analysisWith(UPLOAD)
    const ask = () => client.call(drawExposePage, { params: { downloadToken, page: '1' } })
    draw = () => Promise.resolve(failed(readingFailure('beschaedigt')))
    await expect(ask()).rejects.toMatchObject({ status: 422 })
    draw = () => Promise.reject(new Error('a fault'))
    await expect(ask()).rejects.toMatchObject({ status: 500 })
    draw = () => Promise.resolve(PICTURE)
    expect((await ask()).blob.size).toBe(2)
  })

  test('is drawn one after the other, and who would wait for long is told so', async () => {
    let atOnce = 0
    let most = 0
    draw = async () => {
      most = Math.max(most, ++atOnce)
      await new Promise(resolve => setTimeout(resolve, 60))
      atOnce--
      return PICTURE
    }
    const { client, downloadToken } = await analysisWith(UPLOAD)
    const asked = Array.from({ length: 20 }, () =>
      client.call(drawExposePage, { params: { downloadToken, page: '1' } }).then(
        () => 200,
        (error: unknown) => (error as { status: number }).status,
      ),
    )
    const statuses = await Promise.all(asked)
    expect(most).toBe(1)
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(8)
    expect(statuses).toContain(429)
    expect((await client.call(drawExposePage, { params: { downloadToken, page: '1' } })).blob.size).toBe(2)
  })

  test('[6.1] of a report that is not unlocked, or of somebody else, is never drawn', async () => {
    draw = () => Promise.reject(new Error('must not be drawn'))
    const own = await analysisWith(UPLOAD, false)
    const other = await analysisWith(UPLOAD)
    const params = { downloadToken: own.downloadToken, page: '1' }
    await expect(own.client.call(drawExposePage, { params })).rejects.toMatchObject({ status: 403 })
    await expect(other.client.call(drawExposePage, { params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a report that an older version has made', () => {
  test.each([
    ['nothing for the screen', { 'analysis.json': '{}' }, true],
    ['another form', { 'analysis.json': '{"schema":"expose-ampel/analyse/0"}', 'screen.json': '{}' }, true],
    ['no preview for the screen', { 'preview.html': '<p>' }, false],
  ])('is refused with what to do instead: %s', async (_, kinds, unlocked) => {
    const { client, downloadToken } = await analysisWith(kinds, unlocked)
    const refused = client.call(readReport, { params: { downloadToken } })
    await expect(refused).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/PDF/) as string })
  })

  test('is still exported as it was written', async () => {
    const { client, downloadToken } = await analysisWith({ 'analysis.json': '{"old":true}' })
    const { blob, filename } = await client.call(exportReport, { params: { downloadToken, format: 'json' } })
    expect([await blob.text(), filename]).toEqual(['{"old":true}', 'KI-Report_Haus_am_See.json'])
  })
})
