import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { exposeFile, faultsAtAllWidths, newAccount, picture, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  const { session } = await newAccount(product)
  ;({ context, page } = await visit(browser, product.address, { session }))
  page.setDefaultTimeout(120_000)
})
afterAll(async () => {
  await context.close()
  await browser.close()
})

const dialog = () => page.getByRole('dialog', { name: 'Analyse starten' })
const entry = (name: string) => page.getByRole('navigation').getByRole('button', { name })
const path = () => new URL(page.url()).pathname

async function start(file: string): Promise<void> {
  await entry('Analyse starten').click()
  await page.locator('input[type=file]').setInputFiles(file)
  await dialog().getByRole('checkbox').check()
  await dialog().getByRole('button', { name: 'Analyse starten' }).click()
}

test('[1.1] [2.9.2] an exposé is uploaded, followed step by step, and its report is in the archive', async () => {
  await page.goto('/process-status')
  await page.getByText('Gerade läuft keine Analyse.').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  const file = await exposeFile()
  await entry('Analyse starten').click()
  await dialog().getByRole('button', { name: 'Kapitalanlage' }).click()
  await page.keyboard.press('Escape')
  await start(file)
  await dialog().getByText('Upload abgeschlossen. Wir wechseln jetzt ins Statusfenster.').waitFor()
  await dialog().waitFor({ state: 'detached' })
  expect(path()).toBe('/process-status')

  // It may be finished before the page has asked for the first time.
  await page.getByText('Bericht fertig.').waitFor({ timeout: 180_000 })
  await page.getByRole('link', { name: 'Zum Archiv' }).click()
  await expect.poll(path).toBe('/archiv')
  await page.getByRole('cell', { name: /s04-buxtehude-kleinanzeige\.pdf/ }).waitFor()
})

test('a file whose report is there already is analysed once more only when it is wanted', async () => {
  const file = await exposeFile('s01-gohlis-tabelle')
  await start(file)
  await dialog().waitFor({ state: 'detached' })
  await page.getByText('Bericht fertig.').nth(1).waitFor({ timeout: 180_000 })

  await start(file)
  const message = dialog().getByRole('alert')
  await message.getByText(/schon hochgeladen.*keine Analyse verbraucht/).waitFor()
  await picture(page, 'upload-bekannt')
  await message.getByRole('button', { name: 'Trotzdem erneut analysieren' }).click()
  await dialog().getByText('Upload abgeschlossen.').waitFor()
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Bericht fertig.').count(), { timeout: 180_000 }).toBe(3)
  await picture(page, 'status-fertig')
})

test('a finished analysis is dismissed, and stays dismissed', async () => {
  const cards = page.getByText('Bericht fertig.')
  const before = await cards.count()
  const answered = page.waitForResponse(response => response.request().method() === 'DELETE')
  await page
    .getByRole('button', { name: /^Meldung zu .* entfernen$/ })
    .first()
    .click()
  expect((await answered).status()).toBe(200)
  await expect.poll(() => cards.count()).toBe(before - 1)
  await page.reload()
  await cards.first().waitFor()
  expect(await cards.count()).toBe(before - 1)
})

const step = (id: string, title: string, message: string) => ({
  id,
  type: 'process-step',
  job_id: '5b0a8a0c-3a5e-4a3e-9d5b-2f6f1b1f0b11',
  data: { originalFilename: 'Haus am See.pdf', title, message },
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
})

test('[4.7] the steps of an analysis are shown with the time they will still take, and told to whoever listens', async () => {
  const states = [
    step('1', 'Exposé wird gelesen', 'Schritt 2 von 7: Texterkennung: 3 von 20 gescannten Seiten'),
    step('2', 'Preis wird geprüft', 'Schritt 5 von 7: Wir vergleichen den Preis.'),
  ]
  const news = {
    ...step('3', 'Wartung am Sonntag', 'Von 6 bis 7 Uhr sind wir nicht da.'),
    type: 'broadcast',
    job_id: null,
  }
  const failure = {
    ...step('4', 'Analyse nicht möglich', 'Das ist kein Exposé.'),
    type: 'new-document',
    job_id: '5b0a8a0c-3a5e-4a3e-9d5b-2f6f1b1f0b12',
  }
  let shown = [states[0]!, failure, { ...news, data: { ...news.data, originalFilename: null } }]
  await page.clock.install()
  await page.route('**/webhook/api/notification', route => route.fulfill({ json: shown }))
  await page.reload()
  await page.getByRole('heading', { name: 'Haus am See.pdf' }).first().waitFor()
  await page.getByRole('alert').getByText('Wartung am Sonntag').waitFor()
  await page.getByText('Analyse nicht möglich. Das ist kein Exposé.').waitFor()
  expect(await page.getByRole('progressbar', { name: 'Haus am See.pdf' }).getAttribute('aria-valuetext')).toBe(
    'Schritt 2 von 7: Exposé wird gelesen',
  )
  await page.getByText('Texterkennung: 3 von 20 gescannten Seiten').waitFor()
  await page.getByText(/^Noch etwa \d+ Sekunden$/).waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'status-laeuft-1440')
  await page.setViewportSize({ width: 360, height: 740 })
  await picture(page, 'status-laeuft-360')
  // What went wrong is read from edge to edge of its card, not between icon and cross.
  const told = page.getByText('Analyse nicht möglich. Das ist kein Exposé.')
  // The page learns of its new width after it has it.
  await expect.poll(async () => (await told.boundingBox())?.width).toBeGreaterThan(280)
  await page.getByRole('button', { name: 'Mitteilung schließen' }).press('Enter')
  await page.getByRole('alert').getByText('Wartung am Sonntag').waitFor({ state: 'detached' })

  shown = [states[1]!]
  await page.clock.runFor(10_000)
  const current = page.locator('[aria-current=step]')
  await expect.poll(() => current.textContent()).toContain('Preis wird geprüft')
  expect(await current.count()).toBe(1)
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Haus am See.pdf: Preis wird geprüft')
})
