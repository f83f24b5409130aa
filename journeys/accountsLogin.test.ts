import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register } from '../src/contract/accounts.ts'
import { createClient } from '../src/contract/client.ts'
import { mails } from '../src/main/product.fixture.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, freeze, newAccount, picture, sessionOf, visit } from './visitor.ts'

/** Of every account that newAccount makes. */
const PASSWORD = 'Sehr-geheim-1'

const product = sharedProduct()
let browser: Browser
let account: Awaited<ReturnType<typeof newAccount>>

beforeAll(async () => {
  browser = await openBrowser()
  account = await newAccount(product)
})
afterAll(() => browser.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Login' })

async function logIn(page: Page, password = PASSWORD, email = account.email): Promise<void> {
  await dialog(page).getByLabel('E-Mail').fill(email)
  await dialog(page).getByLabel('Passwort', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Login' }).click()
}

/** Keeps the pitch of every tone that the page plays. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    const start: (when?: number) => void = Reflect.get(OscillatorNode.prototype, 'start')
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { tones: number[] }).tones)
}

describe('login dialog', () => {
  test('[2.4.1] Escape closes it, and closing clears the message and what was typed', async () => {
    const { context, page } = await visit(browser, product.address)
    await page.goto('/login')
    await logIn(page, 'falsch')
    await dialog(page).getByText('E-Mail oder Passwort ist falsch.').waitFor()
    // The button that was pressed was switched off while it asked, and has the focus again.
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')

    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await dialog(page).waitFor()
    expect(await dialog(page).getByText('E-Mail oder Passwort ist falsch.').count()).toBe(0)
    expect(await dialog(page).getByLabel('E-Mail').inputValue()).toBe('')
    await context.close()
  })

  test('[2.4.2] a failure shows its message, shakes for 700 ms and is heard; so is the success', async () => {
    const { context, page } = await visit(browser, product.address, { reducedMotion: false })
    const tones = await listen(page)
    await page.clock.install()
    await page.goto('/login')
    await dialog(page).waitFor()
    await freeze(page)
    const animation = () => dialog(page).evaluate(paper => getComputedStyle(paper).animation)
    await logIn(page, 'falsch')
    await dialog(page).getByText('E-Mail oder Passwort ist falsch.').waitFor()
    expect(await animation()).toContain('0.7s')
    await page.clock.runFor(650)
    expect(await animation()).toContain('0.7s')
    await page.clock.runFor(60)
    await expect.poll(animation).not.toContain('0.7s')
    const [first = 0, last = 0] = await tones()
    expect(first, 'downwards').toBeGreaterThan(last)

    await logIn(page)
    await page.clock.resume()
    await page.waitForURL('**/archiv')
    const [low = 0, high = 0] = (await tones()).slice(2)
    expect(low, 'upwards').toBeLessThan(high)
    await context.close()
  })

  test('[2.4.2] who wants less motion gets the message without the shaking', async () => {
    const { context, page } = await visit(browser, product.address)
    await page.goto('/login')
    await logIn(page, 'falsch')
    await dialog(page).getByText('E-Mail oder Passwort ist falsch.').waitFor()
    expect(await dialog(page).evaluate(paper => getComputedStyle(paper).animation)).not.toContain('0.7s')
    await context.close()
  })

  test('of a page that is a dialog the start page beneath is dimmed', async () => {
    const { context, page } = await visit(browser, product.address)
    await page.goto('/login')
    await dialog(page).waitFor()
    const colour = page.locator('.MuiBackdrop-root').evaluate(one => getComputedStyle(one).backgroundColor)
    expect(await colour).toBe('rgba(0, 0, 0, 0.5)')
    await context.close()
  })

  test('[2.4.3] an address that is not confirmed gets its mail again', async () => {
    const email = 'unbestaetigt@example.org'
    const visitor = createClient({ baseUrl: product.address, fetch, token: () => null })
    await visitor.call(register, { body: { name: 'Uwe Wartet', email, password: PASSWORD } })
    const { context, page } = await visit(browser, product.address)
    await page.goto('/login')
    await logIn(page, PASSWORD, email)
    await dialog(page).getByText('Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.').waitFor()
    expect(await faultsAtAllWidths(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'E-Mail erneut senden' }).click()
    await dialog(page).getByRole('button', { name: 'Erledigt – bitte E-Mail prüfen' }).waitFor()
    await dialog(page).getByText('E-Mail erneut versendet.').waitFor()
    await expect
      .poll(async () => (await mails(product.dataDir)).filter(({ to }) => to === email).length)
      .toBeGreaterThanOrEqual(2)
    await context.close()
  })

  test.each([
    [{ resend: true }, 'Kein gültiger Token verfügbar.'],
    [{ resend: true, token: 't' }, 'Fehler beim Versenden der E-Mail.'],
  ])('[8.1] the mail cannot be sent again: %j', async (fields, sentence) => {
    const { context, page } = await visit(browser, product.address)
    const refusal = { code: 'accounts.notConfirmed', message: 'Noch nicht.', ...fields }
    await page.route('**/api/login', route => route.fulfill({ status: 403, json: refusal }))
    await page.route('**/api/resend-verification', route => route.fulfill({ status: 502, body: '<html>' }))
    await page.goto('/login')
    await logIn(page)
    await dialog(page).getByRole('button', { name: 'E-Mail erneut senden' }).click()
    await dialog(page).getByText(sentence).waitFor()
    await context.close()
  })

  test('[8.1] without a sentence of the server the error is unknown', async () => {
    const { context, page } = await visit(browser, product.address)
    await page.route('**/api/login', route => route.fulfill({ status: 500, body: '' }))
    await page.goto('/login')
    await logIn(page)
    await dialog(page).getByText('Unbekannter Fehler.').waitFor()
    await context.close()
  })

  test('[5.2] empty fields are not sent', async () => {
    const { context, page } = await visit(browser, product.address)
    await page.goto('/login')
    await logIn(page, '')
    await dialog(page).getByText('Bitte füllen Sie alle Felder aus.').waitFor()
    await context.close()
  })
})

describe('after the login', () => {
  test('[2.2.4] whoever wanted to a page gets there, others to the archive', async () => {
    const { context, page } = await visit(browser, product.address)
    await page.goto('/account')
    await logIn(page)
    await page.getByRole('heading', { level: 1, name: 'Konto' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(url => url.pathname === '/')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await logIn(page)
    await page.waitForURL('**/archiv')
    await context.close()
  })

  test('[3.1] the login with its limits survives a new load, and „Angemeldet bleiben“ is kept', async () => {
    const { context, page } = await visit(browser, product.address)
    await page.goto('/login')
    await dialog(page).getByLabel('Angemeldet bleiben').check()
    await logIn(page)
    await page.waitForURL('**/archiv')
    await page.goto('/account')
    await page.getByRole('progressbar', { name: 'Gratis-Analysen verbraucht' }).waitFor()
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}') as { state: object })
    expect(stored.state).toMatchObject({
      remember: true,
      user: { email: account.email, roles: ['ROLE_USER'] },
      monthlyLimit: null,
      freeAnalysesTotal: 3,
      freeAnalysesUsed: 0,
      freeAnalysesRemaining: 3,
      lockedReports: 0,
      firstUploads: 3,
      unlockedUploads: 0,
      totalUploads: 3,
    })
    const used = page.getByRole('progressbar', { name: 'Gratis-Analysen verbraucht' })
    expect(await used.getAttribute('aria-valuenow')).toBe('0')
    expect(await page.getByRole('progressbar', { name: 'Analysen übrig' }).getAttribute('aria-valuenow')).toBe('100')
    await context.close()
  })

  test('[2.1.1] who is logged in already is led from /login and /register to the start', async () => {
    const session = await sessionOf(product.address, account.email)
    const { context, page } = await visit(browser, product.address, { session })
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await page.waitForURL(url => url.pathname === '/')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await context.close()
  })
})

test('[2.1.1] the login fits on phone, tablet and desktop, without faults', async () => {
  const { context, page } = await visit(browser, product.address, { width: 360 })
  await page.goto('/login')
  await dialog(page).waitFor()
  await picture(page, 'login-360')
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'login-1440')
  expect(await dialog(page).getByRole('button', { name: 'Mit Google anmelden' }).count(), 'not set up').toBe(0)
  await context.close()
})
