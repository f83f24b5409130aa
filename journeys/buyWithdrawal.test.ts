import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCheckoutSession, listPaymentActivities } from '#contract/billing.ts'
import { mails, pause } from '../src/main/product.fixture.ts'
import { changesOf, publicAddress } from './buyer.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { axeFaults, faultsAtAllWidths, newAccount, picture, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Account = Awaited<ReturnType<typeof newAccount>>

/** A paid contract. @returns its number */
async function contractOf({ client }: Account, alias: string): Promise<string> {
  const { url, contractId } = await client.call(createCheckoutSession, { body: { alias, name: 'Erika Muster' } })
  await fetch(product.address + new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  await expect.poll(async () => (await client.call(listPaymentActivities))[0]?.status).toBe('paid')
  return contractId
}

async function mailTo(address: string, subject: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = (await mails(product.dataDir)).find(mail => mail.to === address && subject.test(mail.subject))
    if (found) return found.text
    await pause(200)
  }
  throw new Error(`no mail ${String(subject)} came to ${address}`)
}

test('a contract is withdrawn from in two steps, filled in for who is logged in; receipt and mail come at once (§ 356a BGB)', async () => {
  const account = await newAccount(product)
  const contractId = await contractOf(account, 'mini')
  const { page } = await visit(browser, publicAddress(product), { session: account.session })
  const sent = changesOf(page)
  await page.goto(`/widerruf?contractId=${contractId}`)
  await expect.poll(() => page.getByLabel('Vertragsnummer').inputValue()).toBe(contractId)
  expect(await page.getByLabel('Ihr Name').inputValue()).toBe('Erika Muster')
  expect(await page.getByLabel('Ihre E-Mail-Adresse').inputValue()).toBe(account.email)
  await page.getByRole('button', { name: 'Vertrag widerrufen', exact: true }).click()
  expect(sent).toEqual([])
  await page.getByRole('heading', { name: 'Hiermit widerrufe ich diesen Vertrag' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Widerruf bestätigen', exact: true }).click()
  await page.getByRole('heading', { name: 'Eingangsbestätigung' }).waitFor()
  expect(sent).toEqual([
    `POST /api/withdrawal ${JSON.stringify({ name: 'Erika Muster', email: account.email, contractId })}`,
  ])
  const receipt = await page.getByRole('main').innerText()
  for (const part of ['Ihr Widerruf ist eingegangen.', contractId, account.email, 'Erika Muster']) {
    expect(receipt).toContain(part)
  }
  expect(receipt).toMatch(/\d+\. \p{L}+ \d{4}, \d\d:\d\d Uhr/u)
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'withdrawal-receipt')
  expect(await mailTo(account.email, /Widerruf/)).toContain(contractId)
  const [activity] = await account.client.call(listPaymentActivities)
  expect(activity?.withdrawnAt).toBeTruthy()
})

test('without a login it asks for a name, a contract and an address, and for nothing else', async () => {
  const { page } = await visit(browser, publicAddress(product))
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await page.waitForURL(/\/widerruf$/)
  await page.getByLabel('Ihr Name').waitFor()
  const fields = page.getByRole('main').getByRole('textbox')
  expect(await fields.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))).toEqual(['', '', ''])
  await page.getByLabel('Ihr Name').fill('Max Gast')
  await page.getByRole('button', { name: 'Vertrag widerrufen', exact: true }).click()
  await page.getByText('Bitte geben Sie die Vertragsnummer an.').waitFor()
  await page.getByText('Bitte geben Sie Ihre E-Mail-Adresse an.').waitFor()
  await expect
    .poll(() => page.getByLabel('Vertragsnummer').evaluate(field => field === document.activeElement))
    .toBe(true)
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.getByLabel('Vertragsnummer').fill('unbekannt')
  await page.getByLabel('Ihre E-Mail-Adresse').fill('max.gast@example.org')
  await page.getByRole('button', { name: 'Vertrag widerrufen', exact: true }).click()
  await page.getByRole('button', { name: 'Angaben ändern' }).click()
  expect(await page.getByLabel('Vertragsnummer').inputValue()).toBe('unbekannt')
  await page.getByRole('button', { name: 'Vertrag widerrufen', exact: true }).click()
  await page.route('**/api/withdrawal', route => route.fulfill({ status: 502, body: '' }))
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await page.getByRole('alert').getByText('Netzwerkfehler: Backend nicht erreichbar.').waitFor()
  await page.unroute('**/api/withdrawal')
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await page.getByRole('heading', { name: 'Eingangsbestätigung' }).waitFor()
  await mailTo('max.gast@example.org', /Widerruf/)
})

test('a subscription is ended by „jetzt kündigen“, without a login (§ 312k BGB)', async () => {
  const account = await newAccount(product)
  const contractId = await contractOf(account, 'bronze')
  const { page } = await visit(browser, publicAddress(product))
  const sent = changesOf(page)
  await page.goto('/kuendigung')
  await page.getByLabel('Ihr Name').fill('Erika Muster')
  await page.getByLabel('Vertragsnummer').fill(contractId.toLowerCase())
  await page.getByLabel('Ihre E-Mail-Adresse').fill(account.email)
  await page.getByLabel('Außerordentlich, aus wichtigem Grund').check()
  await page.getByLabel('Grund der Kündigung').fill('Umzug')
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.getByLabel('Ordentlich, zum Ende des bezahlten Monats').check()
  await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click()
  await page.getByRole('heading', { name: 'Eingangsbestätigung' }).waitFor()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('"reason":null')
  expect(await mailTo(account.email, /Kündigung/)).toMatch(/Abonnement endet am/)
  const [activity] = await account.client.call(listPaymentActivities)
  expect(activity?.subscription?.cancelledAt).toBeTruthy()
})

test('what somebody types, chooses and clicks before the code of the page has come counts', async () => {
  const { page } = await visit(browser, publicAddress(product))
  let deliver = () => {}
  const delivered = new Promise<void>(resolve => (deliver = resolve))
  await page.route(/\/assets\/(?!later).*\.js$/, async route => {
    await delivered
    await route.continue()
  })
  const sent = changesOf(page)
  await page.goto('/kuendigung', { waitUntil: 'commit' })
  await page.getByLabel('Ihr Name').fill('Erika Früh')
  await page.getByLabel('Vertragsnummer').fill('EA-1234')
  await page.getByLabel('Ihre E-Mail-Adresse').fill('frueh@example.org')
  await page.getByLabel('Außerordentlich, aus wichtigem Grund').check()
  await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click()
  expect(page.url()).toMatch(/\/kuendigung$/)
  deliver()
  await page.getByRole('heading', { name: 'Eingangsbestätigung' }).waitFor()
  expect(sent).toHaveLength(1)
  for (const part of ['Erika Früh', 'EA-1234', 'frueh@example.org', 'aus wichtigem Grund'])
    expect(sent[0]).toContain(part)
})
