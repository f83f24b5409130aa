import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadReport, listDownloads } from '#contract/archive.ts'
import { confirmCheckout, createCheckoutSession, listPaymentActivities, readCheckoutStatus } from '#contract/billing.ts'
import { readLimits, upload } from '#contract/intake.ts'
import { downloadInvoice } from '#contract/invoices.ts'
import {
  mails,
  newUser,
  type ProductFolder,
  productFolder,
  runAdmin,
  type RunningProduct,
  uploadForm,
} from './product.fixture.ts'

let folder: ProductFolder
let product: RunningProduct
beforeAll(async () => {
  folder = await productFolder()
  product = await folder.start()
})
afterAll(() => folder.remove())

test('[7.4] [7.10] [7.13] [7.15] a purchase in the sandbox unlocks the preview, and its invoice comes by mail', async () => {
  const { client, email } = await newUser(product)
  const bytes = new Uint8Array(await readFile('samples/pdf/s04-buxtehude-kleinanzeige.pdf'))
  await client.call(upload, { body: uploadForm([{ name: 'Haus.pdf', bytes }]) })
  await expect.poll(() => client.call(listDownloads), { timeout: 300_000, interval: 1_000 }).toHaveLength(1)
  const entry = async () => (await client.call(listDownloads))[0]
  expect(await entry()).toMatchObject({ isUnlocked: false, score: -1 })

  const session = await client.call(createCheckoutSession, {
    body: { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null },
  })
  const page = new URL(session.url)
  const shown = await (await fetch(product.baseUrl + page.pathname)).text()
  expect(shown).toContain('Testmodus')
  expect(shown).not.toContain('<script')
  expect(await client.call(readCheckoutStatus, { query: { session_id: session.id } })).toMatchObject({ ok: false })
  const paid = await fetch(product.baseUrl + page.pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, expect.stringContaining('/checkout/success')])

  const confirmed = await client.call(confirmCheckout, { query: { session_id: session.id } })
  expect(confirmed).toMatchObject({ ok: true, grossCents: 990 })
  expect(await client.call(readCheckoutStatus, { query: { session_id: session.id } })).toMatchObject({
    ok: true,
    status: 'paid',
  })
  expect(await client.call(readLimits)).toMatchObject({ unlockedUploads: 1, lockedReports: 0 })

  const unlocked = await entry()
  expect(unlocked).toMatchObject({ isUnlocked: true, score: expect.any(Number) as number })
  expect(unlocked?.score).toBeGreaterThanOrEqual(0)
  const { blob } = await client.call(downloadReport, { params: { downloadToken: unlocked?.downloadToken ?? '' } })
  expect(blob.size).toBeGreaterThan(100_000)

  const invoiceOf = async () => (await client.call(listPaymentActivities))[0]?.invoices[0]
  const received = async () =>
    (await mails(product.dataDir)).filter(({ to }) => to === email).map(({ subject }) => subject)
  await expect
    .poll(received, { timeout: 30_000, interval: 500 })
    .toContainEqual(expect.stringMatching(/Rechnung|Zahlung/))
  const [confirmation] = (await mails(product.dataDir)).filter(
    ({ to, subject }) => to === email && subject.includes(session.contractId),
  )
  expect(confirmation?.attachments).toEqual([
    { filename: 'AGB.html', content: expect.stringMatching(/zahlungspflichtig bestellen.*<\/html>/su) as string },
    { filename: 'Widerrufsbelehrung.html', content: expect.stringContaining('Muster-Widerrufsformular') as string },
  ])
  const invoice = await client.call(downloadInvoice, { params: { id: (await invoiceOf())?.id ?? '' } })
  expect(invoice.filename).toMatch(/^Rechnung_.+\.pdf$/)
  expect(Buffer.from(await invoice.blob.arrayBuffer()).toString('latin1')).toContain('factur-x.xml')
  expect(await runAdmin(product.dataDir, ['sanity'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 Analysen, 10 Dateien, 1 Zahlungen, 1 Rechnungen') as string,
  })
})
