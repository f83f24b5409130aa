import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { admin, changesOf, goOnButton, openBuyPage, orderButton, publicAddress, stored, tickConsents } from './buyer.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { axeFaults, newAccount, picture, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  await admin(product, 'promo', 'add', 'HERBST', '20%')
  await admin(product, 'promo', 'add', 'FUENFER', '500', '--packages', 'mini')
  await admin(product, 'promo', 'add', 'GRATIS', '100%')
  // Four programs one after the other, each with its own start.
}, 600_000)
afterAll(() => browser.close())
beforeEach(async () => {
  const { session } = await newAccount(product)
  ;({ context, page } = await visit(browser, publicAddress(product), { session }))
})
afterEach(() => context.close())

async function check(code: string): Promise<void> {
  await page.getByLabel('Promo-Code').fill(code)
  await page.getByRole('button', { name: 'Prüfen' }).click()
}

/** Words of a package's card. */
async function card(title: string): Promise<string> {
  const text = await page.locator('label').filter({ hasText: title }).innerText()
  return text.replaceAll(/\s+/g, ' ')
}

test('who has locked reports is told the smallest package that unlocks them, and only then', async () => {
  await openBuyPage(page)
  expect(await page.getByText(/^Genügt, um/).count()).toBe(0)
  await page.route('**/api/user/limits*', async route => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), lockedReports: 2 } })
  })
  await openBuyPage(page)
  await page.getByText('Genügt, um Ihre 2 gesperrten Berichte freizuschalten.').waitFor()
  expect(await card('Mini')).toContain('Genügt, um')
  expect(await page.getByText(/^Genügt, um/).count()).toBe(1)
  // Told, not chosen.
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await picture(page, 'buy-genuegt-1440')
  await page.setViewportSize({ width: 360, height: 740 })
  await picture(page, 'buy-genuegt-360')
  expect(await axeFaults(page)).toEqual([])
  await check('HERBST')
  await page.getByText('Code "HERBST" erfolgreich angewendet!').waitFor()
  expect(await page.getByText(/^Genügt, um/).count()).toBe(0)
})

test('[2.12.3] [5.4] a promo code changes every price until it is removed', async () => {
  await openBuyPage(page)
  expect(await page.getByRole('button', { name: 'Prüfen' }).isDisabled()).toBe(true)
  const asked: string[] = []
  page.on('request', request => request.url().includes('/promo/') && asked.push(new URL(request.url()).search))
  await page.getByLabel('Promo-Code').fill('herbst ')
  await page.getByLabel('Promo-Code').press('Enter')
  await page.getByText('Code "HERBST" erfolgreich angewendet!').waitFor()
  expect(asked).toEqual(['?code=herbst'])
  expect(await card('Midi')).toContain('statt 24,90 € 19,92 €')
  expect(await card('Mini')).toContain('statt 9,90 € 7,92 €')
  expect(await page.locator('s').first().innerText()).toMatch(/^9,90\s€$/)
  expect(await axeFaults(page)).toEqual([])
  await picture(page, 'buy-promo')
  await page.getByRole('button', { name: 'Code entfernen' }).click()
  expect(await card('Midi')).not.toContain('statt')
  expect(await page.getByLabel('Promo-Code').inputValue()).toBe('')
})

test('[8.4] why a code cannot be used is said; after the next letter it is forgotten', async () => {
  await openBuyPage(page)
  await check('NIEMALS')
  await page.getByRole('alert').getByText('Ungültiger Promo-Code.').waitFor()
  await page.getByLabel('Promo-Code').fill('NIEMALS2')
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.route('**/api/promo/validate*', route =>
    route.fulfill({ json: { valid: false, promo: null, reason: 'Dieser Promo-Code ist abgelaufen.' } }),
  )
  await check('ALT')
  await page.getByText('Dieser Promo-Code ist abgelaufen.').waitFor()
  await page.route('**/api/promo/validate*', route => route.fulfill({ status: 500, body: '' }))
  await check('NEU')
  await page.getByText('Fehler bei der Prüfung des Codes.').waitFor()
})

test('a code of another package is not sent; one that ended meanwhile is refused, and the order can go on without', async () => {
  const sent = changesOf(page)
  await openBuyPage(page, '?package=midi')
  await check('FUENFER')
  await page.getByText('Der Code FUENFER gilt nicht für dieses Paket. Sie bestellen zum vollen Preis.').waitFor()
  expect([await card('Mini'), await card('Midi')]).toEqual([
    expect.stringContaining('statt 9,90 € 4,90 €'),
    expect.stringContaining('Code gilt hier nicht'),
  ])
  await page.getByRole('radio', { name: /Mini/ }).check()
  await tickConsents(page)
  await goOnButton(page).click()
  await page
    .getByRole('dialog')
    .getByText(/Promo-Code FUENFER: 5,00\s€ Nachlass/)
    .waitFor()
  await admin(product, 'promo', 'end', 'FUENFER')
  await orderButton(page).click()
  await page.getByRole('alert').getByText('Ungültiger Promo-Code.').waitFor()
  expect(sent.at(-1)).toContain('"promoCode":"FUENFER"')

  await page.getByRole('dialog').getByRole('button', { name: 'Zurück' }).click()
  await page.getByRole('radio', { name: /Midi/ }).check()
  await goOnButton(page).click()
  await orderButton(page).click()
  await page.waitForURL(/\/sandbox-checkout\//)
  expect(sent.at(-1)).toContain('"promoCode":null')
})

test('what costs nothing is there without a payment', async () => {
  await openBuyPage(page, '?package=bronze')
  await check('GRATIS')
  await page.getByText('erfolgreich angewendet').waitFor()
  await tickConsents(page)
  await goOnButton(page).click()
  expect(await page.getByRole('dialog').getByText('Der Vertrag endet von selbst').isVisible()).toBe(true)
  await orderButton(page).click()
  await page.getByText('Vielen Dank für deinen Kauf!').waitFor()
})

test('[2.12.5] [4.8] the address is made, changed and removed, each time by one request', async () => {
  const sent = changesOf(page)
  await openBuyPage(page, '?package=mini')
  const [street, zip, city] = [page.getByLabel('Straße'), page.getByLabel('Postleitzahl'), page.getByLabel('Ort')]
  const methods = () => sent.filter(one => one.includes('/api/user/addresses')).map(one => one.split(' ')[0])
  // Slow, so that the second field is left before the first answer is there.
  await page.route('**/api/user/addresses', async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })
  await street.fill('Musterweg 3')
  await street.blur()
  await zip.fill('31134')
  await zip.blur()
  await expect.poll(methods).toEqual(['POST', 'PUT'])
  expect(sent[0]).toContain('{"type":"default","street":"Musterweg 3","zip":"","city":"","country":"DE"}')
  await zip.focus()
  await zip.blur()
  await page.reload()
  await expect.poll(() => street.inputValue()).toBe('Musterweg 3')
  expect(methods()).toEqual(['POST', 'PUT'])

  // The last field is still being saved when the review opens, and is in it.
  await tickConsents(page)
  await city.fill('Hildesheim')
  await goOnButton(page).click()
  await page.getByRole('dialog').getByText('Musterweg 3, 31134 Hildesheim').waitFor()
  await page.getByRole('button', { name: 'Ändern' }).click()
  for (const field of [street, zip, city]) await field.fill('')
  await city.blur()
  await expect.poll(methods).toEqual(['POST', 'PUT', 'PUT', 'PUT', 'PUT', 'DELETE'])
  await page.getByText('Keine Adresse angegeben – Rechnung enthält nur den Namen.').waitFor()
  await city.fill('Peine')
  await city.blur()
  await expect.poll(methods).toEqual(['POST', 'PUT', 'PUT', 'PUT', 'PUT', 'DELETE', 'POST'])
})

test('[8.4] what the server does not take of address and name stops nobody', async () => {
  const fail = (route: Route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 })
  await page.route('**/api/user/*', fail)
  await openBuyPage(page, '?package=mini')
  await page.getByLabel('Name').fill('Erika Neu')
  await page.getByLabel('Ort').fill('Peine')
  await page.getByLabel('Ort').blur()
  await tickConsents(page)
  await goOnButton(page).click()
  await page.getByRole('dialog').getByText('Rechnung an: Erika Neu (ohne Adresse)').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await orderButton(page).click()
  await page.waitForURL(/\/sandbox-checkout\//)
})

test('[2.12.5] the name goes into the profile when it is left, where it is a new one', async () => {
  const sent = changesOf(page)
  await openBuyPage(page)
  const name = page.getByLabel('Name')
  await name.fill('Er')
  await name.blur()
  await page.getByText('Bitte geben Sie Ihren Namen an (mindestens 3 Zeichen).').waitFor()
  await name.fill(' Erika Beispiel ')
  await name.blur()
  await expect.poll(() => sent).toEqual(['PUT /api/user/profile {"name":"Erika Beispiel"}'])
  await expect.poll(() => stored(page, 'localStorage', 'auth')).toContain('Erika Beispiel')
  await name.focus()
  await name.blur()
  expect(sent).toHaveLength(1)
})
