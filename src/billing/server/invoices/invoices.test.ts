import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { startInvoiceTypesetter } from '#main/typesetters.ts'
import { serveMail } from '#notifications/server/index.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { openFiles } from '#platform/files/openFiles.ts'
import { startTestHttp, type TestHttp } from '#platform/http/http.fixture.ts'
import type { Mail } from '#platform/mail/mailPort.ts'
import { bought, follow, purchaseOf, startBilling, type TestBilling } from '../billing.fixture.ts'
import { refundContract } from '../settlement/refundContract.ts'
import { settle } from '../settlement/settle.ts'
import { drawInvoice, type InvoiceParts } from './drawInvoice.ts'
import { invoiceRoutes } from './invoiceRoutes.ts'
import { drawNumber, invoicedOf } from './invoiceStore.ts'
import { serveInvoices } from './serveInvoices.ts'

let billing: TestBilling
let folder: string
let files: Files
let parts: InvoiceParts
let http: TestHttp
let buyer: string
const sent: Mail[] = []

beforeAll(async () => {
  billing = await startBilling()
  folder = await mkdtemp(join(tmpdir(), 'invoices-'))
  files = await openFiles(null, folder)
  const { database, jobs } = billing
  const { seller, baseUrl, log } = billing.parts
  parts = { database, files, jobs, typesetter: startInvoiceTypesetter(), baseUrl, seller }
  const letterhead = { product: 'ExposéAmpel', baseUrl, company: seller }
  const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) }
  serveMail(jobs, { database, files, mailer, letterhead, log })
  http = await startTestHttp(router => invoiceRoutes(router, { database, files }), {
    authenticate: token => Promise.resolve({ accountId: token, sessionId: '1', roles: ['ROLE_USER'] }),
  })
})
afterAll(async () => {
  await http.close()
  await parts.typesetter.close()
  await billing.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
  sent.length = 0
})

interface Row {
  readonly id: string
  readonly number: string
  readonly sequence: number
  readonly file_key: string | null
  readonly sha256: string | null
}
const invoicesOf = (session: string) =>
  billing.database.query<Row>(
    `select invoice.* from invoice join payment on payment.id = payment_id
     join purchase on purchase.id = purchase_id where session_id = $1 order by sequence`,
    [session],
  )
const numbers = async () =>
  (await billing.database.query<Row>('select * from invoice order by sequence')).map(({ sequence }) => sequence)
const download = (id: string, who: string | null = buyer) =>
  fetch(
    `${http.baseUrl}/api/invoice/${id}/download`,
    who === null ? {} : { headers: { authorization: `Bearer ${who}` } },
  )

describe('before it is drawn', () => {
  test('[7.10] the buyer is told to wait', async () => {
    const [invoice] = await invoicesOf(await bought(billing, buyer))
    const answer = await download(invoice?.id ?? '')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      code: 'invoices.notDrawn',
      error: 'Ihre Rechnung wird gerade erstellt. Bitte versuchen Sie es in einer Minute noch einmal.',
    })
  })

  test('a store that fails leaves nothing said and nothing sent, and the next try does all of it once', async () => {
    const [invoice] = await invoicesOf(await bought(billing, buyer))
    const input = { invoiceId: invoice?.id ?? '' }
    const job = { input, isLastTry: false, signal: new AbortController().signal, complete: () => Promise.resolve() }
    const broken = { ...files, put: () => Promise.reject(new Error('no space')) }
    await expect(drawInvoice({ ...parts, files: broken }, job)).rejects.toThrow('no space')
    // Killed with the file stored and nothing written.
    const killed = { ...job, complete: () => Promise.reject(new Error('killed')) }
    await expect(drawInvoice(parts, killed)).rejects.toThrow('killed')
    expect(await billing.letters('paymentReceived')).toEqual([])
    await Promise.all([drawInvoice(parts, job), drawInvoice(parts, job)])
    await drawInvoice(parts, job)
    expect(await billing.letters('paymentReceived')).toHaveLength(1)
  })
})

describe('drawn', () => {
  beforeAll(async () => {
    serveInvoices(billing.jobs, parts)
    await billing.jobs.work()
  })

  test('[7.10] [7.15] it is downloaded as PDF under its number, as it was stored', async () => {
    const session = await bought(billing, buyer)
    const [invoice] = await invoicesOf(session)
    const answer = await download(invoice?.id ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Rechnung_${invoice?.number}.pdf"; filename*=UTF-8''Rechnung_${invoice?.number}.pdf`,
    )
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(invoice?.sha256)
    const stored = await files.open(invoice?.file_key ?? '')
    expect(stored && (await buffer(stored.stream)).equals(pdf)).toBe(true)
  })

  test('[7.10] to anybody else, and under ids that never were, it is not there', async () => {
    const [invoice] = await invoicesOf(await bought(billing, buyer))
    const stranger = await makeAccount(billing.database)
    const id = invoice?.id ?? ''
    for (const answer of [
      await download(id, stranger),
      await download(randomUUID()),
      await download(invoice?.number ?? ''),
      await download("x' or 1=1"),
    ]) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'general.notFound' })
    }
    expect((await download(id, null)).status).toBe(401)
  })

  test('it is mailed once, with itself and the Widerrufsbelehrung', async () => {
    const session = await bought(billing, buyer)
    const [invoice] = await invoicesOf(session)
    const mails = sent.filter(({ attachments }) => attachments.some(({ type }) => type === 'application/pdf'))
    expect(mails).toHaveLength(1)
    const { text, subject, attachments } = mails[0] as Mail
    expect(subject).toBe(`Ihre Rechnung von ExposéAmpel (${invoice?.number})`)
    expect(text).toContain('Ihre Zahlung von 24,90\u00a0€ ist eingegangen: Paket Midi.')
    expect(text).toContain('binnen vierzehn Tagen ohne Angabe von Gründen')
    expect(text).toContain((await purchaseOf(billing, session)).contractId)
    expect(attachments).toHaveLength(1)
    expect(attachments[0]).toMatchObject({ filename: `Rechnung_${invoice?.number}.pdf`, type: 'application/pdf' })
    expect(
      createHash('sha256')
        .update(attachments[0]?.content ?? '')
        .digest('hex'),
    ).toBe(invoice?.sha256)
  })

  test('what goes back in parts is invoiced to the cent, and the last part takes what is left of net and tax', async () => {
    const session = await bought(billing, buyer, { alias: 'maxi' })
    const { id, contractId } = await purchaseOf(billing, session)
    for (const cents of [2300, 2300, null]) {
      expect(await refundContract(billing.parts, contractId, cents)).toMatchObject({ ok: true })
      await billing.jobs.work()
    }
    const [invoice, ...backs] = await invoicedOf(billing.database, [id])
    expect(backs.map(({ content }) => [content.kind, content.total.grossCents])).toEqual([
      ['correction', -2300],
      ['correction', -2300],
      ['correction', -2300],
    ])
    for (const { content } of backs) {
      expect(content.cancels).toEqual({ number: invoice?.content.number, issuedOn: invoice?.content.issuedOn })
    }
    for (const key of ['netCents', 'vatCents', 'grossCents'] as const) {
      expect(backs.reduce((sum, { content }) => sum + content.total[key], 0)).toBe(-(invoice?.content.total[key] ?? 0))
    }
    const subjects = sent.map(({ subject }) => subject.replace(/ \(.*/, ''))
    expect(subjects.filter(one => one === 'Ihre Rechnungskorrektur von ExposéAmpel')).toHaveLength(3)
  })

  test('all at once it is a Stornorechnung, and money that comes back after it an invoice again', async () => {
    const session = await bought(billing, buyer)
    const reference = `pi_${session.replace('cs_', '')}`
    const lost = billing.payments.reverse(reference, { kind: 'dispute', cents: 2490, state: 'final' })
    await follow(billing, lost)
    const kinds = async () =>
      (await invoicedOf(billing.database, [(await purchaseOf(billing, session)).id])).map(({ content }) => content.kind)
    expect(await kinds()).toEqual(['invoice', 'cancellation'])
    const [reversal] = await billing.payments.readReversals(reference)
    await follow(billing, billing.payments.decide(reference, reversal?.reference ?? '', 'undone'))
    expect(await kinds()).toEqual(['invoice', 'cancellation', 'invoice'])
  })

  test('of a subscription it names the paid days, for each period', async () => {
    const session = await bought(billing, buyer, { alias: 'bronze' })
    await follow(billing, billing.payments.renew(`sub_${session.replace('cs_', '')}`))
    const invoices = await invoicedOf(billing.database, [(await purchaseOf(billing, session)).id])
    expect(invoices).toHaveLength(2)
    for (const { content } of invoices) {
      expect(content.item).toBe('Abonnement Bronze')
      expect(content.period && content.period.until > content.period.from).toBe(true)
      expect(content.period?.from).toBe(content.issuedOn)
    }
  })

  test('of an account that is deleted it stays, and nobody downloads it', async () => {
    const [invoice] = await invoicesOf(await bought(billing, buyer))
    await billing.database.execute('delete from account where id = $1', [buyer])
    expect((await download(invoice?.id ?? '')).status).toBe(404)
    const stored = await files.open(invoice?.file_key ?? '')
    expect(stored?.bytes).toBeGreaterThan(10_000)
    stored?.stream.destroy()
  })
})

describe('the row of numbers', () => {
  test('has no gap and no number twice, also when many are drawn at once and every third booking fails', async () => {
    const before = (await numbers()).length
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeAccount(billing.database)))
    const sessions = await Promise.all(buyers.map(one => billing.order(one, { alias: 'mini' })))
    for (const session of sessions) billing.payments.move(session, 'paid')
    const failing = Array.from({ length: 6 }, () =>
      billing.database.inTransaction(async tx => {
        await drawNumber(tx)
        throw new Error('failed')
      }),
    )
    const results = await Promise.allSettled([...failing, ...sessions.map(session => settle(billing.parts, session))])
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6)
    await billing.jobs.work()
    const all = await numbers()
    expect(all).toHaveLength(before + 12)
    expect(all).toEqual(Array.from({ length: all.length }, (_, index) => index + 1))
  }, 60_000)

  test.each([
    { at: '2026-12-31 22:59:59+00', number: 'RE-2026-000001', today: '2026-12-31' },
    { at: '2026-12-31 23:00:00+00', number: 'RE-2027-000001', today: '2027-01-01' },
    { at: '2028-02-29 22:30:00+00', number: 'RE-2028-000001', today: '2028-02-29' },
  ])('starts over with the year in Germany: $at is $number', async ({ at, number, today }) => {
    const back = new Error('not to be kept')
    const drawing = billing.database.inTransaction(async tx => {
      await tx.execute('delete from invoice_counter')
      await tx.execute(
        `create schema clock; create function clock.now() returns timestamptz language sql as $$ select timestamptz '${at}' $$;
         set local search_path = clock, pg_catalog, public`,
      )
      expect(await drawNumber(tx)).toMatchObject({ number, today })
      throw back
    })
    await expect(drawing).rejects.toBe(back)
  })
})
