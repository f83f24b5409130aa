import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyPage, order, PAID_SESSION, publicAddress, stored } from './buyer.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, newAccount, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
let session: string
beforeAll(async () => {
  browser = await openBrowser()
  ;({ session } = await newAccount(product))
})
afterAll(() => browser.close())

async function visitor(): Promise<Page> {
  return (await visit(browser, publicAddress(product), { session })).page
}

/** Every look at the payment. */
function looksOf(page: Page): string[] {
  const looks: string[] = []
  page.on('request', request => request.url().includes('/api/checkout/status') && looks.push(request.url()))
  return looks
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

const PAID = { ok: true, status: 'paid', method: 'card' }
const PENDING = { ok: false, status: 'pending', method: null }

test('[2.13.2] [4.8] a bank that needs time: pending, a look every 10 s, then success', async () => {
  const page = await visitor()
  await openBuyPage(page, '?package=mini')
  await order(page)
  await page.clock.install()
  const looks = looksOf(page)
  // Only the clock decides when the bank is done.
  let answer: object = PENDING
  await page.route('**/api/checkout/status*', route => route.fulfill({ json: answer }))
  await page.getByRole('button', { name: /die Bank braucht noch/ }).click()
  await heading(page, 'Zahlung in Bearbeitung')
  await page.getByText('Zahlung wird derzeit verarbeitet.').waitFor()
  await page.getByText(/Ihre Bank bearbeitet die Zahlung noch.*erhalten Sie eine E-Mail/).waitFor()
  await expect.poll(() => looks.length).toBe(1)
  await page.clock.runFor(9_000)
  expect(looks).toHaveLength(1)
  await page.clock.runFor(1_100)
  await expect.poll(() => looks.length).toBe(2)

  // A look that fails counts as not paid.
  await page.route('**/api/checkout/status*', route => route.fulfill({ status: 500, body: '' }))
  await page.clock.runFor(10_000)
  await expect.poll(() => looks.length).toBe(3)
  await heading(page, 'Zahlung in Bearbeitung')
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.unroute('**/api/checkout/status*')
  answer = PAID
  await page.route('**/api/checkout/status*', route => route.fulfill({ json: answer }))
  const limits = page.waitForRequest('**/api/user/limits*')
  await page.clock.runFor(10_000)
  await heading(page, 'Bezahlung erfolgreich')
  expect(await page.getByRole('link', { name: 'Zu meinen Berichten' }).getAttribute('href')).toBe('/archiv')
  await limits
  const count = looks.length
  await page.clock.runFor(30_000)
  expect(looks).toHaveLength(count)
})

test('[2.13.1] the result says first that it loads, and takes the session out of the address', async () => {
  const page = await visitor()
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/api/checkout/confirm*', async route => {
    await isAnswered
    await route.fulfill({ json: PAID_SESSION })
  })
  await page.route('**/api/checkout/status*', route => route.fulfill({ json: PENDING }))
  await page.goto('/checkout/success?session_id=cs_1')
  await heading(page, 'Lade Zahlungsstatus...')
  expect(await page.getByRole('link', { name: 'Zurück zur Startseite' }).count()).toBe(0)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  answer()
  await heading(page, 'Zahlung in Bearbeitung')
  expect(await stored(page, 'sessionStorage', 'checkout.sessionId')).toBe('cs_1')
  expect(await stored(page, 'sessionStorage', 'checkout.intentId')).toBe('pi_1')
  expect(JSON.parse((await stored(page, 'sessionStorage', 'lastCheckoutResult')) ?? '')).toMatchObject({
    status: 'pending',
  })
  // Who leaves the page is not asked after any more.
  await page.clock.install()
  const looks = looksOf(page)
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await page.getByRole('heading', { name: 'Zahlung in Bearbeitung' }).waitFor({ state: 'detached' })
  await page.clock.runFor(30_000)
  expect(looks).toHaveLength(0)
})

test('[2.13.1] [8.4] what goes wrong is said, and asked again by a button', async () => {
  const page = await visitor()
  await page.goto('/checkout/success')
  await heading(page, 'Bestätigung fehlgeschlagen')
  await page.getByText('Session-ID fehlt', { exact: true }).waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])

  await page.goto('/checkout/success?session_id=cs_unknown')
  await page.getByText('Das gibt es nicht oder nicht mehr.').waitFor()

  await page.route('**/api/checkout/confirm*', route =>
    route.fulfill({ status: 402, json: { code: 'billing.notPaid', message: '' } }),
  )
  await page.goto('/checkout/success?session_id=cs_1')
  await page.getByText('Die Zahlung konnte nicht bestätigt werden.', { exact: true }).waitFor()
  await page.route('**/api/checkout/confirm*', route => route.fulfill({ status: 502, body: '' }))
  await page.getByRole('button', { name: 'Noch einmal prüfen' }).click()
  await page.getByText('Netzwerkfehler oder Server nicht erreichbar', { exact: true }).waitFor()
  await page.route('**/api/checkout/confirm*', route =>
    route.fulfill({ status: 202, json: { ...PAID_SESSION, ok: null, state: 'pending', message: '' } }),
  )
  await page.route('**/api/checkout/status*', route => route.fulfill({ json: { ...PENDING, status: 'failed' } }))
  await page.getByRole('button', { name: 'Noch einmal prüfen' }).click()
  await page.getByText('Die Zahlung konnte nicht bestätigt werden.', { exact: true }).waitFor()
})

test('[2.14.1] who breaks off is told so, and finds the way back; a declined payment can be tried again', async () => {
  const page = await visitor()
  await openBuyPage(page, '?package=mini')
  await order(page)
  await page.getByRole('button', { name: /die Bank lehnt ab/ }).click()
  await page.getByText('Die Zahlung wurde abgelehnt.').waitFor()
  await page.getByRole('button', { name: 'Abbrechen und zurück' }).click()
  await heading(page, 'Bezahlung abgebrochen')
  expect(await page.getByRole('main').getByRole('link', { name: '@' }).getAttribute('href')).toMatch(/^mailto:kontakt@/)
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.goto('/checkout/cancel?session_id=cs_1&x=1')
  await heading(page, 'Bezahlung abgebrochen')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Zurück zum Angebot' }).click()
  await page.waitForURL(/\/buy$/)
})
