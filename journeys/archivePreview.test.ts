import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { upload } from '#contract/intake.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, newAccount, overflowOf, picture, visit } from './visitor.ts'
import { pause, uploadForm } from '../src/main/product.fixture.ts'

const NAME = 's01-gohlis-tabelle.pdf'

const product = sharedProduct()
let browser: Browser
let session: string
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  browser = await openBrowser()
  const account = await newAccount(product)
  session = account.session
  const bytes = new Uint8Array(await readFile(`samples/pdf/${NAME}`))
  await account.client.call(upload, { body: uploadForm([{ name: NAME, bytes }]) })
  while ((await account.client.call(listDownloads)).length === 0) await pause(200)
})
afterAll(() => browser.close())
beforeEach(async () => {
  ;({ context, page } = await visit(browser, product.address, { session }))
  page.setDefaultTimeout(120_000)
  complaints = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/archiv')
  await opener().waitFor()
})
afterEach(() => context.close())

const opener = () => page.getByRole('button', { name: 'Vorschau (Seiten fehlen)' })
const dialog = () => page.getByRole('dialog', { name: `Vorschau: ${NAME}` })
const report = () => page.frameLocator(`iframe[title="Bericht zu ${NAME}"]`)
const path = () => new URL(page.url()).pathname

async function open(): Promise<void> {
  await opener().click()
  await report().getByRole('heading', { level: 1 }).waitFor()
}

test('[2.11.1] [8.4] it loads, shows the styled report, and nothing in it is blocked', async () => {
  let release = () => {}
  await page.route('**/api/download-mobile/*', async route => {
    await new Promise<void>(resolve => (release = resolve))
    await route.continue()
  })
  await opener().click()
  await dialog().getByRole('status', { name: 'Die Vorschau wird geladen' }).waitFor()
  release()
  const heading = report().getByRole('heading', { level: 1 })
  await heading.waitFor()
  const style = await heading.evaluate(title => {
    const { fontSize } = getComputedStyle(title)
    return { fontSize, column: getComputedStyle(title.ownerDocument.body).maxWidth }
  })
  expect(style).toEqual({ fontSize: '28px', column: '704px' })
  expect(complaints).toEqual([])
  // Axe waits for ever in a frame in which no script runs; the report itself is tested in mobileReport.test.ts.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await picture(page, 'vorschau-1440')
})

test('[2.11.1] on a phone it is as wide as the screen, and the archive above it can be tapped', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open()
  const box = await page.getByTitle(`Bericht zu ${NAME}`).boundingBox()
  expect(box?.width).toBe(360)
  expect(await overflowOf(page)).toBe(0)
  const inside = report().locator('html')
  expect(await inside.evaluate(html => html.scrollWidth - html.clientWidth)).toBe(0)
  await picture(page, 'vorschau-360')
  await page.mouse.click(180, 20)
  await dialog().waitFor({ state: 'detached' })
  expect(path()).toBe('/archiv')
})

test.each<[string, () => Promise<unknown>]>([
  ['Escape', () => page.keyboard.press('Escape')],
  [
    'Escape inside the report',
    async () => {
      await report().getByRole('link').first().focus()
      await page.keyboard.press('Escape')
    },
  ],
  ['the way back', () => page.goBack()],
  ['a click beside it', () => page.mouse.click(5, 450)],
  ['its button', () => dialog().getByRole('button', { name: 'Schließen' }).click()],
])('[2.11.1] %s closes it, also after a jump inside the report', async (_, close) => {
  const before = await page.evaluate(() => history.length)
  await open()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  const jump = report().getByRole('link').last()
  await jump.click()
  const target = await jump.getAttribute('href')
  await expect
    .poll(() =>
      report()
        .locator(target!)
        .evaluate(heading => Math.round(heading.getBoundingClientRect().top)),
    )
    .toBeLessThan(400)
  await close()
  await dialog().waitFor({ state: 'detached' })
  expect(path()).toBe('/archiv')
  await expect.poll(() => opener().evaluate(button => button === document.activeElement)).toBe(true)
})

test('[8.4] what could not be loaded is told, and can be tried again', async () => {
  let works = false
  await page.route('**/api/download-mobile/*', route =>
    works ? route.continue() : route.fulfill({ status: 500, json: { code: 'general.fault', message: 'x' } }),
  )
  await opener().click()
  await dialog().getByRole('alert').getByText('Fehler beim Laden der Vorschau.').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  works = true
  await dialog().getByRole('button', { name: 'Erneut versuchen' }).click()
  await report().getByRole('heading', { level: 1 }).waitFor()
})

test('[1.3] the preview is downloaded under the name of the report', async () => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF (Vorschau)' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`KI-Report_${NAME}`)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the way to the interactive report is a link of each successful analysis', async () => {
  const link = page.getByRole('link', { name: `Bericht zu ${NAME} ansehen` })
  expect(await link.getAttribute('href')).toMatch(/^\/archiv\/bericht\/EA-\w+$/)
})
