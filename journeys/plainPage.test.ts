import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'

const SAMPLE = 'samples/pdf/s01-gohlis-tabelle.pdf'
const PROJECT = 'samples/pdf/s06-regensburg-preisliste.pdf'

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let foreign: string[]
let complaints: string[]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await Promise.all([product.stop(), browser.close()])
})
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  foreign = []
  complaints = []
  page.on('request', request => {
    if (!request.url().startsWith(product.address)) foreign.push(request.url())
  })
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
})
afterEach(() => context.close())

async function upload(file = SAMPLE): Promise<void> {
  await page.goto(product.address)
  await page.getByLabel('Exposé als PDF').setInputFiles(file)
  await page.getByRole('button', { name: 'Angaben prüfen' }).click()
}

const price = () => page.getByRole('row', { name: 'Kaufpreis' }).locator('a.value')
const chosen = () => page.locator('rect.mark:target')

async function violations(): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}

test('the buyer sees a fact, chooses it, and sees its quote marked on the page', async () => {
  await upload()
  expect(await price().textContent()).toMatch(/^[\d.]+\u00a0€$/)
  await price().click()
  await expect.poll(() => page.locator('.fact a[aria-current]').count()).toBe(1)
  await expect.poll(() => page.getByRole('status').textContent()).toContain('Kaufpreis, Seite')

  const picture = page.locator('figure').filter({ has: chosen() }).locator('img')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(800)
  const { inside, visible } = await chosen().evaluate(mark => {
    const [box, sheet] = [mark.getBoundingClientRect(), mark.closest('.sheet')!.getBoundingClientRect()]
    return {
      inside: box.left > sheet.left && box.right < sheet.right && box.top > sheet.top && box.bottom < sheet.bottom,
      visible: box.top > 0 && box.bottom < innerHeight,
    }
  })
  expect({ inside, visible }).toEqual({ inside: true, visible: true })
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('it works by keyboard alone', async () => {
  await upload()
  await price().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => chosen().count()).toBe(1)
})

test('it works without JavaScript', async () => {
  await context.close()
  context = await browser.newContext({ javaScriptEnabled: false })
  page = await context.newPage()
  await upload()
  await expect.poll(() => page.reload().then(() => price().count())).toBe(1)
  await price().click()
  expect(new URL(page.url()).hash).toBe('#beleg-kaufpreis-1')
})

test('a project shows its homes in a table of their own', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await upload(PROJECT)
  const units = page.getByRole('region', { name: 'Einheiten' })
  await units.waitFor()
  expect(await units.getByRole('row').count()).toBeGreaterThan(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violations()).toEqual([])
})

test.each([360, 768, 1440])('nothing is cut off and nothing violates WCAG at %i px', async width => {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(product.address)
  expect(await violations()).toEqual([])
  await upload()
  await price().click()
  await expect.poll(() => chosen().count()).toBe(1)
  for (const part of ['html', '.facts']) {
    expect(await page.locator(part).evaluate(element => element.scrollWidth - element.clientWidth), part).toBe(0)
  }
  expect(await violations()).toEqual([])
})

test('on a phone the way back from the quote to the table is one tap', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await upload()
  await price().click()
  await page.getByRole('link', { name: 'Zurück zu den Angaben' }).click()
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).evaluate(title => title.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0)
})

test('a file that is no PDF is refused with what to do next', async () => {
  await upload('package.json')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Keine Auswertung')
  expect(await page.locator('main').textContent()).toContain('kein PDF')
  expect(await page.getByRole('link', { name: 'Anderes Exposé wählen' }).count()).toBe(1)
})

test('the log names no file and no id', async () => {
  await upload()
  await price().waitFor()
  const id = new URL(page.url()).pathname.split('/').pop()!
  expect(product.output()).toContain('/analysen/:id')
  expect(product.output()).not.toContain(id)
  expect(product.output()).not.toContain('gohlis')
})
