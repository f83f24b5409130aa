import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
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
  const report = asking(await readFile('samples/demo/example/beispiel.json', 'utf8'))
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

/** The demo, which leaves nothing to confirm, as one that does. */
function asking(demo: string): string {
  const report = JSON.parse(demo) as { screen: { decision: { asked: unknown[] } } }
  const field = (key: string, label: string) => ({ key, label, said: null, unit: null, choices: null, ready: null })
  report.screen.decision.asked = [field('baujahr', 'Baujahr'), field('wohnflaeche', 'Wohnfläche')]
  return JSON.stringify(report)
}

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

test('on a phone the steps come after the reasons, then what to confirm, last what only sums up; on a desk no column is left empty', async () => {
  const boxOf = (place: Locator) => place.evaluate(one => one.getBoundingClientRect().toJSON() as DOMRect)
  const places = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return {
      reasons: await boxOf(page.getByRole('region', { name: 'Dagegen' })),
      steps: await boxOf(page.getByRole('region', { name: 'Nächste Schritte' })),
      values: await boxOf(page.getByRole('form', { name: 'Bitte bestätigen' })),
      groups: await boxOf(page.getByRole('heading', { name: 'So verteilt sich die Bewertung' })),
    }
  }
  const phone = await places(360)
  expect(phone.steps.top).toBeGreaterThan(phone.reasons.bottom)
  expect(phone.values.top).toBeGreaterThan(phone.steps.bottom)
  expect(phone.groups.top).toBeGreaterThan(phone.values.bottom)
  const desk = await places(1440)
  expect(desk.steps.left).toBeGreaterThan(desk.values.right)
  expect(desk.values.top).toBeGreaterThan(desk.reasons.bottom)
  // Side by side in the wide column.
  const [first, second] = await page.getByRole('form', { name: 'Bitte bestätigen' }).getByRole('textbox').all()
  if (!first || !second) throw new Error('two values are asked for')
  expect((await boxOf(second)).left).toBeGreaterThan((await boxOf(first)).right)
})

test('a version that takes longer than one waits for it opens by itself from the page that shows its steps', async () => {
  await page.clock.install()
  await page.route('**/version', route =>
    route.fulfill({ json: { privateDocumentId: 'EA-NEU', jobId: 'job-neu', version: 2 } }),
  )
  await page.route('**/api/downloads*', route =>
    route.fulfill({ json: route.request().url().includes('EA-NEU') ? [] : [FULL] }),
  )
  await page.goto('/archiv')
  await page.getByRole('link', { name: /^Bericht zu .* ansehen$/ }).click()
  const form = page.getByRole('form', { name: 'Bitte bestätigen' })
  await form.getByRole('textbox', { name: 'Baujahr' }).fill('1974')
  await form.getByRole('button', { name: 'Kostenlos neu rechnen' }).press('Enter')
  const waiting = page.getByText('Ihr Bericht öffnet sich, sobald er fertig ist.')
  // Each step of the wait asks the server once more.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(20_000)
        return waiting.count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  expect(new URL(page.url()).pathname).toBe('/process-status')
})
