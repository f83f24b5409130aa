import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mobileHtml } from '#reports/domain/mobileHtml.ts'
import { previewOf } from '#reports/domain/preview.ts'
import { extremeReport } from '#reports/domain/extremeReport.fixture.ts'
import { sampleReport } from '#reports/domain/report.fixture.ts'
import { openBrowser } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const reports = {
  'the full report': sampleReport(),
  'the preview': previewOf(sampleReport(), 'kapitel-3'),
  'a report of extremes': extremeReport(),
}

test.each(Object.entries(reports))(
  '%s is readable at 320 px, accessible, and asks nobody for anything',
  async (_, report) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 700 } })
    const page = await context.newPage()
    const [asked, complaints]: string[][] = [[], []]
    page.on('request', request => asked?.push(request.url()))
    page.on('console', message => complaints?.push(message.text()))
    await page.setContent(mobileHtml(report))
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(one => !one.closest('.wide') && one.getBoundingClientRect().right > 320.5)
        .map(one => one.outerHTML.slice(0, 100)),
    )
    expect(tooWide).toEqual([])
    const text = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))
    expect(text).toBeGreaterThanOrEqual(16)

    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
    expect(asked).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('a table wider than a phone is a list there, and none has to be pushed aside', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.setContent(mobileHtml(sampleReport()))
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  const tables = page.locator('table.stacked')
  expect(await tables.count()).toBeGreaterThan(0)
  const pushed = await page
    .locator('.wide')
    .evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.ariaLabel))
  expect(pushed).toEqual([])
  expect(await page.getByRole('table').first().getByRole('columnheader').count()).toBeGreaterThan(1)
  await context.close()
})
