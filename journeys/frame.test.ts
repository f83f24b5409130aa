import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { admin as operate, publicAddress } from './buyer.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, newAccount, picture, sessionOf, visit } from './visitor.ts'

/** In the order of the specification (2.2.1). */
const ENTRIES = ['Archiv', 'Analyse starten', 'Status', 'FAQ', 'Kaufen', 'Leistungen & Preise', 'News', 'Für Profis']

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('[1.10] [2.1.5] [2.1.6] each navigation sets title, description and canonical link, and scrolls to the top', async () => {
  const { context, page } = await visit(browser, product.address, { reducedMotion: false })
  await page.goto('/')
  expect(await page.title()).toBe('ExposéAmpel')
  expect(await page.locator('#app > *').count()).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, 2_000))
  const begun = Date.now()
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('ExposéAmpel – FAQ')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^Antworten zu/)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${publicAddress(product)}/faq`)
  expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Smoothly: not at once.
  expect(Date.now() - begun).toBeGreaterThan(400)
  await page.goto('/archiv')
  await expect.poll(() => page.title()).toBe('ExposéAmpel – Archiv')
  await context.close()
})

test('[2.2.1] [2.2.6] [1.9] the bar has all entries, and the footer its links', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' })
  expect(await bar.getByRole('listitem').allTextContents()).toEqual([...ENTRIES, 'Registrieren', 'Login'])
  await bar.getByRole('link', { name: 'ExposéAmpel' }).waitFor()
  const footer = page.getByRole('contentinfo')
  for (const name of ['Start', 'AGB', 'Datenschutzerklärung', 'Impressum', 'Widerrufsbelehrung', 'Vertrag widerrufen'])
    expect(await footer.getByRole('link', { name, exact: true }).count(), name).toBe(1)
  await footer.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await page.getByRole('heading', { name: 'Cookie-Einstellungen' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await context.close()
})

test('[2.2.2] on a phone the drawer repeats the entries and adds Start', async () => {
  const { context, page } = await visit(browser, product.address, { width: 360 })
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await menu.waitFor()
  expect(await menu.getByRole('button').allTextContents()).toEqual(['Start', ...ENTRIES, 'Registrieren', 'Login'])
  expect(await faultsAtAllWidths(page)).toEqual([])
  await menu.getByRole('button', { name: 'Für Profis' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/profi')
  expect(await menu.count()).toBe(0)
  await context.close()
})

test('[2.2.3] [4.1] logged out, a protected entry opens the login and stays; the wish is kept', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.goto('/faq')
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' })
  for (const [name, lastRoute] of [
    ['Archiv', '/archiv'],
    ['Status', '/process-status'],
    ['Kaufen', '/buy'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await page.getByRole('dialog').getByLabel('E-Mail').waitFor()
    expect(new URL(page.url()).pathname).toBe('/faq')
    expect(await page.evaluate(() => localStorage.getItem('lastRoute'))).toBe(lastRoute)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  }
  await bar.getByRole('button', { name: 'Analyse starten' }).click()
  await page.getByRole('dialog').getByLabel('E-Mail').waitFor()
  await context.close()
})

test('[2.2.3] a protected entry that is clicked before the code of the page has come opens the login as well', async () => {
  const { context, page } = await visit(browser, product.address)
  let deliver = () => {}
  const delivered = new Promise<void>(resolve => (deliver = resolve))
  await page.route(/\/assets\/(?!later).*\.js$/, async route => {
    await delivered
    await route.continue()
  })
  const starter = page.waitForResponse(/\/assets\/later/)
  await page.goto('/faq', { waitUntil: 'commit' })
  await (await starter).finished()
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Archiv' }).click()
  deliver()
  await page.getByRole('dialog').getByLabel('E-Mail').waitFor()
  expect(new URL(page.url()).pathname).toBe('/faq')
  await context.close()
})

test('[4.1] [2.1.2] a protected address opened directly says why it is empty, and is where the login leads', async () => {
  const { email } = await newAccount(product)
  const { context, page } = await visit(browser, product.address)
  for (const path of ['/process-status', '/account']) {
    await page.goto(path)
    await page.getByText('Bitte loggen Sie sich ein.').waitFor()
  }
  await page.goto('/buy?package=midi')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('Sehr-geheim-1')
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { name: 'Zugang jetzt sichern – wähle dein Paket' }).waitFor()
  expect(new URL(page.url()).search).toBe('?package=midi')
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' })
  expect(await bar.getByRole('listitem').allTextContents()).toEqual([...ENTRIES, 'Konto', 'Logout'])
  await bar.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await bar.getByRole('button', { name: 'Login' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
})

test('[2.1.7] [2.1.8] login=1 opens the login and goes; msg is shown as text, never as HTML', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.goto(`/?login=1&msg=${encodeURIComponent('Danke & <img src=x onerror=alert(1)>')}`)
  const notice = page.getByTestId('notice')
  await notice.waitFor()
  expect(await notice.textContent()).toContain('Danke & <img src=x onerror=alert(1)>')
  expect(await notice.locator('img').count()).toBe(0)
  // [L6] It is marked as not ours.
  expect(await notice.textContent()).toContain('Er ist keine Nachricht von uns.')
  await page.getByRole('dialog').getByLabel('E-Mail').waitFor()
  await expect.poll(() => page.url()).toBe(`${product.address}/`)
  await context.close()
})

test('[9.1] a message stays a second for ten characters', async () => {
  const { context, page } = await visit(browser, product.address)
  // It stands still from the beginning: on a busy machine seconds pass between two lines.
  await page.clock.install({ time: '2026-11-22T10:00:00Z' })
  await page.clock.pauseAt('2026-11-22T10:00:01Z')
  await page.goto(`/faq?msg=${'m'.repeat(50)}`)
  const notice = page.getByTestId('notice')
  await notice.waitFor()
  await page.clock.runFor(4_900)
  expect(await notice.count()).toBe(1)
  await page.clock.runFor(200)
  await expect.poll(() => notice.count()).toBe(0)
  await context.close()
})

test('[2.2.5] [4.2] [4.7] a new report makes the archive pulse until it is looked at; polls end with the logout', async () => {
  const { session } = await newAccount(product)
  const { context, page } = await visit(browser, product.address, { session, reducedMotion: false })
  let polls = 0
  let announced: unknown[] = []
  await page.route('**/webhook/api/notification', route => {
    polls++
    return route.fulfill({ json: announced })
  })
  await page.clock.install()
  await page.goto('/faq')
  await expect.poll(() => polls).toBe(1)
  const data = { originalFilename: 'a.pdf', title: 'Bericht fertig', message: 'a.pdf' }
  const expiresAt = new Date(Date.now() + 60 * 60_000).toISOString()
  announced = [{ id: 'n1', type: 'new-document', job_id: 'j1', data, expiresAt }]
  await page.clock.runFor(10_000)
  await expect.poll(() => polls).toBe(2)
  const pulsing = page.locator('[data-pulses]')
  await expect.poll(() => pulsing.count()).toBe(1)
  expect(await pulsing.textContent()).toContain('Archiv')
  await pulsing.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/archiv')
  await expect.poll(() => pulsing.count()).toBe(0)
  // The server tells it for a day: what was looked at is nothing new after a reload.
  const polled = polls
  await page.goto('/faq')
  await expect.poll(() => polls).toBeGreaterThan(polled)
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  expect(await pulsing.count()).toBe(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Login', exact: true }).waitFor()
  const before = polls
  await page.clock.runFor(30_000)
  expect(polls).toBe(before)
  await context.close()
})

test('[1.6] [2.2.7] only admins see both versions, and what is wrong with them', async () => {
  const { email, session } = await newAccount(product)
  const plain = await visit(browser, product.address, { session })
  await plain.page.goto('/faq')
  await plain.page.getByRole('button', { name: 'Logout' }).waitFor()
  expect(await plain.page.getByText('Backend-Version').count()).toBe(0)
  await plain.context.close()

  await operate(product, 'account', 'role', email, 'ROLE_ADMIN')
  const admin = await visit(browser, product.address, { session: await sessionOf(product.address, email) })
  const versions = admin.page.getByText(/^Backend-Version/)
  await admin.page.goto('/faq')
  await expect
    .poll(() => versions.textContent())
    .toMatch(/^Backend-Version: \d+\.\d+\.\d+ · Frontend-Version: \d+\.\d+\.\d+$/)
  await admin.page.route('**/api/version', route => route.fulfill({ status: 500, json: { code: 'x', message: 'x' } }))
  await admin.page.route('**/version.txt', route => route.fulfill({ body: ' ' }))
  await admin.page.reload()
  await expect.poll(() => versions.textContent()).toBe('Backend-Version: Fehler · Frontend-Version: unbekannt')
  await admin.page.route('**/api/version', route => route.abort())
  await admin.page.reload()
  await expect.poll(() => versions.textContent()).toContain('Backend-Version: nicht erreichbar')
  await admin.context.close()
})

test('[2.1.4] [2.1.3] what is not there is a page that leads on, with its status; /Profi is /profi', async () => {
  const { context, page } = await visit(browser, product.address)
  const answer = await page.goto('/gibt/es/nicht')
  expect(answer?.status()).toBe(404)
  await expect.poll(() => page.title()).toBe('ExposéAmpel – Seite nicht gefunden')
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'not-found')
  expect((await page.goto('/Profi'))?.status()).toBe(200)
  await expect.poll(() => page.title()).toBe('ExposéAmpel – Für Profis')
  await context.close()
})

test('[6.3] public pages are whole without any script: no guard, no window', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.address })
  const page = await context.newPage()
  for (const path of ['/', '/prices', '/faq', '/news', '/profi', '/agb', '/datenschutz', '/impressum', '/qualitaet']) {
    await page.goto(path)
    expect(await page.locator('#app h1').count(), path).toBe(1)
    expect((await page.locator('#app main').textContent())?.length, path).toBeGreaterThan(400)
  }
  // What needs a login is drawn by the browser alone: nothing of it is in the page.
  await page.goto('/archiv')
  expect(await page.locator('#app > *').count()).toBe(0)
  await context.close()
})
