import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOtherSessions } from '../src/contract/accountPage.ts'
import type { CallResult } from '../src/contract/client.ts'
import type { readStatus } from '../src/contract/operations.ts'
import { openBrowser } from './browser.ts'
import { admin } from './buyer.ts'
import { type Product, startProduct } from './product.ts'
import { faultsAtAllWidths, newAccount, picture, sessionOf, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await Promise.all([product.stop(), browser.close()])
})

const STATUS = '**/api/system/status'

type SystemStatus = CallResult<typeof readStatus>

test('[2.2.9] [7.1] without its configuration the whole app says that there is a technical problem', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.route('**/api/configs', route => route.fulfill({ status: 500, json: { code: 'x', message: 'x' } }))
  await page.goto('/faq')
  await page.getByRole('heading', { name: 'Technisches Problem' }).waitFor()
  const text = await page.getByRole('alert').textContent()
  expect(text).toContain('Die Verbindung zum Server ist fehlgeschlagen.')
  expect(text).toContain('Konfiguration konnte nicht geladen werden.')
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'technical-problem')
  await context.close()
})

test('[7.1] [9.1] it waits five seconds for the configuration, not longer', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.route('**/api/configs', () => {
    // Never answered.
  })
  const begun = Date.now()
  await page.goto('/faq')
  await page.getByRole('heading', { name: 'Technisches Problem' }).waitFor()
  expect(Date.now() - begun).toBeGreaterThan(4_900)
  await context.close()
})

test('[4.4] [8.4] no answer at all opens the connection dialog; the next answer closes it', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.clock.install()
  await open(page, '/faq')
  await page.route(STATUS, route => route.abort())
  await page.clock.runFor(41_000)
  const dialog = page.getByRole('dialog', { name: 'Keine Verbindung' })
  await dialog.waitFor()
  expect(await dialog.textContent()).toContain('Das Backend ist aktuell nicht erreichbar.')
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'no-connection')
  await page.unroute(STATUS)
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click()
  // The dialog leaves by an animation.
  await page.clock.runFor(1_000)
  await expect.poll(() => dialog.count()).toBe(0)
  await context.close()
})

test('[4.4] a refusal is an answer: no connection dialog', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.route(STATUS, route => route.fulfill({ status: 503, json: { code: 'x', message: 'x' } }))
  await open(page, '/faq')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
})

test('[4.6] [7.8] the status is asked at the start, every 30 s at most, conditionally, and when the page is looked at again', async () => {
  const { context, page } = await visit(browser, product.address)
  const asked: (string | undefined)[] = []
  const answers: number[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/system/status')) asked.push(request.headers()['if-none-match'])
  })
  page.on('response', response => {
    if (response.url().endsWith('/api/system/status')) answers.push(response.status())
  })
  await page.clock.install()
  await open(page, '/faq')
  await expect.poll(() => answers).toEqual([200])
  await page.clock.runFor(25_000)
  await page.getByRole('link', { name: 'News', exact: true }).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/news')
  expect(asked).toHaveLength(1)
  await page.clock.runFor(10_000)
  await expect.poll(() => answers).toEqual([200, 304])
  expect(asked[1]).toMatch(/^(?:W\/)?"/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => answers).toEqual([200, 304, 304])
  await context.close()
})

test('[4.5] [1.6] [2.2.8] maintenance lies over everything, says until when, and lets operators pass', async () => {
  const { session: buyers } = await newAccount(product)
  const { email, session } = await newAccount(product)
  await admin(product, 'account', 'role', email, 'ROLE_ADMIN')
  // The server looks every few seconds.
  const isOn = async () => {
    const status = (await (await fetch(`${product.address}/api/system/status`)).json()) as SystemStatus
    return status.maintenance.enabled
  }
  await admin(product, 'maintenance', 'on', 'Wir ziehen um.', '--until', '2026-12-24T18:00+01:00')
  try {
    // The app asks for the status every 30 s at most: a first answer from before the maintenance would cost that long.
    await expect.poll(isOn, { timeout: 30_000 }).toBe(true)
    const { context, page } = await visit(browser, product.address, { session: buyers })
    await page.goto('/faq')
    const overlay = page.getByRole('dialog', { name: 'Wartungsmodus' })
    await overlay.waitFor()
    expect(await overlay.textContent()).toContain('Wir ziehen um.')
    expect(await overlay.textContent()).toMatch(/Voraussichtlich bis: 24\.12\.2026, 18:00 Uhr/)
    expect(await faultsAtAllWidths(page)).toEqual([])
    await picture(page, 'maintenance')
    // What the law wants to be possible at any time.
    await overlay.getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await overlay.waitFor({ state: 'hidden' })
    await page.getByLabel('Vertragsnummer').fill('EA-1')
    await context.close()

    // Who was never here is asked for nothing: the question would lie over the message.
    const stranger = await browser.newContext({ baseURL: product.address })
    const first = await stranger.newPage()
    await first.goto('/')
    await first.getByText('Wir ziehen um.').waitFor()
    expect(await first.getByRole('heading', { name: /Cookie-Auswahl/ }).count()).toBe(0)
    await stranger.close()

    // Logged in before he was made one: the role counts at once.
    const operator = await visit(browser, product.address, { session })
    await open(operator.page, '/archiv')
    await operator.page.getByText('Backend-Version').waitFor()
    expect(await operator.page.getByRole('dialog').count()).toBe(0)
    await operator.context.close()
  } finally {
    await admin(product, 'maintenance', 'off')
    await expect.poll(isOn).toBe(false)
  }
})

test('a session that the server no longer knows ends with a sentence and the login, and leads back', async () => {
  const { email, client } = await newAccount(product)
  const session = await sessionOf(product.address, email)
  const { context, page } = await visit(browser, product.address, { session })
  await page.goto('/account')
  await page.getByRole('heading', { level: 1, name: 'Konto' }).waitFor()
  await client.call(endOtherSessions)
  // The sentence goes by itself: on a busy machine it would be gone when all has loaded.
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Ihre Sitzung ist abgelaufen. Bitte loggen Sie sich neu ein.').waitFor()
  await page.getByRole('dialog').getByLabel('E-Mail').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('lastRoute'))).toBe('/account')
  expect(await faultsAtAllWidths(page)).toEqual([])
  await context.close()
})

/** Opens a page and waits until it is awake: prerendered pages are there before their code is. */
async function open(page: Page, path: string): Promise<void> {
  const configured = page.waitForResponse(response => response.url().endsWith('/api/configs'))
  await page.goto(path)
  await configured
}

test('code that cannot be fetched any more: a sentence and a button instead of an empty page', async () => {
  const { context, page } = await visit(browser, product.address)
  await open(page, '/faq')
  await page.route(/NewsPage|LoginDialog/, route => route.abort())
  await page.getByRole('link', { name: 'News', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Diese Seite konnte nicht geladen werden' }).waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('Das konnte nicht geladen werden. Bitte laden Sie die Seite neu.').waitFor()
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect.poll(() => page.getByRole('heading', { name: /konnte nicht geladen/ }).count()).toBe(0)
  await context.close()
})
