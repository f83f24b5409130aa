import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { CallResult } from '#contract/client.ts'
import type { readLimits } from '#contract/intake.ts'
import type { readConfigs } from '#contract/operations.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { changesOf, goOnButton, openBuyPage, order, orderButton, publicAddress, stored, tickConsents } from './buyer.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, newAccount, picture, visit } from './visitor.ts'

type Limits = CallResult<typeof readLimits>

const product = sharedProduct()
let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  const { session } = await newAccount(product)
  ;({ context } = await visit(browser, publicAddress(product), { session }))
})
afterAll(() => browser.close())
beforeEach(async () => {
  page = await context.newPage()
})
afterEach(() => page.close())

test('[1.7] [2.13.1] [3.4] a package is bought: review, payment, result, and the credits are there', async () => {
  const sent = changesOf(page)
  await openBuyPage(page, '?package=midi')
  await order(page)
  expect(sent.at(-1)).toBe(
    'POST /api/create-checkout-session ' +
      JSON.stringify({
        alias: 'midi',
        name: 'Erika Muster',
        promoCode: null,
        addressId: null,
        refCode: null,
        earlyPerformance: false,
        consentVersion: '2026-11',
      }),
  )
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()

  await page.getByRole('heading', { level: 1, name: 'Bezahlung erfolgreich' }).waitFor()
  expect(await page.getByRole('status').first().innerText()).toContain('Vielen Dank für deinen Kauf!')
  expect(page.url()).toBe(`${publicAddress(product)}/checkout/success`)
  const sessionId = await stored(page, 'sessionStorage', 'checkout.sessionId')
  expect(sessionId).toMatch(/^\w{10,}/)
  expect(await stored(page, 'sessionStorage', 'checkout.intentId')).toBeTruthy()
  expect(JSON.parse((await stored(page, 'sessionStorage', 'lastCheckoutResult')) ?? '')).toEqual({
    status: 'success',
    message: 'Bezahlung erfolgreich',
  })
  const unlocked = async () => {
    const { state } = JSON.parse((await stored(page, 'localStorage', 'auth')) ?? '') as Record<'state', Limits>
    return state.unlockedUploads
  }
  await expect.poll(unlocked).toBe(3)
  expect(await faultsAtAllWidths(page)).toEqual([])

  // The entry of the history knows the session, the address does not.
  await page.reload()
  await page.getByText('Vielen Dank für deinen Kauf!').waitFor()
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await page.waitForURL(`${publicAddress(product)}/`)
})

test('[2.12.1] [2.12.2] [2.12.4] the page says what there is, and is fit for everybody', async () => {
  await openBuyPage(page)
  await page.getByRole('heading', { level: 1, name: 'Zugang jetzt sichern – wähle dein Paket', exact: true }).waitFor()
  await page.getByText('Keine Adresse angegeben – Rechnung enthält nur den Namen.').waitFor()
  await page.getByText('Alle Preise verstehen sich inkl. der gesetzlichen Mehrwertsteuer.', { exact: true }).waitFor()
  const [basic, plus] = [
    page.getByRole('button', { name: 'Basis-Pakete' }),
    page.getByRole('button', { name: 'Plus-Pakete' }),
  ]
  const open = async () => [await basic.getAttribute('aria-expanded'), await plus.getAttribute('aria-expanded')]
  expect(await open()).toEqual(['true', 'false'])
  for (const text of ['Enthaltene Analysen: 1', 'Enthaltene Analysen: 3', 'Enthaltene Analysen: 10']) {
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true)
  }
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'buy')

  await plus.click()
  expect(await open()).toEqual(['false', 'true'])
  await page.getByText('Credits: 100', { exact: true }).waitFor()
  await page.getByText('Enthaltene Analysen: 1', { exact: true }).waitFor({ state: 'hidden' })

  for (const [name, path] of [
    ['AGB', '/agb'],
    ['Datenschutzerklärung', '/datenschutz'],
    ['Widerrufsbelehrung', '/widerrufsbelehrung'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name })
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([path, '_blank'])
  }
})

test.each([
  ['?package=gold', 'Gold', 'Plus-Pakete'],
  ['?package=mini', 'Mini', 'Basis-Pakete'],
  ['?package=platin', null, 'Basis-Pakete'],
])('[2.1.10] [2.12.2] the query %s chooses %s and opens %s', async (query, title, group) => {
  await openBuyPage(page, query)
  expect(await page.getByRole('button', { name: group }).getAttribute('aria-expanded')).toBe('true')
  const chosen = await page
    .locator('input[type=radio]:checked')
    .evaluateAll(all => all.map(one => one.parentElement?.parentElement?.innerText ?? ''))
  expect(chosen.map(text => text.split('\n')[0])).toEqual(title === null ? [] : [title])
})

test('[4.8] [9.1] the button waits for name, package and consents, and says for what', async () => {
  await openBuyPage(page)
  const missing = page.getByText(/^Es fehlt noch/)
  const isOpen = () => goOnButton(page).isEnabled()
  expect([await isOpen(), await missing.innerText()]).toEqual([false, 'Es fehlt noch: ein Paket, die drei Häkchen.'])
  await page.getByRole('radio', { name: /Maxi/ }).check()
  await tickConsents(page)
  expect(await isOpen()).toBe(true)
  await page.getByLabel('Name').fill('  Al ')
  expect([await isOpen(), await missing.innerText()]).toEqual([
    false,
    'Es fehlt noch: Ihr Name (mindestens 3 Zeichen).',
  ])
  await page.getByLabel('Name').fill('Ali')
  expect(await isOpen()).toBe(true)
  for (const box of await page.getByRole('checkbox').all()) {
    await box.uncheck()
    expect(await isOpen()).toBe(false)
    await box.check()
  }
})

/** Where something is in the window: [top, bottom]. */
async function place(text: string): Promise<[number, number]> {
  const box = await page.getByRole('dialog').getByText(text).first().boundingBox()
  return [box?.y ?? NaN, (box?.y ?? NaN) + (box?.height ?? NaN)]
}

test.each([
  [360, 'gold'],
  [1280, 'mini'],
])('at %i px what is ordered (%s) stands directly above the order button (§ 312j BGB)', async (width, alias) => {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
  await openBuyPage(page, `?package=${alias}`)
  await tickConsents(page)
  await goOnButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Bestellung prüfen' })
  await dialog.waitFor()
  await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(false)
  await orderButton(page).scrollIntoViewIfNeeded()
  const [what] = await place(alias === 'gold' ? 'Gold · 100 Analysen je Monat' : 'Mini · 1 Analyse')
  const [, price] = await place('Weitere Kosten entstehen nicht.')
  const button = await orderButton(page).boundingBox()
  expect(what).toBeGreaterThanOrEqual(0)
  expect((button?.y ?? NaN) - price).toBeGreaterThanOrEqual(0)
  expect((button?.y ?? NaN) - price).toBeLessThan(60)
  expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  if (alias === 'gold') {
    await dialog.getByText('jederzeit zum Ende des bezahlten Monats kündigen').waitFor()
    await dialog.getByText(/Jeder weitere Monat: 229,00\s€ inkl. MwSt./).waitFor()
  }
  if (alias === 'gold') expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, `review-${width}`)

  await dialog.getByRole('button', { name: 'Zurück' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(page.url()).toContain('/buy')
})

test('[2.12.4] while an order is being placed it says so, and a fault can be mended', async () => {
  await openBuyPage(page, '?package=mini')
  await tickConsents(page)
  await goOnButton(page).click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/api/create-checkout-session', async route => {
    await isAnswered
    await route.fulfill({ status: 409, json: { code: 'billing.noPrice', message: 'Preisdaten nicht verfügbar.' } })
  })
  await orderButton(page).click()
  const waiting = page.getByRole('dialog').getByRole('button', { name: 'Bitte warten…' })
  expect(await waiting.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await waiting.isVisible()).toBe(true)
  answer()
  await page.getByRole('alert').getByText('Preisdaten nicht verfügbar.').waitFor()

  await page.unroute('**/api/create-checkout-session')
  await page.route('**/api/create-checkout-session', route => route.fulfill({ status: 502, body: '<html>' }))
  await orderButton(page).click()
  await page.getByText('Fehler beim Anlegen der Zahlungs-Session').waitFor()

  await page.unroute('**/api/create-checkout-session')
  const sent = changesOf(page)
  await orderButton(page).click()
  await page.waitForURL(/\/sandbox-checkout\//)
  expect(sent.filter(one => one.includes('create-checkout-session'))).toHaveLength(1)
  expect(sent.at(-1)).toContain('"earlyPerformance":true')
})

test('[8.4] without price data the chosen package cannot be ordered, and the page says why', async () => {
  await page.route('**/api/configs', async route => {
    const response = await route.fetch()
    const configs = (await response.json()) as CallResult<typeof readConfigs>
    delete configs.stripe.priceIds['mini']
    delete configs.stripe.priceCents['mini']
    await route.fulfill({ response, json: configs })
  })
  await openBuyPage(page, '?package=mini')
  await page.getByText('Preisdaten nicht verfügbar.').waitFor()
  await tickConsents(page)
  expect(await goOnButton(page).isEnabled()).toBe(false)
  expect(await page.getByText('–', { exact: true }).isVisible()).toBe(true)
})
