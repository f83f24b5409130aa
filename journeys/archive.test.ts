import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FAILED, FULL, NOW, PREVIEW } from './archiveEntries.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { axeFaults, faultsAtAllWidths, newAccount, overflowOf, picture, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
let session: string
let context: BrowserContext
let page: Page
/** What the server has in store; the pages ask for it as they do for the real one. */
let stored: object[]

beforeAll(async () => {
  browser = await openBrowser()
  ;({ session } = await newAccount(product))
})
afterAll(() => browser.close())
beforeEach(async () => {
  stored = [PREVIEW, FULL, FAILED]
  ;({ context, page } = await visit(browser, product.address, { session }))
  page.setDefaultTimeout(120_000)
  await page.route('**/api/downloads*', route => route.fulfill({ json: stored }))
})
afterEach(() => context.close())

const table = () => page.getByRole('table', { name: 'Ihre Analysen' })
const row = (name: string) => table().getByRole('row').filter({ hasText: name })
const names = async () =>
  (await table().locator('tbody tr').allTextContents()).map(text => /(Haus \d+|Rechnung)\.pdf/.exec(text)?.[1])

async function open(): Promise<void> {
  await page.goto('/archiv')
  await table().waitFor()
}

test('[2.10.4] columns are sorted up and down, but not status and download', async () => {
  await open()
  const heads = table().getByRole('columnheader')
  expect(await heads.allTextContents()).toEqual(['ID', 'Exposé', 'Score', 'Verfügbar bis', 'Status', 'Download'])
  expect(await names()).toEqual(['Haus 10', 'Haus 9', 'Rechnung'])
  const orders = {
    ID: ['Rechnung', 'Haus 10', 'Haus 9'],
    Exposé: ['Haus 9', 'Haus 10', 'Rechnung'],
    Score: ['Haus 10', 'Haus 9', 'Rechnung'],
    'Verfügbar bis': ['Haus 10', 'Haus 9', 'Rechnung'],
  }
  for (const [name, order] of Object.entries(orders)) {
    await page.getByRole('button', { name }).click()
    expect(await names(), name).toEqual(order)
    expect(await page.getByRole('columnheader', { name }).getAttribute('aria-sort')).toBe('ascending')
  }
  await page.getByRole('button', { name: 'Exposé', exact: true }).click()
  await page.getByRole('button', { name: 'Exposé', exact: true }).click()
  expect(await names()).toEqual(['Rechnung', 'Haus 10', 'Haus 9'])
  for (const name of ['Status', 'Download']) {
    expect(await page.getByRole('columnheader', { name }).getByRole('button').count()).toBe(0)
  }
})

test('[2.10.3] the filter shows all, what succeeded, or what failed', async () => {
  await open()
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await choose('Success')
  expect(await names()).toEqual(['Haus 10', 'Haus 9'])
  await choose('Error')
  expect(await names()).toEqual(['Rechnung'])
  await choose('Alle')
  expect(await names()).toHaveLength(3)
})

test('[2.10.5] [2.10.6] [2.10.7] every state has its words, icons and hints', async () => {
  await open()
  const hints = (name: string) => row(name).getByRole('img')
  const labels = async (name: string) =>
    Promise.all((await hints(name).all()).map(hint => hint.getAttribute('aria-label')))
  expect(await labels('Haus 10')).toEqual([
    'Eingeschränkte Vorschau – einige Seiten entfernt.',
    'Vollzugriff nach Bezahlung',
  ])
  expect(await labels('Haus 9')).toEqual(['Vollständige Analyse – alle Seiten sichtbar und downloadbar.'])
  expect(await labels('Rechnung')).toEqual(['Das ist kein Exposé.'])
  const cells = async (name: string) => (await row(name).getByRole('cell').allInnerTexts()).map(text => text.trim())
  expect((await cells('Haus 10'))[2]).toBe('?')
  expect((await cells('Haus 9'))[2]).toBe('78')
  expect((await cells('Rechnung')).slice(2)).toEqual(['', '', 'Fehler', ''])
  expect((await cells('Haus 10'))[4]).toBe('Nur Vorschau')
  expect((await cells('Haus 9'))[4]).toBe('Vollständiger Zugriff')
  const style = await row('Rechnung')
    .getByText('Rechnung.pdf')
    .evaluate(text => [getComputedStyle(text).textDecorationLine, getComputedStyle(text).color])
  expect(style).toEqual(['line-through', 'rgb(179, 38, 30)'])
  await hints('Rechnung').hover()
  await page.getByRole('tooltip', { name: 'Das ist kein Exposé.' }).waitFor()
})

test('[2.10.2] a preview is explained; without one there is no notice', async () => {
  await open()
  const notice = page.getByRole('alert')
  expect(await notice.textContent()).toContain('nur eine Vorschau')
  expect(await notice.getByRole('link', { name: 'Widerrufsbelehrung' }).getAttribute('href')).toBe(
    '/widerrufsbelehrung',
  )
  stored = [FULL, FAILED]
  await open()
  expect(await notice.count()).toBe(0)
})

test('[2.10.9] the page for the phone is offered only where there is one', async () => {
  await open()
  expect(await row('Haus 10').getByRole('button', { name: 'Vorschau (Seiten fehlen)' }).count()).toBe(1)
  expect(await row('Haus 9').getByRole('button').allInnerTexts()).toEqual(['PDF (vollständig)'])
  stored = [{ ...FULL, mobilePreviewFilename: 'x.html' }]
  await open()
  expect(await row('Haus 9').getByRole('button', { name: 'Vollständige Vorschau' }).count()).toBe(1)
})

test('[2.10.10] [9.1] expiry is a time today and a day otherwise; ten rows are on a page', async () => {
  await page.clock.setFixedTime(NOW)
  stored = Array.from({ length: 12 }, (_, index) => ({
    ...(index === 0 ? PREVIEW : FULL),
    privateDocumentId: `EA-${index}`,
    originalFilename: `Haus ${index + 1}.pdf`,
  }))
  await open()
  expect(await row('Haus 1.pdf').textContent()).toContain('18:05')
  expect(await row('Haus 2.pdf').textContent()).toContain('24.12.2026')
  expect(await names()).toHaveLength(10)
  await page.getByText('1–10 von 12').waitFor()
  await page.getByRole('button', { name: 'Nächste Seite' }).click()
  expect(await names()).toEqual(['Haus 11', 'Haus 12'])
  await page.getByRole('combobox', { name: 'Je Seite:' }).click()
  expect(await page.getByRole('option').allTextContents()).toEqual(['10', '25', '50', '100', 'Alle'])
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('option', { name: 'Alle' }).click()
  expect(await names()).toHaveLength(12)
})

test('a long list comes in parts', async () => {
  const all = Array.from({ length: 300 }, (_, index) => ({ ...FULL, privateDocumentId: `EA-${index}` }))
  await page.route('**/api/downloads*', route => {
    const { searchParams } = new URL(route.request().url())
    const [most, after] = [Number(searchParams.get('most')), searchParams.get('after')]
    const begin = after === null ? 0 : all.findIndex(entry => entry.privateDocumentId === after) + 1
    return route.fulfill({ json: all.slice(begin, begin + most) })
  })
  await open()
  await page.getByText('1–10 von 300').waitFor()
  await page.getByRole('button', { name: 'ID', exact: true }).click()
  await page.getByRole('button', { name: 'ID', exact: true }).click()
  await row('EA-299').waitFor()
})

test('[2.10.4] at most 600 px only exposé and download are shown, and the status is an icon', async () => {
  await page.setViewportSize({ width: 600, height: 800 })
  await open()
  expect(await table().getByRole('columnheader').allTextContents()).toEqual(['Exposé', 'Download'])
  const icon = (name: string, status: string) => row(name).getByRole('img', { name: status }).locator('svg')
  for (const [name, status] of [
    ['Haus 10', 'Nur Vorschau'],
    ['Haus 9', 'Vollständiger Zugriff'],
    ['Rechnung', 'Fehler'],
  ] as const) {
    expect(await icon(name, status).count(), status).toBe(1)
  }
  await page.setViewportSize({ width: 601, height: 800 })
  await expect.poll(() => table().getByRole('columnheader').count()).toBe(6)
})

test('archive, empty archive and fault are accessible and fit at every width', async () => {
  await open()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'archiv-1440')
  await page.setViewportSize({ width: 360, height: 740 })
  await picture(page, 'archiv-360')
  await page.setViewportSize({ width: 768, height: 740 })
  await picture(page, 'archiv-768')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page)).toBe(0)
  stored = []
  await page.goto('/archiv')
  await page.getByRole('main').getByRole('button', { name: 'Analyse starten' }).waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
})

test('[2.10.1] [8.4] what could not be loaded is told in the words of the server, and can be tried again', async () => {
  let works = false
  await page.route('**/api/downloads*', route =>
    works
      ? route.fallback()
      : route.fulfill({ status: 500, json: { code: 'general.fault', message: 'Bei uns klemmt es.' } }),
  )
  await page.goto('/archiv')
  await page.getByRole('alert').getByText('Bei uns klemmt es.').waitFor()
  works = true
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await table().waitFor()
  expect(await page.getByText('Bei uns klemmt es.').count()).toBe(0)
})

test('[2.10.1] [4.7] logged out it says so; after the login the entries are there', async () => {
  await context.close()
  ;({ context, page } = await visit(browser, product.address))
  await page.route('**/api/downloads*', route => route.fulfill({ json: stored }))
  await page.goto('/archiv')
  await page.getByText('Bitte loggen Sie sich ein, um Ihr Archiv zu sehen.').waitFor()
  const { token: _, ...rest } = (JSON.parse(session) as { state: { token: string; user: { email: string } } }).state
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('E-Mail').fill(rest.user.email)
  await login.getByLabel('Passwort', { exact: true }).fill('Sehr-geheim-1')
  await login.getByRole('button', { name: 'Login', exact: true }).click()
  await table().waitFor()
})

test('[4.7] a document that comes in reloads the archive', async () => {
  let news: object[] = []
  await page.clock.install()
  await page.route('**/webhook/api/notification', route => route.fulfill({ json: news }))
  stored = [FULL]
  await open()
  stored = [PREVIEW, FULL]
  news = [
    {
      id: '1',
      type: 'new-document',
      job_id: crypto.randomUUID(),
      data: { originalFilename: 'Haus 10.pdf', title: 'Bericht fertig', message: 'x' },
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  ]
  await page.clock.runFor(10_000)
  await row('Haus 10').waitFor()
})

test('[2.10.8] [9.1] a download is blocked while it runs and 3 s after; what fails is passed over', async () => {
  let answers = 0
  let release = () => {}
  await page.route('**/api/download/token-full?cb=*', async route => {
    answers++
    await new Promise<void>(resolve => (release = resolve))
    if (answers === 2) return route.fulfill({ status: 500, json: { code: 'general.fault', message: 'Fehler' } })
    return route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' })
  })
  await page.clock.install()
  await open()
  const button = row('Haus 9').getByRole('button', { name: 'PDF (vollständig)' })
  await button.hover()
  await page
    .getByRole('tooltip')
    .getByText(/alle Seiten und Anhänge/)
    .waitFor()

  const saved = page.waitForEvent('download')
  await button.click()
  await expect.poll(() => button.isDisabled()).toBe(true)
  // The button waits before its request has reached the route: what is released then would be nothing.
  await expect.poll(() => answers).toBe(1)
  await page.clock.pauseAt(new Date(Date.now() + 120_000))
  release()
  expect((await saved).suggestedFilename()).toBe('KI-Report_Haus_10.pdf')
  await page.clock.runFor(2_900)
  expect(await button.isDisabled()).toBe(true)
  await page.clock.runFor(200)
  await expect.poll(() => button.isEnabled()).toBe(true)

  await button.click()
  await expect.poll(() => answers).toBe(2)
  release()
  await page.waitForTimeout(200)
  await page.clock.runFor(3_100)
  await expect.poll(() => button.isEnabled()).toBe(true)
  expect(await page.getByRole('alert').getByText('Fehler').count()).toBe(0)
})

test('a token that has become too old is renewed without a word', async () => {
  await page.route('**/api/download/token-full?cb=*', route =>
    route.fulfill({
      status: 404,
      json: { code: 'archive.notFound', message: 'Dieser Download ist nicht mehr gültig.' },
    }),
  )
  await page.route('**/api/download/token-new?cb=*', route =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' }),
  )
  await open()
  stored = [{ ...FULL, downloadToken: 'token-new' }]
  const saved = page.waitForEvent('download')
  await row('Haus 9').getByRole('button', { name: 'PDF (vollständig)' }).click()
  expect((await saved).suggestedFilename()).toBe('KI-Report_Haus_10.pdf')
})
