import { vi } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { confirmCheckout, createCheckoutSession, listPaymentActivities } from '#contract/billing.ts'
import { upload } from '#contract/intake.ts'
import { mails, type RunningProduct, type TestUser, uploadForm } from '#main/product.fixture.ts'
import { newExposé, within } from '../faults/world.ts'
import { ask } from './wire.ts'

/** The archive's entries, once there are so many. */
function archiveWith({ client }: TestUser, entries: number) {
  const look = async () => {
    const archive = await client.call(listDownloads)
    if (archive.length < entries) throw new Error(`${archive.length} of ${entries} analyses are done`)
    return archive
  }
  return vi.waitFor(look, { timeout: within(90_000), interval: 500 })
}

/** Uploads one exposé and waits for its report. @returns the token that opens it */
export async function newReport(user: TestUser, name = 'Kleinanzeige.pdf', bytes = newExposé()): Promise<string> {
  const known = (await user.client.call(listDownloads)).length
  const [item] = await user.client.call(upload, { body: uploadForm([{ name, bytes }]) })
  if (item?.error !== undefined) throw new Error(item.error)
  const archive = await archiveWith(user, known + 1)
  return archive.find(({ privateDocumentId }) => privateDocumentId === item?.privateDocumentId)?.downloadToken ?? ''
}

/** The version of the sentence by which a buyer has the work begun before his withdrawal period ends. */
export const CONSENT = '2026-11'

/** Buys the smallest package in the sandbox. Without `earlyPerformance` nothing that is uploaded is begun. @returns the session, and the id of the drawn invoice */
export async function buy(
  product: RunningProduct,
  { client, email }: TestUser,
  { name = 'Erika Muster', addressId = null as string | null, earlyPerformance = false } = {},
): Promise<{ sessionId: string; invoiceId: string; contractId: string }> {
  const consent = { earlyPerformance, ...(earlyPerformance && { consentVersion: CONSENT }) }
  const body = { alias: 'mini', name, promoCode: null, addressId, refCode: null, ...consent }
  const { id, url, contractId } = await client.call(createCheckoutSession, { body })
  await pay(product, url)
  await client.call(confirmCheckout, { query: { session_id: id } })
  const drawn = async () => {
    const [invoice] = (await client.call(listPaymentActivities))[0]?.invoices ?? []
    const isMailed = (await mails(product.dataDir)).some(mail => mail.to === email && /Rechnung/.test(mail.subject))
    if (!invoice || !isMailed) throw new Error('no invoice yet')
    return invoice.id
  }
  return { sessionId: id, contractId, invoiceId: await vi.waitFor(drawn, { timeout: within(60_000), interval: 500 }) }
}

/** What the buyer does on the sandbox's page. */
export function pay(product: RunningProduct, url: string, action = 'pay') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return ask(product, { path: new URL(url).pathname, method: 'POST', headers, body: `action=${action}` })
}

/**
 * Waits for a mail to this address whose text matches.
 * @param known what was found before
 * @returns what is in its first bracket
 */
export function fromMail(
  { dataDir }: Pick<RunningProduct, 'dataDir'>,
  email: string,
  link: RegExp,
  known: readonly string[] = [],
): Promise<string> {
  const look = async () => {
    const found = (await mails(dataDir)).flatMap(({ to, text }) => (to === email ? (link.exec(text)?.[1] ?? []) : []))
    const fresh = found.find(one => !known.includes(one))
    if (fresh === undefined) throw new Error(`no mail with ${String(link)}`)
    return fresh
  }
  return vi.waitFor(look, { timeout: within(20_000), interval: 50 })
}
