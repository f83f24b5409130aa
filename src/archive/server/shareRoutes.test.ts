import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPasswords } from '#accounts/server/index.ts'
import { createClient } from '#contract/client.ts'
import {
  createShare,
  drawSharedPage,
  drawSharedPicture,
  listShares,
  MAX_SHARES,
  openShare,
  revokeShare,
} from '#contract/shares.ts'
import { expireFiles, removeAnalysis } from '#intake/server/index.ts'
import { newAccount } from '#intake/server/intake.fixture.ts'
import { success } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { localFiles } from '#platform/files/localFiles.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { signDownload } from './downloadToken.ts'
import { createPageDrawer } from './pageDrawer.ts'
import { sharedRoutes } from './sharedRoutes.ts'
import { shareRoutes } from './shareRoutes.ts'
import { cleanShares, personalShares } from './shareStore.ts'

const key = randomBytes(32)
let tested: TestDatabase
let folder: string
let files: Files
let http: TestHttp
let example: { screen: object; analysis: object }

beforeAll(async () => {
  tested = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-share-'))
  files = await localFiles(folder)
  example = JSON.parse(await readFile('samples/demo/example/beispiel.json', 'utf8')) as typeof example
  const drawer = createPageDrawer({ drawPage: () => Promise.resolve(success(new Uint8Array([0xff, 0xd8]))) })
  const passwords = createPasswords()
  const parts = { database: tested.database, files, key, drawer, passwords }
  http = await startTestHttp(
    router => {
      shareRoutes(router, parts)
      sharedRoutes(router, parts)
    },
    { authenticate: accountId => Promise.resolve({ accountId, sessionId: '', roles: [] }) },
  )
})
afterAll(async () => {
  await http.close()
  await tested.close()
  await rm(folder, { recursive: true })
})

const clientOf = (accountId: string | null) => createClient({ baseUrl: http.baseUrl, fetch, token: () => accountId })
let visitor: ReturnType<typeof clientOf>
beforeAll(() => {
  visitor = clientOf(null)
})

/** A finished report of two pages, with its owner. */
async function report({ unlocked = true } = {}) {
  const { database } = tested
  const accountId = await newAccount(database)
  const id = randomUUID()
  await database.execute(
    `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, state,
       unlocked, score, light, pages, finished_at, preview_until, report_until, upload_until, note, title)
     values ($1::uuid, $1::text, $2, 'Haus der Familie Geheim.pdf', 'x', 1, 'free', 'done', $3, 47, 'gelb', 2, now(),
       now() + interval '1 day', now() + interval '1 day', now() + interval '1 day', 'Eigene Notiz', 'Eigener Name')`,
    [id, accountId, unlocked],
  )
  const contents = {
    upload: '%PDF-1.7',
    'picture.jpg': 'a picture',
    'screen.json': JSON.stringify({
      ...example.screen,
      notes: ['Grundlage: Haus der "Familie Geheim".pdf, 2 Seiten.'],
    }),
    'analysis.json': JSON.stringify({
      ...example.analysis,
      document: { ...(example.analysis as { document: object }).document, file: 'Haus der "Familie Geheim".pdf' },
    }),
  }
  for (const [kind, content] of Object.entries(contents)) {
    const stored = `reports/${id}/${kind}`
    await files.put(stored, Buffer.from(content))
    await database.execute(
      `insert into analysis_file (analysis_id, kind, key, bytes, sha256) values ($1, $2, $3, $4, $5)`,
      [id, kind, stored, Buffer.byteLength(content), createHash('sha256').update(content).digest('hex')],
    )
  }
  const params = { privateDocumentId: id }
  const client = clientOf(accountId)
  const share = (body: { days?: number; password?: string | null; withExpose?: boolean } = {}) =>
    client.call(createShare, { params, body: { days: 30, password: null, withExpose: false, ...body } })
  return { id, accountId, client, params, share }
}

const opening = (token: string, password: string | null = null) =>
  visitor.call(openShare, { body: { token, password } })
const refusal = (status: number, code: string) => ({ status, code })

describe('a link', () => {
  test('opens the report to whoever has it, and tells nothing of its owner', async () => {
    const { id, accountId, share } = await report()
    const { token } = await share()
    const answer = await opening(token)
    expect(answer.analysis.rating).toEqual((example.analysis as typeof answer.analysis).rating)
    expect(answer.screen.notes).toEqual(['Grundlage: Exposé.pdf, 2 Seiten.'])
    const told = JSON.stringify(answer)
    for (const own of [id, accountId, 'Familie Geheim', 'Eigene Notiz', 'Eigener Name']) expect(told).not.toContain(own)
  })

  test('is kept as a hash only, and listed without what opens it', async () => {
    const { client, params, share, accountId } = await report()
    const { token } = await share({ password: 'Sehr geheim 1' })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await tested.database.query<{ all: string }>('select share::text as all from report_share as share')
    expect(rows.map(({ all }) => all).join()).not.toMatch(new RegExp(`${token}|Sehr geheim`))
    const listed = JSON.stringify([
      await client.call(listShares, { params }),
      await personalShares(tested.database, accountId),
    ])
    expect(listed).not.toMatch(/hash|argon|Sehr geheim/)
    expect(listed).toContain('"hasPassword":true')
  })

  test('counts how often others have opened it, not its owner, and not who', async () => {
    const { client, params, share } = await report()
    const { token } = await share()
    await opening(token)
    await opening(token)
    await client.call(openShare, { body: { token, password: null } })
    expect(await client.call(listShares, { params })).toMatchObject([{ views: 2, isOpen: true }])
    const columns = await tested.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'report_share'`,
    )
    expect(columns.map(({ name }) => name).sort()).toEqual(
      'analysis_id created_at expires_at id password_hash revoked_at token_hash tries tries_since views with_expose'.split(
        ' ',
      ),
    )
  })
})

describe('a link opens nothing', () => {
  const ENDED = refusal(410, 'share.ended')

  test('that was guessed, cut or changed', async () => {
    const { share } = await report()
    const { token } = await share()
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    for (const wrong of [randomBytes(32).toString('base64url'), token.slice(1), changed, `${token}A`, '', "' or 1=1--"])
      await expect(opening(wrong)).rejects.toMatchObject(refusal(404, 'share.unknown'))
  })

  test('once it is revoked, also to whoever has it open', async () => {
    const { client, params, share } = await report()
    const { token, share: made } = await share({ withExpose: true })
    const { pass } = await opening(token)
    await client.call(revokeShare, { params: { ...params, shareId: made.id } })
    await expect(opening(token)).rejects.toMatchObject(ENDED)
    await expect(visitor.call(drawSharedPage, { params: { pass, page: '1' } })).rejects.toMatchObject(ENDED)
    expect(await client.call(listShares, { params })).toMatchObject([{ isOpen: false }])
  })

  test.each([
    [
      'its days are over',
      `update report_share set created_at = now() - interval '9 days', expires_at = now() - interval '1 day'`,
    ],
    ['the report is locked again', `update analysis set unlocked = false`],
    ['the report has expired', `update analysis set report_until = now()`],
    ['the files are gone', `update analysis set files_removed_at = now()`],
    ['its owner has removed the report', `update analysis set deleted_at = now()`],
  ])('when %s', async (_, change) => {
    const { id, share } = await report()
    const { token } = await share()
    await tested.database.execute(`${change} where ${change.includes('report_share') ? 'analysis_id' : 'id'} = $1`, [
      id,
    ])
    await expect(opening(token)).rejects.toMatchObject(ENDED)
  })

  test('of the exposé where that is not shared, and never of another report', async () => {
    const [bare, whole, other] = [await report(), await report(), await report()]
    const { pass, pagesUntil, hasPicture } = await opening((await bare.share()).token)
    expect([pagesUntil, hasPicture]).toEqual([null, false])
    const picture = (pass: string) => visitor.call(drawSharedPicture, { params: { pass } })
    const draw = (pass: string, page = '1') => visitor.call(drawSharedPage, { params: { pass, page } })
    for (const ask of [draw, picture]) await expect(ask(pass)).rejects.toMatchObject(refusal(403, 'share.noExpose'))
    const open = await opening((await whole.share({ withExpose: true })).token)
    expect(open).toMatchObject({ pagesUntil: expect.any(String) as string, hasPicture: true })
    expect(await (await picture(open.pass)).blob.text()).toBe('a picture')
    expect((await draw(open.pass)).blob.size).toBe(2)
    await expect(draw(open.pass, '3')).rejects.toMatchObject({ status: 404 })
    for (const wrong of [signDownload(key, other.id, new Date()), signDownload(key, whole.id, new Date()), other.id])
      for (const ask of [draw, picture]) await expect(ask(wrong)).rejects.toMatchObject(refusal(404, 'share.unknown'))
  })
})

describe('a password', () => {
  let token: string
  beforeEach(async () => {
    const { share } = await report()
    token = (await share({ password: 'Sehr geheim 1' })).token
  })

  test('is asked for, and opens', async () => {
    await expect(opening(token)).rejects.toMatchObject(refusal(403, 'share.passwordNeeded'))
    await expect(opening(token, 'falsch')).rejects.toMatchObject(refusal(403, 'share.wrongPassword'))
    expect((await opening(token, 'Sehr geheim 1')).analysis.status).toBe('fertig')
  })

  test('is tried ten times an hour, also at once; then even the right one waits', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 14 }, (_, at) => opening(token, `falsch ${at}`)))
    const codes = tries.map(one => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'open'))
    expect(codes.filter(code => code === 'share.wrongPassword')).toHaveLength(10)
    await expect(opening(token, 'Sehr geheim 1')).rejects.toMatchObject({
      ...refusal(429, 'share.tooManyTries'),
      message: expect.stringMatching(/in \d+ Minuten/) as string,
    })
    await tested.database.execute(`update report_share set tries_since = tries_since - interval '1 hour'`)
    expect((await opening(token, 'Sehr geheim 1')).analysis.status).toBe('fertig')
    await expect(opening(token, 'falsch')).rejects.toMatchObject(refusal(403, 'share.wrongPassword'))
  })
})

describe('the owner', () => {
  test('alone makes, sees and revokes', async () => {
    const { params, share } = await report()
    const { share: made } = await share()
    const stranger = clientOf(await newAccount(tested.database))
    const body = { days: 1, password: null, withExpose: true }
    await expect(stranger.call(createShare, { params, body })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.call(listShares, { params })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.call(revokeShare, { params: { ...params, shareId: made.id } })).rejects.toMatchObject({
      status: 404,
    })
    const another = await report()
    await expect(
      another.client.call(revokeShare, { params: { ...another.params, shareId: made.id } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('cannot share what is not paid for, nor for longer than 90 days, nor with a short password', async () => {
    const locked = await report({ unlocked: false })
    await expect(locked.share()).rejects.toMatchObject(refusal(403, 'report.locked'))
    const { share } = await report()
    for (const body of [{ days: 0 }, { days: 91 }, { days: 1.5 }, { password: 'kurz' }])
      await expect(share(body)).rejects.toMatchObject({ status: 400 })
  })

  test(`has ${MAX_SHARES} at most that hold, also when many are made at once`, async () => {
    const { share } = await report()
    const made = await Promise.allSettled(Array.from({ length: MAX_SHARES + 3 }, () => share()))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_SHARES)
    await expect(share()).rejects.toMatchObject(refusal(409, 'share.tooMany'))
  })

  test('who removes the report or his account removes its links', async () => {
    const { database } = tested
    const count = async (id: string) =>
      (await database.query('select 1 from report_share where analysis_id = $1', [id])).length
    const removed = await report()
    await removed.share()
    await removeAnalysis(database, removed.accountId, removed.id)
    await database.execute(`update analysis set deleted_at = now() - interval '2 hours' where id = $1`, [removed.id])
    await expireFiles(database)
    await cleanShares(database)
    expect(await count(removed.id)).toBe(0)
    const gone = await report()
    await gone.share()
    await cleanShares(database)
    expect(await count(gone.id)).toBe(1)
    await database.execute('delete from account where id = $1', [gone.accountId])
    expect(await count(gone.id)).toBe(0)
  })
})
