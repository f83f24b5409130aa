import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { confirmCheckout, createCheckoutSession } from '#contract/billing.ts'
import type { Client } from '#contract/client.ts'
import { cleanEnvironment } from './product.ts'
import type { SharedProduct } from './sharedProduct.ts'

const run = promisify(execFile)

/** What the operator does at the command line, beside the running product. */
export async function admin({ dataDir }: Pick<SharedProduct, 'dataDir'>, ...words: string[]): Promise<string> {
  const env = { ...cleanEnvironment(), DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, ['src/main/admin/admin.ts', ...words], { env })
  return stdout
}

/** Where the product itself says that it is: where a payment leads back to. */
export function publicAddress({ address }: SharedProduct): string {
  return address.replace('127.0.0.1', 'localhost')
}

/** Buys the smallest package in the sandbox without a browser, where buying is not what is tested. */
export async function buyMini({ address }: Pick<SharedProduct, 'address'>, client: Client): Promise<void> {
  const body = { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null }
  const { id, url } = await client.call(createCheckoutSession, { body })
  const form = new URLSearchParams({ action: 'pay' })
  await fetch(address + new URL(url).pathname, { method: 'POST', body: form, redirect: 'manual' })
  await client.call(confirmCheckout, { query: { session_id: id } })
}

/** Opens the page and waits until the address is known to it. */
export async function openBuyPage(page: Page, query = ''): Promise<void> {
  await page.goto(`/buy${query}`)
  await page.getByLabel('Ort').waitFor()
}

export async function tickConsents(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

export function goOnButton(page: Page) {
  return page.getByRole('button', { name: 'Jetzt Zugang freischalten' })
}

export function orderButton(page: Page) {
  return page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true })
}

/** From the open page to the sandbox's. */
export async function order(page: Page): Promise<void> {
  await tickConsents(page)
  await goOnButton(page).click()
  await orderButton(page).click()
  await page.waitForURL(/\/sandbox-checkout\//)
}

/** The bodies of what the page sends, as they are sent: `POST /api/x {"a":1}`. Only changes, so no GET. */
export function changesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) {
      sent.push([request.method(), pathname, request.postData() ?? ''].join(' ').trim())
    }
  })
  return sent
}

export function stored(page: Page, area: 'localStorage' | 'sessionStorage', key: string): Promise<string | null> {
  return page.evaluate(([area, key]) => window[area].getItem(key), [area, key] as const)
}

/** What the checkout answers once the card is charged. */
export const PAID_SESSION = {
  ok: true,
  grossCents: 990,
  state: 'paid',
  message: 'Bezahlung erfolgreich',
  id: '1',
  session_id: 'cs_1',
  payment_intent: 'pi_1',
  contractId: null,
}
