import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import { announceDocument, announceStep, broadcast } from './announce.ts'
import { cleanNotifications } from './cleanNotifications.ts'
import { notificationRoutes } from './notificationRoutes.ts'

interface Listed {
  readonly id: string
  readonly type: string
  readonly job_id: string | null
  readonly data: object
  readonly expiresAt: string
}

let tested: TestDatabase
let http: TestHttp
let anna: string
let bernd: string

beforeAll(async () => {
  tested = await openTestDatabase()
  anna = await account('anna@example.de')
  bernd = await account('bernd@example.de')
  http = await startTestHttp(router => notificationRoutes(router, { database: tested.database }), {
    // In this test the token is the account.
    authenticate: token => Promise.resolve({ accountId: token, sessionId: '1', roles: ['ROLE_USER'] }),
  })
})
afterAll(async () => {
  await http.close()
  await tested.close()
})
beforeEach(() => tested.database.execute('delete from notification'))

async function account(email: string): Promise<string> {
  const row = await tested.database.first<{ id: string }>(
    `insert into account (email, name) values ($1, 'Test') returning id`,
    [email],
  )
  return row?.id ?? ''
}

async function list(accountId: string): Promise<Listed[]> {
  const answer = await fetch(`${http.baseUrl}/webhook/api/notification`, {
    headers: { authorization: `Bearer ${accountId}` },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Listed[]
}

async function dismiss(accountId: string, jobId: string): Promise<number> {
  const answer = await fetch(`${http.baseUrl}/webhook/api/notification/job/${jobId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${accountId}` },
  })
  return answer.status
}

const news = (accountId: string, jobId: string, message = 'Die Seiten werden gelesen.') => ({
  accountId,
  jobId,
  originalFilename: 'Haus.pdf',
  title: 'Analyse läuft',
  message,
})
const step = (...about: Parameters<typeof news>) =>
  tested.database.inTransaction(tx => announceStep(tx, news(...about)))
const document = (...about: Parameters<typeof news>) =>
  tested.database.inTransaction(tx => announceDocument(tx, { ...news(...about), report: null }))
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('the list of notifications', () => {
  test('[7.7] has the fields of the specification, and an hour of life for a step', async () => {
    const jobId = randomUUID()
    await step(anna, jobId)
    const [listed] = await list(anna)
    expect(listed).toEqual({
      id: expect.any(String) as string,
      type: 'process-step',
      job_id: jobId,
      data: { originalFilename: 'Haus.pdf', title: 'Analyse läuft', message: 'Die Seiten werden gelesen.' },
      expiresAt: expect.any(String) as string,
    })
    const minutes = (Date.parse(listed?.expiresAt ?? '') - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThan(61)
  })

  test('[7.7] a new step takes the place of the last one under a new id, also when many come at once', async () => {
    const jobId = randomUUID()
    await step(anna, jobId, 'erst')
    const [first] = await list(anna)
    await Promise.all(Array.from({ length: 8 }, () => step(anna, jobId, 'zugleich')))
    await step(anna, jobId, 'dann')
    const listed = await list(anna)
    expect(listed).toHaveLength(1)
    expect(listed[0]).toMatchObject({ job_id: jobId, data: { message: 'dann' } })
    expect(listed[0]?.id).not.toBe(first?.id)
  })

  test('[7.7] a new document ends the steps of its job, not those of others, and is told for a day', async () => {
    const [done, running] = [randomUUID(), randomUUID()]
    await step(anna, done)
    await step(anna, running)
    await document(anna, done)
    const listed = await list(anna)
    expect(listed.map(({ type, job_id }) => [type, job_id])).toEqual([
      ['process-step', running],
      ['new-document', done],
    ])
    const hours = (Date.parse(listed[1]?.expiresAt ?? '') - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(24)
  })

  test('shows a broadcast to everybody until its time, and nobody what is not his', async () => {
    await step(anna, randomUUID())
    await broadcast(tested.database, { title: 'Wartung', message: 'Heute ab 22 Uhr.', until: inMinutes(5) })
    await broadcast(tested.database, { title: 'Vorbei', message: 'War gestern.', until: inMinutes(-1) })
    expect((await list(anna)).map(({ type }) => type)).toEqual(['process-step', 'broadcast'])
    expect(await list(bernd)).toEqual([
      {
        id: expect.any(String) as string,
        type: 'broadcast',
        job_id: null,
        data: { originalFilename: null, title: 'Wartung', message: 'Heute ab 22 Uhr.' },
        expiresAt: expect.any(String) as string,
      },
    ])
  })

  test('shows nothing that has expired, before and after it is cleaned up', async () => {
    await document(anna, randomUUID())
    await tested.database.execute(`update notification set expires_at = now() - interval '61 minutes'`)
    await step(anna, randomUUID())
    expect((await list(anna)).map(({ type }) => type)).toEqual(['process-step'])
    expect(await cleanNotifications(tested.database)).toEqual({ notifications: 1, mails: 0 })
    expect((await list(anna)).map(({ type }) => type)).toEqual(['process-step'])
  })

  test('stays in one order and bounded: the newest hundred, the oldest of them first', async () => {
    await tested.database.inTransaction(async tx => {
      for (let number = 1; number <= 120; number++)
        await announceDocument(tx, { ...news(anna, randomUUID(), `${number}`), report: null })
    })
    await tested.database.execute(
      `update notification set created_at = now() + (data->>'message')::integer * interval '1 second'`,
    )
    const listed = await list(anna)
    expect(listed.map(({ data }) => 'message' in data && Number(data.message))).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 21),
    )
    await tested.database.execute('update notification set created_at = now()')
    expect(await list(anna)).toEqual(await list(anna))
  })

  test('takes text that the database would refuse, and keeps it on one line', async () => {
    await step(anna, randomUUID(), 'a\u0000b\r\nc\ud800')
    expect((await list(anna))[0]?.data).toMatchObject({ message: 'a b c\ufffd' })
  })

  test('goes with its account', async () => {
    const carla = await account('carla@example.de')
    await step(carla, randomUUID())
    await tested.database.execute('delete from account where id = $1', [carla])
    expect(await tested.database.query('select 1 from notification')).toEqual([])
  })
})

describe('dismissing', () => {
  test('[7.7] takes all notifications of a job away; a second time does no harm', async () => {
    const [jobId, other] = [randomUUID(), randomUUID()]
    await document(anna, jobId)
    await step(anna, jobId)
    await step(anna, other)
    expect(await dismiss(anna, jobId)).toBe(200)
    expect((await list(anna)).map(({ job_id }) => job_id)).toEqual([other])
    expect(await dismiss(anna, jobId)).toBe(200)
  })

  test('does not hide what comes after it', async () => {
    const jobId = randomUUID()
    await step(anna, jobId)
    await dismiss(anna, jobId)
    await document(anna, jobId)
    expect((await list(anna)).map(({ type }) => type)).toEqual(['new-document'])
  })

  test('answers the same for what is somebody else’s and for what there never was, and changes nothing', async () => {
    const jobId = randomUUID()
    await document(bernd, jobId)
    await broadcast(tested.database, { title: 'Wartung', message: 'Heute.', until: inMinutes(5) })
    expect(await dismiss(anna, jobId)).toBe(404)
    expect(await dismiss(anna, randomUUID())).toBe(404)
    expect(await list(bernd)).toHaveLength(2)
  })

  test('refuses what is no id', async () => {
    expect(await dismiss(anna, 'null')).toBe(400)
  })
})

test('nobody is told anything without a session', async () => {
  const closed = await startTestHttp(router => notificationRoutes(router, { database: tested.database }))
  const calls = [
    fetch(`${closed.baseUrl}/webhook/api/notification`),
    fetch(`${closed.baseUrl}/webhook/api/notification/job/${randomUUID()}`, { method: 'DELETE' }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401])
  await closed.close()
})

test('a poll among many notifications walks the index', async () => {
  const { database } = tested
  await database.execute(
    `insert into notification (account_id, type, job_id, data, expires_at)
     select $1, 'new-document', gen_random_uuid(), '{}', now() + interval '1 day' from generate_series(1, 20000)`,
    [bernd],
  )
  await database.execute('analyze notification')
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    `explain select * from notification where account_id = '${anna}' and expires_at > now()
     order by created_at desc, id desc limit 100`,
  )
  expect(plan.map(row => row['QUERY PLAN']).join('\n')).toContain('notification_by_account')
})
