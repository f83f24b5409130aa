import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { faultsAtAllWidths, picture, WIDTHS } from './visitor.ts'

const SCRIPT = 'https://statistik.example/zaehler.js'
const QUESTION = 'Bitte treffen Sie eine Cookie-Auswahl, um fortzufahren.'

let product: Product
let browser: Browser
beforeAll(async () => {
  const config = JSON.parse(await readFile('config/default.json', 'utf8')) as { app: object }
  const file = join(await mkdtemp(join(tmpdir(), 'journey-')), 'config.json')
  await writeFile(file, JSON.stringify({ ...config, app: { ...config.app, analyticsScript: SCRIPT } }))
  ;[product, browser] = await Promise.all([startProduct({ CONFIG_FILE: file }), openBrowser()])
})
afterAll(async () => {
  await Promise.all([product.stop(), browser.close()])
})

/** Somebody who was never here. @returns with what the page asked of others */
async function stranger(width = 1440) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(product.address)) foreign.push(request.url())
  })
  await page.route(SCRIPT, route => route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' }))
  return { context, page, foreign }
}

test('[4.3] [2.2.8] until a choice is made the page cannot be used, and nothing is asked of others', async () => {
  const { context, page, foreign } = await stranger()
  await page.goto(product.address)
  await page.getByRole('heading', { name: QUESTION }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('heading', { name: QUESTION }).isVisible()).toBe(true)
  const behind = page.getByRole('link', { name: 'FAQ' }).first()
  await expect(behind.click({ timeout: 800 })).rejects.toThrow()
  expect(foreign).toEqual([])
  expect(await faultsAtAllWidths(page)).toEqual([])
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await picture(page, `cookies-${width}`)
  }
  await context.close()
})

test('[3.2] only what is necessary: kept for a year in local storage and in a cookie, and no script', async () => {
  const { context, page, foreign } = await stranger()
  await page.goto(product.address)
  await page.getByRole('button', { name: 'Nur notwendige' }).click()
  await expect.poll(() => page.getByRole('heading', { name: QUESTION }).count()).toBe(0)
  expect(await keptChoice(page)).toMatchObject({ necessary: true, analytics: false, marketing: false })
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookieConsent')
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ analytics: false, marketing: false })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(31_536_000, -2)
  await page.reload()
  await page.getByRole('contentinfo').waitFor()
  expect(await page.getByRole('heading', { name: QUESTION }).count()).toBe(0)
  expect(foreign).toEqual([])
  await context.close()
})

test('[4.3] accepting all loads the statistics; the footer opens the choice again', async () => {
  const { context, page, foreign } = await stranger()
  await page.goto(product.address)
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => page.evaluate(() => 'counted' in window)).toBe(true)
  expect(foreign).toEqual([SCRIPT])
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  const statistics = page.getByRole('checkbox', { name: /^Statistik/ })
  await expect.poll(() => statistics.isChecked()).toBe(true)
  await statistics.uncheck()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  expect(await keptChoice(page)).toMatchObject({ analytics: false, marketing: true })
  await context.close()
})

test('[4.3] a choice one by one; one that is older than a year is asked for again', async () => {
  const { context, page } = await stranger(360)
  await page.goto(product.address)
  await page.getByRole('button', { name: 'Auswahl anpassen' }).click()
  await page.getByRole('checkbox', { name: /^Marketing/ }).check()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  const choice = await keptChoice(page)
  expect(choice).toMatchObject({ analytics: false, marketing: true })
  const old = JSON.stringify({ ...choice, at: new Date(Date.now() - 31_536_001_000).toISOString() })
  await page.evaluate(text => localStorage.setItem('cookieConsent', text), old)
  await page.reload()
  await page.getByRole('heading', { name: QUESTION }).waitFor()
  await context.close()
})

test('on the way in the question comes first; then the form has the keyboard, and nothing in it is wrong', async () => {
  const { context, page } = await stranger()
  await page.goto(`${product.address}/register`)
  await page.getByRole('heading', { name: QUESTION }).waitFor()
  // Nothing hides the question from who hears the page.
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.getByRole('button', { name: 'Nur notwendige' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.waitFor()
  await expect.poll(() => name.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  await context.close()
})

test('privacy notice and imprint can be read before choosing', async () => {
  const { context, page } = await stranger()
  for (const path of ['/datenschutz', '/impressum']) {
    await page.goto(product.address + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The dialog would come with waking up.
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.getElementById('app') ?? {}).length))
      .toBeGreaterThan(0)
    expect(await page.getByRole('heading', { name: QUESTION }).count()).toBe(0)
  }
  await context.close()
})

async function keptChoice(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('cookieConsent'))) ?? '{}') as Record<
    string,
    unknown
  >
}
