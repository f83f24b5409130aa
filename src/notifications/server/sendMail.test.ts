import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/database/database.fixture.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { openFiles } from '#platform/files/openFiles.ts'
import { pgBossJobs } from '#platform/jobs/pgBossJobs.ts'
import type { Mail } from '#platform/mail/mailPort.ts'
import type { MailRequest } from '../domain/mailRequest.ts'
import { letterhead } from '../domain/mailRequests.fixture.ts'
import { cleanNotifications } from './cleanNotifications.ts'
import { type FakeJobs, fakeJobs } from './jobs.fixture.ts'
import { sendMail } from './sendMail.ts'
import { serveMail } from './serveMail.ts'

let tested: TestDatabase
let jobs: FakeJobs
let folder: string
let files: Files
let sent: Mail[]
let failure: Error | undefined
let logged: string[]

const request: MailRequest = {
  template: 'confirm',
  to: 'anna@example.de',
  accountId: null,
  name: 'Anna',
  link: 'https://ampel.example/confirm?token=secret',
}
const log = {
  info: () => {},
  warn: (fields: object, message: string) => logged.push(`${message} ${JSON.stringify(fields)}`),
  error: (fields: object, message: string) => logged.push(`ERROR ${message} ${JSON.stringify(fields)}`),
}
const mailer = {
  send: (mail: Mail) => {
    if (failure) return Promise.reject(failure)
    sent.push(mail)
    return Promise.resolve()
  },
}

beforeAll(async () => {
  tested = await openTestDatabase()
  jobs = await fakeJobs(tested.database)
  folder = await mkdtemp(join(tmpdir(), 'mail-'))
  files = await openFiles(null, folder)
  serveMail(jobs, { database: tested.database, files, mailer, letterhead, log })
})
afterAll(async () => {
  await tested.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  sent = []
  logged = []
  failure = undefined
  await tested.database.execute('delete from mail')
  await tested.database.execute('delete from fake_job')
})

interface MailRow {
  readonly id: string
  readonly template: string
  readonly content: object | null
  readonly tries: number
  readonly sent_at: Date | null
  readonly failed_at: Date | null
}
const mails = () => tested.database.query<MailRow>('select * from mail')
const post = (one: MailRequest = request) => tested.database.inTransaction(tx => sendMail(tx, jobs, one))

describe('a mail', () => {
  test('leaves after its transaction, once, and nothing of it is kept', async () => {
    await post()
    const [waiting] = await mails()
    expect(sent).toEqual([])
    await jobs.work()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ id: waiting?.id, to: 'anna@example.de', attachments: [] })
    expect(sent[0]?.text).toContain('https://ampel.example/confirm?token=secret')
    expect(await mails()).toEqual([
      expect.objectContaining({
        template: 'confirm',
        content: null,
        sent_at: expect.any(Date) as Date,
        failed_at: null,
      }),
    ])
    expect(await jobs.queued()).toEqual([])
  })

  test('does not leave when what it was for did not happen', async () => {
    const failing = tested.database.inTransaction(async tx => {
      await sendMail(tx, jobs, request)
      throw new Error('no account')
    })
    await expect(failing).rejects.toThrow('no account')
    expect(await mails()).toEqual([])
    expect(await jobs.queued()).toEqual([])
  })

  test('is not sent again when the process was killed before it could say that it was sent', async () => {
    await post()
    await jobs.work('killed')
    expect(await jobs.queued()).toHaveLength(1)
    await jobs.work()
    expect(sent).toHaveLength(1)
  })

  test('is not begun by a try that has no time left, but by the next', async () => {
    await post()
    await jobs.work('expired')
    expect(sent).toEqual([])
    await jobs.work()
    expect(sent).toHaveLength(1)
  })

  test('takes a file of the store with it as it is when the mail is sent, and waits where it is not there', async () => {
    const attachment = { key: 'invoices/1.pdf', filename: 'Rechnung_RE-2026-000001.pdf', type: 'application/pdf' }
    await post({ ...request, attachment })
    await jobs.work()
    expect(sent).toEqual([])
    expect(await mails()).toMatchObject([{ tries: 1, sent_at: null }])
    await files.put(attachment.key, Buffer.from('%PDF-1.7 ä'))
    await jobs.work()
    const { filename, type } = attachment
    expect(sent).toMatchObject([{ attachments: [{ filename, type, content: Buffer.from('%PDF-1.7 ä') }] }])
  })

  test('takes texts with it as they stood when it was ordered, byte for byte also when it is tried again', async () => {
    const html = '<!doctype html>\n<p>Größe:\t1 €</p>\n'
    const texts = [{ filename: 'AGB.html', type: 'text/html', text: html }]
    await post({ ...request, texts })
    const [waiting] = await mails()
    await jobs.work('killed')
    await tested.database.execute('update mail set sent_at = null, content = $1', [waiting?.content])
    await jobs.work()
    expect(sent).toHaveLength(2)
    for (const mail of sent) {
      expect(mail.id).toBe(waiting?.id)
      expect(mail.attachments).toEqual([{ filename: 'AGB.html', type: 'text/html', content: Buffer.from(html) }])
    }
    expect(sent[1]).toEqual(sent[0])
    expect(await mails()).toMatchObject([{ content: null }])
  })

  test('takes names that the database or a mail header would not', async () => {
    await post({ ...request, name: 'An\u0000na\r\nBcc: x' })
    await jobs.work()
    expect(sent[0]?.text).toMatch(/^Guten Tag An na Bcc: x,\n/)
  })

  test('goes with the account it was for, unless it says that the account is gone', async () => {
    const account = await tested.database.first<{ id: string }>(
      `insert into account (email, name) values ('a@example.de', 'A') returning id`,
    )
    await post({ ...request, accountId: account?.id ?? '' })
    await post({ template: 'accountDeleted', to: 'a@example.de', accountId: null, name: 'A' })
    await tested.database.execute('delete from account')
    await jobs.work()
    expect(sent.map(({ subject }) => subject)).toEqual(['Ihr Konto bei ExposéAmpel ist gelöscht'])
    expect(await jobs.queued()).toEqual([])
  })

  test.each(['a@b.de\r\nBcc: x@y.de', 'a@b.de, x@y.de', 'Anna <a@b.de>', 'a@b.de;x@y.de', 'nobody', ''])(
    'has one recipient only: %j is refused',
    async to => {
      await expect(post({ ...request, to })).rejects.toThrow('no plain address')
      expect(await mails()).toEqual([])
    },
  )
})

describe('a mail server that refuses', () => {
  test('is asked again with growing pauses for more than a day; then the mail is given up, and nothing of it is kept', async () => {
    failure = Object.assign(new Error('550 anna@example.de unknown'), { code: 'EENVELOPE', responseCode: 550 })
    await post()
    const pauses: number[] = []
    for (let tries = 1; ; tries++) {
      const askedAt = Date.now()
      await jobs.work()
      const [next, another] = await jobs.queued()
      expect(another).toBeUndefined()
      if (!next?.after) break
      pauses.push(Math.round((next.after.getTime() - askedAt) / 60_000))
      expect(await mails()).toMatchObject([{ tries, failed_at: null, content: { to: 'anna@example.de' } }])
    }
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
    expect(pauses[0]).toBe(1)
    const hours = pauses.reduce((sum, minutes) => sum + minutes, 0) / 60
    expect(hours).toBeGreaterThan(24)
    expect(hours).toBeLessThan(48)
    expect(await mails()).toMatchObject([
      { tries: pauses.length + 1, content: null, failed_at: expect.any(Date) as Date, sent_at: null },
    ])
    expect(logged.filter(line => line.startsWith('ERROR'))).toHaveLength(1)
    expect(logged[0]).toContain('EENVELOPE 550')
    expect(logged.join('\n')).not.toMatch(/anna|secret/i)
  })

  test('is asked once for each mail, also when the process was killed after it had refused', async () => {
    failure = new Error('down')
    await post()
    await jobs.work('killed')
    expect(await jobs.queued()).toHaveLength(1)
  })

  test('gets the mail once it is back, under the same id', async () => {
    failure = new Error('down')
    await post()
    await jobs.work()
    failure = undefined
    await jobs.work()
    await jobs.work()
    expect(sent.map(({ id }) => id)).toEqual((await mails()).map(({ id }) => id))
    expect(await mails()).toMatchObject([{ tries: 1, content: null, sent_at: expect.any(Date) as Date }])
  })
})

test('that a mail was sent is forgotten after 90 days, one that waits never', async () => {
  await post()
  await jobs.work()
  await post()
  await tested.database.execute(
    `update mail set created_at = now() - interval '91 days', sent_at = sent_at - interval '91 days'`,
  )
  expect(await cleanNotifications(tested.database)).toEqual({ notifications: 0, mails: 1 })
  expect(await mails()).toMatchObject([{ sent_at: null }])
})

test('with the real queue every mail leaves once, also when the mail server fails in between', async () => {
  const real = pgBossJobs({ url: tested.url, log: { ...log, warn: () => {}, error: () => {} }, stopMs: 5_000 })
  let refusals = 0
  const moody = {
    send: (mail: Mail) => {
      if (mail.to === 'later@example.de' && refusals++ === 0) return Promise.reject(new Error('try again'))
      return mailer.send(mail)
    },
  }
  serveMail(real, { database: tested.database, files, mailer: moody, letterhead, log })
  await real.start()
  try {
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        tested.database.inTransaction(tx => sendMail(tx, real, { ...request, to: `kunde${number}@example.de` })),
      ),
    )
    await tested.database.inTransaction(tx => sendMail(tx, real, { ...request, to: 'later@example.de' }))
    await expect.poll(() => sent.length).toBe(20)
    await expect.poll(mails).toContainEqual(expect.objectContaining({ tries: 1, sent_at: null }))
    await tested.database.execute(`update pgboss.job set start_after = now() where state = 'created'`)
    await expect.poll(() => sent.length).toBe(21)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(21)
    await expect.poll(async () => (await mails()).every(({ content }) => content === null)).toBe(true)
  } finally {
    await real.stop()
  }
})
