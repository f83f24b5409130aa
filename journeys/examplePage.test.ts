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
