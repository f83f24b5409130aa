import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkSanity, sanityLines } from './sanity.ts'
import { SENTENCES } from './sentences.ts'
import { type Ids, type SoundProduct, soundProduct } from './soundProduct.fixture.ts'

let product: SoundProduct
let ids: Ids
beforeAll(async () => {
  product = await soundProduct()
})
afterAll(() => product.close())
beforeEach(async () => {
  ids = await product.restore()
})

const found = async () => (await checkSanity(product)).findings.map(({ code, id }) => `${code} ${id}`)
const seen = new Set<string>()

test('of what is sound the check finds nothing, and says how much it looked at', async () => {
  expect(sanityLines(await checkSanity(product))).toEqual([
    'Alles in Ordnung. Geprüft: 2 Analysen, 7 Dateien, 1 Zahlungen, 1 Rechnungen, 4 Mails.',
  ])
})

test('a finding is one line of code, id and German sentence, without anything personal', async () => {
  await product.files.remove(`invoices/${ids.invoice}.pdf`)
  expect(sanityLines(await checkSanity(product))).toEqual([
    `file.missing · invoices/${ids.invoice}.pdf · Die Datei fehlt im Speicher.`,
    expect.stringMatching(/^Befunde: 1\. Geprüft: /),
  ])
})

/** What is broken, by which statement, and which findings it must give; `%` in an id stands for anything. */
type Damage = readonly [code: string, sql: string, finding: (ids: Ids) => string]
const DAMAGES: readonly Damage[] = [
  ['analysis.noJob', `delete from pgboss.job where name = 'intake.analyse'`, ({ running }) => running],
  ['analysis.noReport', `delete from analysis_file where kind = 'report.pdf'`, ({ done }) => done],
  [
    'analysis.noUpload',
    `delete from analysis_file using analysis where analysis_id = id and state = 'reading' or kind = 'upload'`,
    ({ running }) => running,
  ],
  [
    'analysis.keptTooLong',
    `update analysis set preview_until = now() - interval '2 days' where score = 70`,
    i => i.done,
  ],
  [
    'analysis.keptTooLong',
    `update analysis set upload_until = now() - interval '2 days' where score = 70`,
    i => i.done,
  ],
  [
    'analysis.toldTwice',
    `insert into notification (account_id, type, job_id, data, expires_at)
     select account_id, type, job_id, data, expires_at from notification where type = 'new-document'`,
    ({ done }) => done,
  ],
  [
    'analysis.mailedTwice',
    `insert into mail (account_id, template, sent_at) select id, 'analysisFailed', now() from account`,
    ({ account }) => account,
  ],
  ['file.unremoved', `update file_to_remove set due_at = now() - interval '2 hours'`, () => 'uploads/leaving'],
  [
    'file.damaged',
    `update analysis_file set bytes = bytes + 1 where kind = 'report.pdf'`,
    i => `reports/${i.done}/report.pdf`,
  ],
  ['file.damaged', `update invoice set sha256 = 'x'`, ({ invoice }) => `invoices/${invoice}.pdf`],
  ['file.missing', `update analysis_file set key = 'x' where kind = 'report.pdf'`, () => 'x'],
  ['file.orphan', `delete from file_to_remove`, () => 'uploads/leaving'],
  ['mail.noJob', `delete from pgboss.job where name = 'notifications.mail'`, ({ mail }) => mail],
  ['mail.unsent', `update mail set created_at = now() - interval '2 hours' where sent_at is null`, ({ mail }) => mail],
  [
    'job.silent',
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '2 minutes' where name = 'intake.analyse'`,
    () => '%',
  ],
  [
    'job.silent',
    `update pgboss.job set state = 'active', started_on = now() - interval '2 minutes' where name = 'intake.analyse'`,
    () => '%',
  ],
  [
    'job.overdue',
    `update pgboss.job set state = 'active', started_on = now() - interval '1 day', heartbeat_on = now() where name = 'intake.analyse'`,
    () => '%',
  ],
  [
    'job.waiting',
    `update pgboss.job set start_after = now() - interval '2 hours' where name = 'intake.analyse'`,
    () => '%',
  ],
  ['order.unbooked', `delete from invoice; delete from payment`, ({ purchase }) => purchase],
  [
    'order.unbooked',
    `insert into payment (purchase_id, kind, reference, cents, credits) select id, 'charge', 'pi_2', 990, 1 from purchase`,
    ({ purchase }) => purchase,
  ],
  ['order.price', `update payment set cents = 989`, ({ purchase }) => purchase],
  [
    'order.unfulfilled',
    `update purchase set state = 'pending', paid_at = null, note = 'x'`,
    ({ purchase }) => purchase,
  ],
  [
    'order.unasked',
    `update purchase set state = 'open', paid_at = null, created_at = now() - interval '4 hours'`,
    ({ purchase }) => purchase,
  ],
  ['order.confirmation', `delete from mail where template = 'orderReceived'`, ({ account }) => account],
  [
    'order.confirmation',
    `insert into mail (account_id, template, sent_at) select id, 'orderReceived', now() from account`,
    ({ account }) => account,
  ],
  ['payment.noInvoice', `delete from invoice`, ({ payment }) => payment],
  ['payment.noCredits', `delete from credit_booking where reason = 'purchase'`, ({ payment }) => payment],
  ['payment.noCredits', `update credit_booking set amount = 2 where reason = 'purchase'`, ({ payment }) => payment],
  ['credits.noPayment', `update credit_booking set reference = 'x' where reason = 'purchase'`, () => 'x'],
  [
    'report.unpaid',
    `update analysis set unlocked = true, unlocked_by = (select id from payment) where state = 'done';
     insert into payment (purchase_id, kind, reference, cents, credits, reverses)
       select purchase_id, 'refund', 're_1', -cents, 0, id from payment`,
    ({ done }) => done,
  ],
  [
    'refund.noJob',
    `insert into refund (payment_id, cents, credits, reason) select id, 1, 0, 'operator' from payment`,
    () => '%',
  ],
  ['event.noJob', `insert into payment_event (id, type, payload) values ('evt_1', 'checkout', '{}')`, () => 'evt_1'],
  ['invoice.amount', `update invoice set content = '{"total": {"grossCents": 989}}'`, () => 'RE-2026-000001'],
  ['invoice.gap', `update invoice_counter set last = 2`, () => 'RE-2026-000002'],
  ['invoice.gap', `update invoice set sequence = 2, number = 'RE-2026-000002'`, () => 'RE-2026-000001'],
  ['invoice.gap', `delete from invoice_counter`, () => 'RE-2026-000001'],
  ['invoice.undrawn', `update invoice set file_key = null`, () => 'RE-2026-000001'],
  ['invoice.mail', `delete from mail where template = 'paymentReceived'`, ({ account }) => account],
  [
    'invoice.mail',
    `insert into mail (account_id, template, sent_at) select id, 'paymentReturned', now() from account`,
    ({ account }) => account,
  ],
  [
    'promo.overused',
    `insert into purchase (contract_id, buyer_email, buyer_name, package, description, price_id, mode, credits, list_cents,
       gross_cents, fingerprint, provider) values ('x', '', '', 'mini', '', '', 'payment', 1, 1, 1, '', 'stripe');
     insert into promo_code (code, discount_type, amount, most_uses) values ('HERBST', 'percentage', 5, 1);
     insert into promo_use (purchase_id, code) select id, 'HERBST' from purchase`,
    () => 'HERBST',
  ],
  [
    'promo.held',
    `insert into promo_code (code, discount_type, amount) values ('HERBST', 'percentage', 5);
     insert into promo_use (purchase_id, code) select id, 'HERBST' from purchase;
     update purchase set state = 'expired', paid_at = null`,
    ({ purchase }) => purchase,
  ],
  ['ledger', `update credit_balance set paid = 7`, ({ account }) => account],
]

describe('the check finds', () => {
  test.each(DAMAGES)('%s after %s', async (code, sql, idOf) => {
    await product.database.execute(sql)
    seen.add(code)
    const findings = await found()
    const wanted = `${code} ${idOf(ids)}`
    if (wanted.endsWith('%')) expect(findings).toContainEqual(expect.stringContaining(wanted.slice(0, -1)))
    else expect(findings).toContain(wanted)
  })

  test('a file whose bytes were changed, and one that cannot be read', async () => {
    const key = `reports/${ids.done}/report.pdf`
    await product.files.put(key, Buffer.from(`CONTENT of ${key}`))
    expect(await found()).toEqual([`file.damaged ${key}`])
    const broken = { ...product.files, open: () => Promise.reject(new Error('EIO')) }
    const { findings } = await checkSanity({ ...product, files: broken })
    expect(findings.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 'file.unreadable'))
    seen.add('file.unreadable')
  })

  test('everything that it has a sentence for', () => {
    expect(Object.keys(SENTENCES).filter(code => !seen.has(code))).toEqual([])
  })
})

describe('the check leaves alone', () => {
  test('a file that is being written while it looks, and one that is removed', async () => {
    const { files } = product
    const listing: typeof files = {
      ...files,
      async *list(prefix) {
        yield* files.list(prefix)
        yield 'uploads/just-removed'
        // Its row goes after the list was read, and so does the file.
        await product.database.execute(`delete from file_to_remove`)
        await files.remove('uploads/leaving')
        await product.database.execute(`insert into file_to_remove (key) values ('uploads/new')`)
        await files.put('uploads/new', Buffer.from('x'))
      },
    }
    expect((await checkSanity({ ...product, files: listing })).findings).toEqual([])
  })

  test('an analysis that was repeated, which is told and mailed again', async () => {
    await product.database.execute(
      `insert into notification (account_id, type, job_id, data, expires_at)
         select account_id, type, job_id, data, expires_at from notification where type = 'new-document';
       insert into mail (account_id, template, sent_at) select id, 'analysisReady', now() from account;
       update analysis set process_log = '[{"at": "", "msg": "Die Analyse wird wiederholt."}]' where state = 'done'`,
    )
    expect(await found()).toEqual([])
  })

  test('payments of an account that was deleted, of which the books stay', async () => {
    await product.database.execute(
      `insert into file_to_remove (key) select key from analysis_file; delete from account`,
    )
    await product.database.execute(`delete from pgboss.job where name = 'intake.analyse'`)
    // Its credits went with it, its payment, invoice and invoice's file did not.
    expect(await found()).toEqual([])
  })
})
