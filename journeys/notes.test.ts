import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FULL } from './archiveEntries.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, newAccount, picture, tabTo, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
let context: BrowserContext
let page: Page
let kept = { note: '', ticked: [] as string[] }
let isDown = false

beforeAll(async () => {
  browser = await openBrowser()
  const { session } = await newAccount(product)
  ;({ context, page } = await visit(browser, product.address, { session }))
  page.setDefaultTimeout(120_000)
  const report = await readFile('samples/demo/example/beispiel.json', 'utf8')
  await page.route('**/api/downloads*', route => route.fulfill({ json: [FULL] }))
  await page.route('**/api/report/token-full', route =>
    route.fulfill({ body: report, contentType: 'application/json' }),
  )
  await page.route('**/page/*', route => route.fulfill({ path: 'samples/demo/example/expose/1.jpeg' }))
  await page.route('**/notes', route => {
    if (route.request().method() === 'GET') return route.fulfill({ json: kept })
    if (isDown) return route.fulfill({ status: 500, json: { code: 'x', message: 'x', error: 'x', requestId: 'x' } })
    kept = route.request().postDataJSON() as typeof kept
    return route.fulfill({ json: { ok: true } })
  })
})
afterAll(async () => {
  await context.close()
  await browser.close()
})

const note = () => page.getByRole('textbox', { name: 'Ihre Notizen' })
const steps = () => page.getByRole('region', { name: 'Nächste Schritte' }).getByRole('checkbox')

test('a step that is ticked and a note that is written, by the keyboard alone, are saved by themselves and there after a reload', async () => {
  await page.goto('/archiv')
  await tabTo(page, page.getByRole('link', { name: /^Bericht zu .* ansehen$/ }))
  await page.keyboard.press('Enter')
  // The quotes come before the steps: the first of them shows its place, and gives the focus back.
  const quote = page.getByRole('button', { name: /Seite \d+ zeigen/ }).first()
  await tabTo(page, quote)
  await page.keyboard.press('Enter')
  await page.locator('[data-mark=chosen]').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => quote.evaluate(one => one === document.activeElement)).toBe(true)
  await tabTo(page, steps().first())
  await page.keyboard.press('Space')
  await tabTo(page, note())
  await page.keyboard.type('Dach 2019 neu, sagt der Makler.')
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  expect(kept.note).toBe('Dach 2019 neu, sagt der Makler.')
  expect(kept.ticked).toHaveLength(1)
  await page.reload()
  await expect.poll(() => note().inputValue()).toBe('Dach 2019 neu, sagt der Makler.')
  expect(await steps().first().isChecked()).toBe(true)
  expect(await steps().nth(1).isChecked()).toBe(false)
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'notizen')
  // Dozens of keys, and three widths with their rules.
}, 600_000)

test('what could not be saved is told, stays on the screen, and is saved at the next try', async () => {
  isDown = true
  await note().fill('Hausgeld steigt.')
  await page.getByText('Nicht gespeichert.').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Noch einmal' }).press('Enter')
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  expect(kept.note).toBe('Hausgeld steigt.')
})
