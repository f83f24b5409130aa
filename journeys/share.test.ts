import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import type { Client } from '#contract/client.ts'
import { upload } from '#contract/intake.ts'
import { loadPdfium } from '#platform/pdf/pdfium.ts'
import { wordsOf } from '#reading/domain/words.ts'
import { buyMini } from './buyer.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { axeFaults, escapeBackTo, faultsAtAllWidths, newAccount, picture, tabTo, visit } from './visitor.ts'

const PASSWORD = 'Nur für Oma 1'
const OWN_NAME = 'Haus der Familie Geheim.pdf'

const product = sharedProduct()
let browser: Browser
let owner: { context: BrowserContext; page: Page }
let visitor: { context: BrowserContext; page: Page }
let link = ''

beforeAll(async () => {
  browser = await openBrowser()
  const account = await newAccount(product)
  const path = await uploaded(account.client)
  await buyMini(product, account.client)
  owner = await visit(browser, product.address, { session: account.session })
  visitor = await visit(browser, product.address)
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await owner.page.goto(path)
}, 600_000)
afterAll(async () => {
  // Closes what was opened in it.
  await browser.close()
})

/** @returns where its report is seen */
async function uploaded(client: Client): Promise<string> {
  const form = new FormData()
  form.append('files[]', new File([await readFile('samples/demo/expose.pdf')], OWN_NAME))
  await client.call(upload, { body: form })
  const find = async () => {
    const [entry] = await client.call(listDownloads)
    return entry ?? Promise.reject(new Error('no report yet'))
  }
  const { privateDocumentId } = await vi.waitFor(find, { timeout: 300_000, interval: 1_000 })
  return `/archiv/bericht/${privateDocumentId}`
}

const menuButton = () => owner.page.getByRole('button', { name: 'Teilen & Exportieren' })

/** By keyboard; whoever opens a menu begins at its first entry. */
async function openMenu(): Promise<void> {
  await tabTo(owner.page, menuButton())
  await owner.page.keyboard.press('Enter')
  await owner.page.getByRole('menu').waitFor()
}

async function arrowTo(page: Page, entry: Locator): Promise<void> {
  for (let times = 0; times < 6; times++) {
    if (await entry.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow key does not lead to ${String(entry)}`)
}

test('on a phone the views of the report are all seen, and only one button stands before them', async () => {
  const { page } = owner
  await page.setViewportSize({ width: 360, height: 740 })
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  const rightOf = (place: Locator) => place.evaluate(one => one.getBoundingClientRect().right)
  const edge = await rightOf(page.getByRole('heading', { level: 1 }))
  for (const tab of await tabs.all()) expect(await rightOf(tab), await tab.innerText()).toBeLessThanOrEqual(edge)
  expect(
    await page
      .locator('main')
      .getByRole('button')
      .allInnerTexts()
      .then(all => all[0]),
  ).toBe('Teilen & Exportieren')
  await menuButton().click()
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Bericht als PDF',
    'Bankblatt',
    'Excel',
    'JSON',
    'Link zum Teilen',
    'Drucken',
  ])
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('what is printed is the report without the menu that asked for it', async () => {
  const { page } = owner
  await page.evaluate(() => {
    window.print = () => {
      const isPrinted = [...document.querySelectorAll('[role=menu]')].some(one => !one.closest('[data-screen-only]'))
      document.body.setAttribute('data-printed', isPrinted ? 'with the menu' : 'alone')
    }
  })
  await openMenu()
  await arrowTo(page, page.getByRole('menuitem', { name: 'Drucken' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('alone')
})

test.each([
  ['Bericht als PDF', 'KI-Report_Haus_der_Familie_Geheim.pdf'],
  ['Bankblatt', 'Bankblatt_Haus_der_Familie_Geheim.pdf'],
  ['Excel', 'KI-Report_Haus_der_Familie_Geheim.xlsx'],
  ['JSON', 'KI-Report_Haus_der_Familie_Geheim.json'],
])('the report is taken away by keyboard: %s', async (name, file) => {
  const { page } = owner
  await openMenu()
  await arrowTo(page, page.getByRole('menuitem', { name, exact: true }))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(file)
  if (name === 'Bankblatt') await expectOnePageForTheBank(await readFile(await download.path()))
})

/** Of what is asked, lent and earned: nothing of what one would tell the bank only by mistake. */
async function expectOnePageForTheBank(bytes: Uint8Array): Promise<void> {
  const document = (await loadPdfium()).open(bytes)
  if (typeof document === 'string') throw new Error(document)
  const page = document.glyphs(0, 100_000)
  const text =
    typeof page === 'object'
      ? wordsOf(page.glyphs)
          .map(word => word.text)
          .join(' ')
      : ''
  expect(document.pageCount).toBe(1)
  expect(text).toMatch(/Hildesheim/)
  expect(text).toMatch(/159\.000\s?€/)
  expect(text).not.toMatch(/Familie Geheim|Gebot/)
  document.close()
}

const dialog = () => owner.page.getByRole('dialog', { name: 'Bericht teilen' })

test('a link is made by keyboard alone, with a password and the exposé', async () => {
  const { page } = owner
  await openMenu()
  await arrowTo(page, page.getByRole('menuitem', { name: 'Link zum Teilen' }))
  await page.keyboard.press('Enter')
  await dialog().getByText('Bisher sehen nur Sie diesen Bericht.').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await picture(page, 'teilen-360')
  await page.setViewportSize({ width: 1440, height: 900 })
  await tabTo(page, dialog().getByRole('textbox', { name: 'Passwort (freiwillig)' }))
  await page.keyboard.type('kurz')
  await page.keyboard.press('Enter')
  await page.locator('[aria-invalid=true]').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const shown = dialog().getByRole('textbox', { name: 'Ihr Link' })
  await shown.waitFor()
  link = await shown.inputValue()
  expect(link).toMatch(/\/teilen\/[\w-]{43}$/)
  await tabTo(page, dialog().getByRole('button', { name: 'Link kopieren' }))
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog()
    .getByText(/noch nicht geöffnet · mit Passwort · mit Exposé/)
    .waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'teilen-link-1440')
  await escapeBackTo(page, menuButton())
  // Six widths with their rules.
}, 600_000)

test('who has the link is asked for the password, told when it is wrong, and reads the report', async () => {
  const { page } = visitor
  const answer = await page.goto(link)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  const robots = page.locator('meta[name=robots]')
  expect(await robots.getAttribute('content')).toContain('noindex')
  const field = page.getByLabel('Passwort')
  await field.fill('falsch')
  await field.press('Enter')
  await page.getByText('Das Passwort stimmt nicht.').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'teilen-passwort-1440')
  await field.fill(PASSWORD)
  await field.press('Enter')
  await page.getByRole('tab', { name: 'Entscheidung' }).waitFor()
  await page.getByAltText('Bild aus dem Exposé').waitFor()
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/Familie Geheim|Ihre Notizen|Bitte bestätigen|Bericht als PDF|Erika Muster/)
  expect(await faultsAtAllWidths(page)).toEqual([])
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await picture(page, `teilen-bericht-${width}`)
  }
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('tab', { name: 'Entscheidung' }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('button', { name: 'Drucken' }).isVisible()).toBe(false)
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  const inFavour = page.getByRole('region', { name: 'Dafür' })
  expect(await inFavour.isVisible()).toBe(true)
  expect(await inFavour.innerText(), 'statements, no questions').not.toContain('?')
  expect(await axeFaults(page)).toEqual([])
  await picture(page, 'teilen-druck')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('tab', { name: 'Alle Antworten' }).click()
  await page.getByText(/^\d+ Antworten$/).waitFor()
  await page.getByRole('tab', { name: 'Rechnen' }).click()
  await page.getByRole('slider').first().waitFor()
})

test('its owner sees that it was opened, and revokes it; then it opens nothing', async () => {
  const { page } = owner
  await page.reload()
  await menuButton().click()
  await page.getByRole('menuitem', { name: 'Link zum Teilen' }).click()
  await dialog()
    .getByText(/einmal geöffnet/)
    .waitFor()
  await dialog()
    .getByRole('button', { name: /zurückziehen$/ })
    .press('Enter')
  await dialog()
    .getByText(/^Zurückgezogen am/)
    .waitFor()
  await visitor.page.reload()
  await visitor.page.getByText(/^Dieser Link gilt nicht mehr\./).waitFor()
  expect(await faultsAtAllWidths(visitor.page)).toEqual([])
  await picture(visitor.page, 'teilen-ende-1440')
})

test('a link without the exposé shows quotes in their words, and an address that is cut says so', async () => {
  await dialog().getByRole('button', { name: 'Link erstellen' }).click()
  const shown = dialog().getByRole('textbox', { name: 'Ihr Link' })
  await shown.waitFor()
  const { page } = visitor
  const bare = await shown.inputValue()
  const drawn: string[] = []
  page.on('request', request => drawn.push(request.url()))
  await page.goto(bare)
  await page.getByText('Das Exposé wurde nicht mit geteilt. Wortlaut und Seite stehen im Bericht.').waitFor()
  const reasons = page.getByRole('region', { name: 'Dafür' })
  expect(await reasons.textContent()).toMatch(/„[^“]+“ Seite \d/)
  // Nothing that a tap could open.
  expect(await reasons.getByRole('button').count()).toBe(0)
  expect(await page.getByText('zeigen', { exact: true }).count()).toBe(0)
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'teilen-ohne-expose-1440')
  expect(drawn.filter(url => url.includes('/page/'))).toEqual([])
  await page.goto(bare.slice(0, -3))
  await page.getByText(/^Diesen Link gibt es nicht\./).waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
})
