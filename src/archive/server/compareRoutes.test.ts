import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { exportComparison } from '#contract/compare.ts'
import { newAccount } from '#intake/server/intake.fixture.ts'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { localFiles } from '#platform/files/localFiles.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { excelSpreadsheets } from '#platform/spreadsheet/excelSpreadsheets.ts'
import type { Paper } from '#archive/domain/papers/paper.ts'
import { compareRoutes } from './compareRoutes.ts'
import type { PaperJob } from './papers/paperMethods.ts'

const DEMO = JSON.parse(readFileSync('samples/demo/example/beispiel.json', 'utf8')) as Record<string, unknown>

let tested: TestDatabase
let folder: string
let files: Files
let http: TestHttp
let drawn: Paper | undefined

beforeAll(async () => {
  tested = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-compare-'))
  files = await localFiles(folder)
  const { database } = tested
  const papers = {
    draw: ({ paper }: PaperJob) => {
      drawn = paper
      return Promise.resolve({ pdf: new Uint8Array(7), pages: 1 })
    },
    close: () => Promise.resolve(),
  }
  const parts = { database, files, key: randomBytes(32), spreadsheets: excelSpreadsheets, papers, product: 'X' }
  http = await startTestHttp(router => compareRoutes(router, parts), {
    authenticate: accountId => Promise.resolve({ accountId, sessionId: '', roles: [] }),
  })
})
afterAll(async () => {
  await http.close()
  await tested.close()
  await rm(folder, { recursive: true })
})

/** A finished report of the account. @returns its id */
async function report(accountId: string, unlocked = true): Promise<string> {
  const id = randomUUID()
  await tested.database.execute(
    `insert into analysis (id, private_document_id, account_id, original_filename, sha256, bytes, credit_kind, state,
       unlocked, score, light, pages, finished_at, preview_until, report_until, upload_until)
     values ($1::uuid, $1::text, $2, 'Haus.pdf', $1::text, 1, 'free', 'done', $3, 47, 'gelb', 2, now(),
       now() + interval '1 day', now() + interval '1 day', now() + interval '1 day')`,
    [id, accountId, unlocked],
  )
  for (const [kind, value] of [['analysis.json', DEMO['analysis']], ['screen.json', DEMO['screen']]] as const) {
    const content = Buffer.from(JSON.stringify(value))
    await files.put(`reports/${id}/${kind}`, content)
    await tested.database.execute(
      'insert into analysis_file (analysis_id, kind, key, bytes, sha256) values ($1, $2, $3, $4, $5)',
      [id, kind, `reports/${id}/${kind}`, content.length, createHash('sha256').update(content).digest('hex')],
    )
  } // prettier-ignore
  return id
}

const compare = (accountId: string, ...privateDocumentIds: string[]) =>
  createClient({ baseUrl: http.baseUrl, fetch, token: () => accountId }).call(exportComparison, {
    body: { privateDocumentIds, ownFunds: 20, sollzins: null, format: 'xlsx' },
  })

test('reports that are paid for come as a workbook, and count as opened', async () => {
  const anna = await newAccount(tested.database)
  const ids = [await report(anna), await report(anna)]
  const { blob, filename } = await compare(anna, ...ids)
  expect([blob.type, filename]).toEqual([excelSpreadsheets.type, 'Vergleich.xlsx'])
  expect(blob.size).toBeGreaterThan(5_000)
  const opened = await tested.database.query('select from analysis where account_id = $1 and opened_at is not null', [
    anna,
  ])
  expect(opened).toHaveLength(2)
})

test('as a PDF it has the same rows, and what the owner has noted', async () => {
  const anna = await newAccount(tested.database)
  const ids = [await report(anna), await report(anna)]
  await tested.database.execute('update analysis set note = $2 where id = $1', [ids[1], 'Dach 2019 neu'])
  const client = createClient({ baseUrl: http.baseUrl, fetch, token: () => anna })
  const body = { privateDocumentIds: ids, ownFunds: 20, sollzins: null, format: 'pdf' as const }
  const { blob, filename } = await client.call(exportComparison, { body })
  expect([blob.type, blob.size, filename]).toEqual(['application/pdf', 7, 'Vergleich.pdf'])
  expect(drawn?.heads).toHaveLength(3)
  const rows = drawn?.groups.flatMap(({ rows }) => rows.map(({ cells }) => cells)) ?? []
  expect(rows.find(([label]) => label === 'Ihre Notizen')).toEqual(['Ihre Notizen', '–', 'Dach 2019 neu'])
  expect(rows.find(([label]) => label === 'Wohnfläche')?.[1]).toMatch(/m²/)
})

test('[6.1] a preview, and a report of somebody else, are not compared', async () => {
  const anna = await newAccount(tested.database)
  const bert = await newAccount(tested.database)
  const own = await report(anna)
  await expect(compare(anna, own, await report(anna, false))).rejects.toMatchObject({ code: 'report.locked' })
  await expect(compare(anna, own, await report(bert))).rejects.toMatchObject({ code: 'archive.noEntry' })
  await expect(compare(anna, own)).rejects.toMatchObject({ status: 400 })
})
