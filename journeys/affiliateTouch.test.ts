import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, changesOf, openBuyPage, order, publicAddress, stored } from './buyer.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { newAccount, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await admin(product, 'affiliates', 'add', 'makler1', 'Max Makler', 'max@example.org', '10')
})
afterAll(() => browser.close())

const kept = async (page: Page) => [
  await stored(page, 'localStorage', 'affiliate.refCode'),
  await stored(page, 'localStorage', 'affiliate.touched'),
]

test('[2.1.9] [4.9] [3.4] a code is kept, and told until the server has heard it once', async () => {
  const { page } = await visit(browser, publicAddress(product))
  const sent = changesOf(page)
  await page.goto('/?ref=ab')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await kept(page)).toEqual([null, null])

  await page.route('**/api/affiliate/touch', route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/?ref=makler1')
  await expect.poll(() => kept(page)).toEqual(['makler1', null])
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toBe(
    'POST /api/affiliate/touch ' +
      JSON.stringify({ refCode: 'makler1', landingUrl: `${publicAddress(product)}/?ref=makler1`, prospectEmail: '' }),
  )
  expect(await page.getByRole('alert').count()).toBe(0)

  // Without a code in the address nothing is told; with one, it is tried again.
  await page.unroute('**/api/affiliate/touch')
  await page.goto('/faq')
  await page.goto('/prices?ref=makler1')
  await expect.poll(() => kept(page)).toEqual(['makler1', '1'])
  expect(sent).toHaveLength(2)

  await page.goto('/?ref=makler2')
  await expect.poll(() => kept(page)).toEqual(['makler2', '1'])
  await page.goto('/news?ref=makler1')
  await expect.poll(() => kept(page)).toEqual(['makler1', '1'])
  expect(sent).toHaveLength(2)
})

test("[1.8] what a referred visitor buys is reported and appears in the partner's statement", async () => {
  const { session } = await newAccount(product)
  const { page } = await visit(browser, publicAddress(product), { session })
  const sent = changesOf(page)
  await page.goto('/?ref=makler1')
  await expect.poll(() => kept(page)).toEqual(['makler1', '1'])
  await openBuyPage(page, '?package=midi')
  await order(page)
  expect(sent.at(-1)).toContain('"refCode":"makler1"')
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await page.getByText('Vielen Dank für deinen Kauf!').waitFor()
  expect(sent.filter(one => one.includes('/affiliate/order'))).toEqual([
    'POST /api/affiliate/order {"refCode":"makler1","grossCents":2490}',
  ])
  const month = new Date().toISOString().slice(0, 7)
  expect(await admin(product, 'affiliates', 'statement', 'makler1', month)).toContain('Paket Midi;20,92')
})

test('[1.8] who came by himself reports nothing', async () => {
  const { session } = await newAccount(product)
  const { page } = await visit(browser, publicAddress(product), { session })
  const sent = changesOf(page)
  await openBuyPage(page, '?package=mini')
  await order(page)
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await page.getByText('Vielen Dank für deinen Kauf!').waitFor()
  expect(sent.filter(one => one.includes('/affiliate/'))).toEqual([])
})
