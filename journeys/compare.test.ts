import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FULL } from './archiveEntries.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { escapeBackTo, faultsAtAllWidths, newAccount, picture, tabTo, visit, WIDTHS } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
let context: BrowserContext
let page: Page
let exported: { format?: string; ownFunds?: number } = {}

const entry = (id: string, title: string) => ({ ...FULL, privateDocumentId: id, downloadToken: `token-${id}`, title })
const STORED = [entry('EA-1', 'Haus am Berg'), entry('EA-2', 'Haus am See')]

beforeAll(async () => {
  browser = await openBrowser()
  const { session } = await newAccount(product)
  ;({ context, page } = await visit(browser, product.address, { session }))
  page.setDefaultTimeout(120_000)
  const demo = await readFile('samples/demo/example/beispiel.json', 'utf8')
  await page.route('**/api/downloads*', route => {
    const id = new URL(route.request().url()).searchParams.get('id')
    return route.fulfill({ json: STORED.filter(one => id === null || one.privateDocumentId === id) })
  })
  // The demo, and the same for less and without its year.
  await page.route(/\/api\/report\/token-EA-\d$/, route => {
    const report = JSON.parse(demo) as {
      analysis: { facts: Record<string, { value: unknown } | null>; price: { asking: number } }
    }
    if (route.request().url().endsWith('2')) {
      report.analysis.facts['baujahr'] = null
      report.analysis.facts['kaufpreis']!.value = report.analysis.price.asking = 129_000
    }
    return route.fulfill({ json: report })
  })
  await page.route('**/notes', route =>
    route.fulfill({ json: { note: route.request().url().includes('EA-2') ? 'Dach 2019 neu' : '', ticked: [] } }),
  )
  await page.route('**/api/compare/export', route => {
    exported = route.request().postDataJSON() as typeof exported
    return route.fulfill({ body: '%PDF-1.7', contentType: 'application/pdf' })
  })
  await page.route('**/page/*', route => route.fulfill({ path: 'samples/demo/example/expose/1.jpeg' }))
})
afterAll(async () => {
  await context.close()
  await browser.close()
})

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const texts = async (name: string) =>
  (await row(name).getByRole('cell').allInnerTexts()).map(text => text.replaceAll('\u00a0', ' ').trim())

test('two objects are chosen in the archive and compared by the keyboard alone', async () => {
  await page.goto('/archiv')
  // One group, one stop: the arrows go on in it.
  await tabTo(page, page.getByRole('button', { name: 'Tabelle' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const boxes = page.getByRole('checkbox', { name: 'Vergleichen' })
  await tabTo(page, boxes.first())
  await page.keyboard.press('Space')
  await page.getByText('Wählen Sie noch eines.').waitFor()
  await tabTo(page, boxes.nth(1))
  await page.keyboard.press('Space')
  await page.getByText('Haus am Berg, Haus am See').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'vergleich-wahl')
  await tabTo(page, page.getByRole('link', { name: 'Vergleichen' }))
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: 'Berichte im Vergleich' }).waitFor()
  expect(new URL(page.url()).searchParams.get('ids')).toBe('EA-1,EA-2')
  expect(await texts('Baujahr')).toEqual([expect.stringMatching(/^\d{4}$/), '–'])
  expect((await texts('Angebotspreis'))[1]).toBe('129.000 €')
})

test('a change of the financing changes all alike; what is best is said aloud', async () => {
  const before = await texts('Rate im Monat')
  await page.getByLabel('Eigenes Geld für alle').fill('50')
  await expect.poll(() => texts('Rate im Monat')).not.toEqual(before)
  const names = await row('Rate im Monat').getByRole('link').all()
  expect(await names[0]?.getAttribute('aria-label')).not.toContain('niedrigster')
  expect(await names[1]?.getAttribute('aria-label')).toContain('niedrigster Wert')
  expect(await faultsAtAllWidths(page)).toEqual([])
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
    // Whoever compares sees the objects first, also on a phone.
    expect((await page.getByRole('columnheader').first().boundingBox())?.y).toBeLessThan(420)
    await picture(page, `vergleich-${width}`)
  }
})

/** Where the first line of a cell's words ends, in pixels. */
const firstLines = (name: string) =>
  row(name)
    .locator('th, td')
    .evaluateAll(cells =>
      cells.map(cell => {
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
        if (!words) return 0
        const range = document.createRange()
        range.selectNodeContents(words)
        return Math.round(range.getClientRects()[0]?.bottom ?? 0)
      }),
    )

test('a value stands on the line of its name, whether it leads to a quote, to a view or nowhere, also in several lines', async () => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Wohnfläche', 'Baujahr', 'Rate und laufende Kosten im Monat', 'Zuerst']) {
      const lines = await firstLines(name)
      expect(Math.max(...lines) - Math.min(...lines), `${name} at ${width}: ${lines.join()}`).toBeLessThanOrEqual(2)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('own notes are beside it; it is taken away as PDF, and by a link that keeps the figures', async () => {
  expect(await texts('Ihre Notizen')).toEqual(['–', 'Dach 2019 neu'])
  const download = page.waitForEvent('download')
  const menu = page.getByRole('button', { name: 'Teilen & Exportieren' })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Vergleich als PDF' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('Vergleich.pdf')
  expect(exported).toMatchObject({ format: 'pdf', ownFunds: 50 })
  await page.waitForURL(/eigenkapital=50/)
  const rates = await texts('Rate im Monat')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Link kopieren' }).press('Enter')
  await page.getByText('Er öffnet diesen Vergleich in Ihrem Konto.').waitFor()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect.poll(() => texts('Rate im Monat')).toEqual(rates)
})

test('every value leads to its proof: a fact to its quote, a sum to the view that works it out', async () => {
  const cell = row('Wohnfläche').getByRole('button').first()
  await tabTo(page, cell)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Wohnfläche, Haus am Berg/ })
  await dialog
    .getByText(/„.*m².*“/)
    .first()
    .waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(360)
  await dialog.getByRole('button', { name: 'Vergrößern' }).scrollIntoViewIfNeeded()
  expect((await dialog.getByRole('button', { name: 'Schließen' }).boundingBox())?.y).toBeLessThan(64)
  await page.setViewportSize({ width: 1440, height: 900 })
  await escapeBackTo(page, cell)
  const cells = page.getByRole('cell').filter({ hasNotText: /^–?$/ })
  const proven = cells.filter({ has: page.locator('a, button') })
  expect(await proven.count()).toBe(await cells.count())
  await row('Kostet insgesamt').getByRole('link').first().click()
  await page.waitForURL('**/archiv/bericht/EA-1?ansicht=rechnen')
})

test('with fewer than two it says what to do', async () => {
  await page.goto('/archiv/vergleich?ids=EA-1,EA-9')
  await page.getByText('mindestens 2 freigeschaltete Berichte').waitFor()
  await page.getByText('Ein Bericht fehlt im Vergleich').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
})
