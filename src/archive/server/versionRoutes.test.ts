import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { createClient } from '#contract/client.ts'
import { makeVersion, MAX_VERSIONS } from '#contract/versions.ts'
import { ledgerFaults } from '#credits/server/index.ts'
import { INTAKE_FAULTS, limitsOf } from '#intake/server/index.ts'
import { looseKeys, newAccount } from '#intake/server/intake.fixture.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { localFiles } from '#platform/files/localFiles.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { archiveRoutes } from './archiveRoutes.ts'
import { signDownload } from './downloadToken.ts'
import { versionRoutes } from './versionRoutes.ts'

const key = randomBytes(32)
let tested: TestDatabase
let folder: string
let files: Files
let http: TestHttp
let enqueued: string[]

beforeAll(async () => {
  tested = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-version-'))
  files = await localFiles(folder)
  const jobs = {
    enqueue: (_tx: unknown, _kind: unknown, { analysisId }: { analysisId: string }) => {
      enqueued.push(analysisId)
      return Promise.resolve()
    },
  } as never
  const parts = { database: tested.database, files, key, jobs }
  http = await startTestHttp(
    router => {
      versionRoutes(router, parts)
      archiveRoutes(router, parts)
    },
    { authenticate: accountId => Promise.resolve({ accountId, sessionId: '', roles: [] }) },
  )
})
beforeEach(() => {
  enqueued = []
})
afterAll(async () => {
  await http.close()
  await tested.close()
  await rm(folder, { recursive: true })
})

/** A finished analysis with its upload; @returns its owner's client and its token */
async function analysed({ state = 'done', unlocked = true, upload = true, kept = '5 days' } = {}) {
  const { database } = tested
  const accountId = await newAccount(database, { paid: 3 })
  const id = randomUUID()
  await database.execute(
    `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, unlocked)
     values ($1::uuid, $1::text, $2, 'Haus am See.pdf', $3, 8, 'free', $4)`,
    [id, accountId, 'a'.repeat(64), unlocked],
  )
  if (state === 'done') await finish(id, kept)
  if (upload) {
    await files.put(`uploads/${id}`, Buffer.from('%PDF-1.7'))
    await database.execute(
      `insert into analysis_file (analysis_id, kind, key, bytes, sha256) values ($1, 'upload', $2, 8, $3)`,
      [id, `uploads/${id}`, createHash('sha256').update('%PDF-1.7').digest('hex')],
    )
  }
  return { ...callerOf(accountId), accountId, id }
}

async function finish(id: string, kept: string): Promise<void> {
  await tested.database.execute(
    `update analysis set state = 'done', score = 47, light = 'gelb', pages = 2, finished_at = now(),
       preview_until = now() + $2::interval, report_until = now() + $2::interval, upload_until = now() + interval '1 day'
     where id = $1`,
    [id, kept],
  )
}

function callerOf(accountId: string) {
  const client = createClient({ baseUrl: http.baseUrl, fetch, token: () => accountId })
  const send = (id: string, values: readonly (readonly [string, string | number | boolean])[]) =>
    client.call(makeVersion, {
      params: { downloadToken: signDownload(key, id, new Date()) },
      body: { values: values.map(([name, value]) => ({ key: name, value })) },
    })
  return { client, send }
}

async function row(id: string) {
  const found = await tested.database.first<Record<string, unknown>>(
    `select version, given, version_of, unlocked, state, credit_kind, original_filename from analysis where id = $1`,
    [id],
  )
  return found
}

describe('what the buyer states', () => {
  test('becomes a version of its own, queued at once, with a copy of the upload, and the former stays', async () => {
    const { send, id } = await analysed()
    const made = await send(id, [
      ['kaufpreis', '249.000'],
      ['aufzug', 'nein'],
    ])
    expect(made.version).toBe(2)
    expect(enqueued).toEqual([made.jobId])
    expect(await row(made.jobId)).toEqual({
      version: 2,
      given: { kaufpreis: 249_000, aufzug: false },
      version_of: id,
      unlocked: true,
      state: 'queued',
      credit_kind: 'free',
      original_filename: 'Haus am See.pdf',
    })
    expect(await row(id)).toMatchObject({ version: 1, given: {}, version_of: null, state: 'done' })
    const keys = await tested.database.query<{ key: string }>(
      `select key from analysis_file where analysis_id = any($1::uuid[])`,
      [[id, made.jobId]],
    )
    expect(new Set(keys.map(one => one.key)).size).toBe(2)
    expect(await looseKeys({ database: tested.database, files })).toEqual([])
  })

  test('costs nothing, counts for no limit, and is no fault of the ledger', async () => {
    const { send, id, accountId } = await analysed({ unlocked: false })
    const before = await limitsOf(tested.database, accountId, null)
    const { jobId } = await send(id, [['zimmer', 3]])
    await finish(jobId, '5 days')
    expect(await limitsOf(tested.database, accountId, null)).toEqual(before)
    const faults = (await ledgerFaults(tested.database)).filter(({ fault }) => fault.includes(jobId))
    expect(faults).toEqual([])
    const noUpload = await tested.database.query<{ id: string }>(INTAKE_FAULTS['analysis.noUpload'])
    expect(noUpload.map(one => one.id)).not.toContain(jobId)
  })

  test('adds to what the version was made with from which it is sent', async () => {
    const { send, id } = await analysed()
    const second = await send(id, [['kaufpreis', 249_000]])
    await finish(second.jobId, '5 days')
    const third = await send(second.jobId, [
      ['zimmer', 3],
      ['kaufpreis', 239_000],
    ])
    expect(third.version).toBe(3)
    expect(await row(third.jobId)).toMatchObject({ version_of: id, given: { kaufpreis: 239_000, zimmer: 3 } })
  })

  test('sent twice at the same time is one version, other values are another', async () => {
    const { send, id } = await analysed()
    const same = await Promise.all([1, 2, 3, 4].map(() => send(id, [['zimmer', 3]])))
    expect(new Set(same.map(({ jobId }) => jobId)).size).toBe(1)
    expect(enqueued).toHaveLength(1)
    expect((await send(id, [['zimmer', 4]])).version).toBe(3)
    expect(await looseKeys({ database: tested.database, files })).toEqual([])
  })

  test('is in the archive as a version of one upload under the same name', async () => {
    const { client, send, id } = await analysed()
    const { jobId, privateDocumentId } = await send(id, [['zimmer', 3]])
    await finish(jobId, '5 days')
    const entries = await client.call(listDownloads)
    expect(entries.map(({ version, versionOf, originalFilename }) => [version, versionOf, originalFilename])).toEqual([
      [2, id, 'Haus am See.pdf'],
      [1, null, 'Haus am See.pdf'],
    ])
    expect(entries[0]?.privateDocumentId).toBe(privateDocumentId)
  })
})

describe('is refused with a German sentence and a stable code', () => {
  const refused = (error: object) => expect.objectContaining(error) as unknown

  test.each<[string, [string, string | number | boolean][], number, string, RegExp]>([
    ['no value', [], 400, 'version.noValues', /mindestens einen Wert/],
    ['six values', ['kaufpreis', 'zimmer', 'plz', 'ort', 'baujahr', 'aufzug'].map(one => [one, '1']), 400, 'version.tooManyValues', /höchstens 5/], // prettier-ignore
    [
      'an unknown key',
      [['strasse', 'Weg 1']],
      400,
      'version.unknownKey',
      /„strasse“ lässt sich nicht angeben\. Möglich/,
    ],
    ['a bad value', [['baujahr', 'alt']], 400, 'version.badValue', /Erwartet wird eine ganze Zahl/],
  ])('%s', async (_, values, status, code, message) => {
    const { send, id } = await analysed()
    await expect(send(id, values)).rejects.toEqual(refused({ status, code, message: expect.stringMatching(message) as unknown })) // prettier-ignore
    expect(enqueued).toEqual([])
  })

  test.each<[string, Parameters<typeof analysed>[0], number, string]>([
    ['an analysis that runs', { state: 'queued' }, 409, 'version.notDone'],
    ['an upload that was deleted after its time', { upload: false }, 410, 'version.uploadRemoved'],
    ['a report whose time is over', { kept: '-1 day' }, 410, 'archive.expired'],
  ])('%s', async (_, how, status, code) => {
    const { send, id } = await analysed(how)
    await expect(send(id, [['zimmer', 3]])).rejects.toEqual(refused({ status, code }))
    expect(enqueued).toEqual([])
    expect(await looseKeys({ database: tested.database, files })).toEqual([])
  })

  test('somebody else, like an analysis that does not exist', async () => {
    const { id } = await analysed()
    const stranger = callerOf(await newAccount(tested.database))
    await expect(stranger.send(id, [['zimmer', 3]])).rejects.toEqual(refused({ status: 404, code: 'archive.notFound' }))
    await expect(stranger.send(randomUUID(), [['zimmer', 3]])).rejects.toEqual(refused({ status: 404, code: 'archive.notFound' })) // prettier-ignore
  })

  test(`more than ${MAX_VERSIONS} versions, counted from any of them`, async () => {
    const { send, id } = await analysed()
    for (let version = 2; version <= MAX_VERSIONS; version++)
      expect((await send(id, [['zimmer', version]])).version).toBe(version)
    const last = enqueued.at(-1) ?? ''
    await finish(last, '5 days')
    const error = refused({ status: 409, code: 'version.tooManyVersions' })
    await expect(send(id, [['zimmer', 99]])).rejects.toEqual(error)
    await expect(send(last, [['zimmer', 99]])).rejects.toEqual(error)
  })
})
