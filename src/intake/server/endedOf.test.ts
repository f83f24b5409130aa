import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { endedOf } from './analysisStore.ts'

let opened: TestDatabase
let mine: string

beforeAll(async () => {
  opened = await openTestDatabase()
  mine = await newAccount('mine@example.org')
  const other = await newAccount('other@example.org')
  // Five minutes, with two analyses in each: their order must not hang on the time alone.
  for (const account of [mine, other]) {
    await opened.database.execute(
      `insert into analysis (private_document_id, account_id, original_filename, sha256, bytes, credit_kind, unlocked,
         state, failure_code, failure_message, finished_at, upload_until, created_at)
       select $2 || n, $1, 'x.pdf', '', 1, 'free', false, case when n = 7 then 'queued' else 'failed' end,
         case when n <> 7 then 'x' end, case when n <> 7 then 'x' end, case when n <> 7 then now() end,
         case when n <> 7 then now() end, now() - make_interval(mins => n / 2)
       from generate_series(1, 10) as n`,
      [account, account === mine ? 'MINE-' : 'OTHER-'],
    )
  }
})
afterAll(() => opened.close())

async function newAccount(email: string): Promise<string> {
  const row = await opened.database.first<{ id: string }>(
    `insert into account (email, name) values ($1, 'x') returning id`,
    [email],
  )
  return row?.id ?? ''
}

const ids = async (part: Parameters<typeof endedOf>[2]) =>
  (await endedOf(opened.database, mine, part)).map(({ privateDocumentId }) => privateDocumentId)

test('all are those of the account that have ended, the newest first', async () => {
  const all = await ids({})
  expect(all.toSorted()).toEqual([1, 10, 2, 3, 4, 5, 6, 8, 9].map(n => `MINE-${n}`))
  expect([all[0], all.at(-1)]).toEqual(['MINE-1', 'MINE-10'])
})

test.each([1, 2, 4, 9, 10])('parts of %i, one behind the other, are the whole list', async most => {
  const found: string[] = []
  for (;;) {
    const part = await ids({ most, after: found.at(-1) })
    found.push(...part)
    if (part.length < most) break
  }
  expect(found).toEqual(await ids({}))
})

test('one can be asked for by its id, but not that of somebody else', async () => {
  expect(await ids({ id: 'MINE-3' })).toEqual(['MINE-3'])
  expect(await ids({ id: 'OTHER-3' })).toEqual([])
  expect(await ids({ after: 'OTHER-3' })).toEqual([])
})
