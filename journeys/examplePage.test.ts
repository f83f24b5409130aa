import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

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
  // From 0.1 on a page counts as one that jumps (web.dev/cls).
  expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.05)
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
