import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAILED, FULL, PREVIEW } from './archiveEntries.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { axeFaults, exposeFile, faultsAtAllWidths, newAccount, picture, tabTo, visit, WIDTHS } from './visitor.ts'

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

const path = () => new URL(page.url()).pathname
const cards = () => page.getByRole('article')
const names = () => cards().getByRole('heading').allTextContents()

test('a finished analysis leads from the status into its report, which names the object', async () => {
  await page.goto('/process-status')
  await page.getByRole('button', { name: 'Analyse starten' }).first().click()
  await page.locator('input[type=file]').setInputFiles(await exposeFile())
  const dialog = page.getByRole('dialog', { name: 'Analyse starten' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Analyse starten' }).click()
  await page.getByText('Bericht fertig.').waitFor({ timeout: 180_000 })
  await page.getByRole('heading', { name: /Buxtehude/ }).waitFor()
  await picture(page, 'status-objekt')
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.getByRole('link', { name: 'Bericht ansehen' }).click()
  await expect.poll(path).toMatch(/^\/archiv\/bericht\/EA-/)
})

test('[2.10.4] the table opens first; the view of the objects is one click away and remembered', async () => {
  await page.goto('/archiv')
  await page.getByRole('table', { name: 'Ihre Analysen' }).waitFor()
  // The switch is one stop of the Tab key; the arrows lead from one view to the other.
  await tabTo(page, page.getByRole('button', { name: 'Tabelle' }))
  const turn = async (arrow: 'ArrowRight' | 'ArrowLeft') => {
    await page.keyboard.press(arrow)
    await page.keyboard.press('Space')
  }
  await turn('ArrowRight')
  await cards().waitFor()
  await turn('ArrowLeft')
  await page.getByRole('table', { name: 'Ihre Analysen' }).waitFor()
  await turn('ArrowRight')
  await cards().waitFor()
  await page.reload()
  await cards().waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  // The picture is the exposé's own, in a preview as well; of the verdict it shows the light only.
  await expect.poll(() => cards().getByRole('presentation').count()).toBe(1)
  const text = (await cards().innerText()).replaceAll('\u00a0', ' ')
  expect(text).toMatch(/Grün|Gelb|Rot/)
  expect(text).toContain('Buxtehude')
  expect(text).toContain('Nur Vorschau')
  expect(text).not.toMatch(/Nur bis|Im Monat|Zu klären/)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
    await picture(page, `objekte-echt-${width}`)
  }
})

test('an object is renamed, removed and fetched back by the keyboard, and the server keeps it', async () => {
  const menu = page.getByRole('button', { name: /^Mehr zu / })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Umbenennen' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Umbenennen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Objekt umbenennen' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Das Haus von Tante Anna')
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Das Haus von Tante Anna' }).waitFor()

  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Entfernen' }).press('Enter')
  const back = page.getByRole('button', { name: 'Rückgängig' })
  await back.waitFor()
  await picture(page, 'objekte-entfernt')
  await expect.poll(() => back.evaluate(button => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Das Haus von Tante Anna' }).waitFor()

  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Entfernen' }).press('Enter')
  await back.waitFor()
  await page.reload()
  await page.getByText('Noch keine Analysen').waitFor()
})

const FIGURES = [
  { label: 'Angebotspreis', value: '159.000\u00a0€' },
  { label: 'Im Monat', value: '905\u00a0€' },
  { label: 'Zu klären', value: '7 Punkte' },
]
const card = (name: string, light: string, price: number, headline: string | null) => ({
  object: `${name}, 31134 Hildesheim`,
  name,
  place: '31134 Hildesheim',
  traits: ['74\u00a0m²', 'Baujahr\u00a01972'],
  light,
  headline,
  price,
  figures: headline === null ? FIGURES.slice(0, 1) : FIGURES,
})

test('objects are sorted and filtered; every state has its words and stays within the screen', async () => {
  const house = card('Reihenmittelhaus', 'grün', 289_000, 'Weiterverfolgen')
  const stored = [
    { ...PREVIEW, card: card('3-Zimmer-Wohnung', 'rot', 159_000, null), createdAt: '2026-11-22T08:00:00Z' },
    { ...FULL, card: house, createdAt: '2026-11-21T08:00:00Z', title: 'Haus am Berg', version: 2 },
    { ...FULL, privateDocumentId: 'EA-4', card: card('Mehrfamilienhaus', 'gelb', 1_190_000, 'Nur bis 980.000\u00a0€') },
    FAILED,
  ]
  await page.route('**/api/downloads*', route => route.fulfill({ json: stored }))
  await page.goto('/archiv')
  await cards().first().waitFor()
  expect(await names()).toHaveLength(4)
  const choose = (list: string, words: string) => page.getByLabel(list).selectOption(words)
  await choose('Sortieren', 'Preis: niedrigster zuerst')
  expect(await names()).toEqual(['3-Zimmer-Wohnung', 'Haus am Berg', 'Mehrfamilienhaus', 'Rechnung.pdf'])
  await choose('Sortieren', 'Ampel: Grün zuerst')
  expect(await names()).toEqual(['Haus am Berg', 'Mehrfamilienhaus', '3-Zimmer-Wohnung', 'Rechnung.pdf'])
  await choose('Zeigen', 'Gelb')
  expect(await names()).toEqual(['Mehrfamilienhaus'])
  await choose('Zeigen', 'Fehler')
  expect(await names()).toEqual(['Rechnung.pdf'])
  expect(await cards().getByRole('link').count()).toBe(0)
  await choose('Zeigen', 'Alle Objekte')
  const places = cards().locator(':scope > div:first-child').filter({ hasNotText: /./ })
  expect(await places.filter({ visible: true }).count(), 'no picture of nothing').toBe(0)
  expect(await faultsAtAllWidths(page)).toEqual([])
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
    await picture(page, `objekte-${width}`)
  }
})
