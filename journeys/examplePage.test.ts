import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const isAwake = (page: Page) => page.waitForFunction(() => !document.querySelector('[data-asleep]'))

test('moves nothing that is seen while the example comes in', async () => {
  const { page, context } = await visit(browser, product.address, { width: 768 })
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
      const before = Number(document.documentElement.dataset['shifted'] ?? 0)
      document.documentElement.dataset['shifted'] = String(shifts.reduce((sum, { value }) => sum + value, before))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // On the way for a while, as on a phone.
  await page.route('**/demo/beispiel.json', async route => {
    await new Promise(resolve => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/beispiel')
  await page.getByRole('region', { name: 'Ergebnis' }).waitFor()
  await page.waitForLoadState('networkidle')
  // As a hand moves it: the first place that a browser tells may be where it rested.
  await page.mouse.move(300, 300, { steps: 3 })
  await isAwake(page)
  await page.waitForLoadState('networkidle')
  // From 0.1 on a page counts as one that jumps (web.dev/cls).
  expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.05)
  await context.close()
})

test('is whole in its HTML, before any of its code is there', async () => {
  const context = await browser.newContext({ baseURL: product.address, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/beispiel')
  expect(await page.getByRole('region', { name: 'Ergebnis' }).getByRole('term').count()).toBeGreaterThanOrEqual(3)
  expect(await page.getByRole('button', { name: /Seite \d+ zeigen/ }).count()).toBeGreaterThanOrEqual(3)
  expect(await page.getByRole('checkbox').count()).toBeGreaterThanOrEqual(3)
  await context.close()
})

test('answers what was clicked before its code had come', async () => {
  const { page, context } = await visit(browser, product.address, { width: 360 })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  const { promise: held, resolve: arrive } = Promise.withResolvers<undefined>()
  await page.route('**/demo/beispiel.json', async route => {
    await held
    await route.continue()
  })
  await page.goto('/beispiel')
  // Verdict and first step are seen before anything is scrolled.
  const step = await page.getByText('Als Nächstes').locator('xpath=following-sibling::*[1]').boundingBox()
  expect((step?.y ?? 999) + (step?.height ?? 999)).toBeLessThan(740)
  await page.getByRole('tab', { name: 'Rechnen' }).click()
  // The frame is awake: its own buttons answer.
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  arrive(undefined)
  await page.getByRole('slider', { name: 'Kaufpreis', exact: true }).waitFor()
  // Nor did the page differ from its HTML, which the browser would tell.
  expect(faults).toEqual([])
  await context.close()
})

test('loads neither its report nor its code before somebody uses the page, and ticks what was tapped first', async () => {
  const { page, context } = await visit(browser, product.address, { width: 360 })
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await page.goto('/beispiel')
  await page.waitForLoadState('networkidle')
  // The frame is awake: it asks for the state of the product.
  await expect.poll(() => loaded).toContain('/api/system/status')
  // A pointer that rests over the page, of which the browser tells after layout.
  await page.evaluate(() => {
    for (let told = 0; told < 2; told++) dispatchEvent(new PointerEvent('pointermove', { clientX: 0, clientY: 0 }))
  })
  expect(loaded.filter(path => /beispiel\.json|FullReportView/.test(path))).toEqual([])
  // As the first touch of all, without a pointer that comes before.
  const step = page.getByRole('checkbox').first()
  await step.evaluate(box => (box as HTMLElement).click())
  await expect.poll(() => step.isChecked()).toBe(true)
  await expect.poll(() => loaded).toContain('/demo/beispiel.json')
  await context.close()
})

test('is read and tried by keyboard alone: a quote, the views, a price', async () => {
  const { page, context } = await visit(browser, product.address)
  await page.goto('/beispiel')
  await page.keyboard.press('Tab')
  await isAwake(page)
  await page.getByRole('tab', { name: 'Entscheidung' }).focus()
  await page.keyboard.press('Tab')
  const quote = page.getByRole('button', { name: /Seite \d+ zeigen/ }).first()
  await expect.poll(() => quote.evaluate(one => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Fundstelle im Exposé' })
    .getByRole('img', { name: /markiert/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => quote.evaluate(one => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const price = page.getByRole('slider', { name: 'Kaufpreis', exact: true })
  await price.waitFor()
  const before = await page.getByRole('status').filter({ hasText: 'Ampel bei' }).textContent()
  await price.focus()
  await page.keyboard.press('Home')
  const status = page.getByRole('status').filter({ hasText: 'Ampel bei' })
  await expect.poll(() => status.textContent()).not.toBe(before)
  await context.close()
})

test('keeps the bars of a report on paper, which shows no backgrounds by itself', async () => {
  const { page, context } = await visit(browser, product.address)
  for (const [view, count] of [
    ['entscheidung', 2],
    ['rechnen', 3],
  ] as const) {
    await page.goto(`/beispiel?ansicht=${view}`)
    const bars = page.getByRole('tabpanel').locator('section div[aria-hidden]')
    await bars.first().waitFor()
    const adjusts = await bars.evaluateAll(all => all.map(one => getComputedStyle(one).printColorAdjust))
    expect(adjusts.length).toBeGreaterThanOrEqual(count)
    expect(new Set(adjusts)).toEqual(new Set(['exact']))
  }
  await context.close()
})

test('does nothing that the policy of the pages forbids', async () => {
  const { context, page } = await visit(browser, product.address)
  const forbidden: string[] = []
  await page.exposeFunction('tellForbidden', (what: string) => forbidden.push(what))
  await page.addInitScript(() => {
    const { tellForbidden } = window as unknown as { tellForbidden: (what: string) => void }
    document.addEventListener('securitypolicyviolation', event => {
      tellForbidden(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  await page.goto('/beispiel')
  await page.getByRole('tab', { name: 'Rechnen' }).click()
  await page.getByRole('slider', { name: 'Kaufpreis', exact: true }).waitFor()
  expect(forbidden).toEqual([])
  await context.close()
})

test('tells of every warning what it means before it is opened, and prints what is folded on the screen: every answer, every proof', async () => {
  const { page, context } = await visit(browser, product.address)
  const items = page.getByRole('tabpanel').locator('li > button[aria-expanded]')
  const hidden = () => items.filter({ visible: false }).count()
  await page.goto('/beispiel?ansicht=antworten')
  await expect.poll(hidden).toBeGreaterThan(100)
  await page.emulateMedia({ media: 'print' })
  expect(await hidden()).toBe(0)
  await page.goto('/beispiel?ansicht=pruefen')
  const warnings = page.getByRole('region', { name: /^Warnzeichen/ })
  const proof = warnings.getByText('Baujahr Heizung 2003')
  await proof.waitFor()
  await page.emulateMedia({ media: 'screen' })
  expect(await proof.isVisible()).toBe(false)
  expect(await warnings.getByText('Die Heizung ist 23 Jahre alt').isVisible()).toBe(true)
  await context.close()
})

test('goes on at the end of a view with the next one, from its beginning, on a phone and by keyboard', async () => {
  const { page, context } = await visit(browser, product.address, { width: 360 })
  await page.goto('/beispiel')
  await page.getByRole('button', { name: 'Weiter: Offene Punkte' }).click()
  const open = page.getByRole('tab', { name: 'Offene Punkte' })
  await expect.poll(() => open.getAttribute('aria-selected')).toBe('true')
  const heading = page.getByRole('heading', { name: /^Warnzeichen/ })
  await heading.waitFor()
  for (const seen of [open, heading])
    expect(await seen.evaluate(one => Math.round(one.getBoundingClientRect().top))).toBeGreaterThanOrEqual(64)
  expect(await heading.evaluate(one => one.getBoundingClientRect().bottom < window.innerHeight)).toBe(true)
  // A paper says before it is opened what it is for, and the letter opens where letters are written.
  await page.getByText('Klärt die Frage „Sind Baulasten eingetragen?“').waitFor()
  const letter = page.getByRole('link', { name: 'Im Mailprogramm öffnen' })
  expect(await letter.getAttribute('href')).toMatch(/^mailto:\?subject=Fragen%20zu.+&body=Guten%20Tag/)
  await page.getByRole('button', { name: 'Weiter: Rechnen' }).press('Enter')
  await page.getByRole('slider', { name: 'Kaufpreis', exact: true }).waitFor()
  await expect
    .poll(() => page.getByRole('tab', { name: 'Rechnen' }).evaluate(one => one === document.activeElement))
    .toBe(true)
  expect(await faultsAtAllWidths(page)).toEqual([])
  await context.close()
})

test('another view begins below a short head on a phone, and its tab stays under the finger', async () => {
  const { page, context } = await visit(browser, product.address, { width: 360 })
  await page.goto('/beispiel')
  await page.mouse.move(300, 300, { steps: 3 })
  await isAwake(page)
  const result = page.getByRole('region', { name: 'Ergebnis' })
  const whole = await result.boundingBox()
  const tab = page.getByRole('tab', { name: 'Offene Punkte' })
  await tab.evaluate(one => one.scrollIntoView({ block: 'center' }))
  const before = await tab.boundingBox()
  await tab.click()
  await page.getByRole('heading', { name: /^Warnzeichen/ }).waitFor()
  const brief = await result.boundingBox()
  expect(brief?.height ?? 999).toBeLessThan(160)
  expect(whole?.height ?? 0).toBeGreaterThan(400)
  expect(await result.innerText()).toMatch(/Weiterverfolgen, aber höchstens 156\.000\s€\s+Ihr Gebot: .*höchstens/)
  const after = await tab.boundingBox()
  expect(after?.y ?? -1, 'it is still seen').toBeGreaterThanOrEqual(64)
  expect(after?.y ?? 999).toBeLessThanOrEqual((before?.y ?? 0) + 1)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect.poll(async () => (await result.boundingBox())?.height ?? 0).toBeGreaterThan(200)
  await context.close()
})
