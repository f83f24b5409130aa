import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkIn } from './mailbox.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, freeze, moveUntilNoticed, picture, visit } from './visitor.ts'

const PASSWORD = 'Sehr-geheim-1'
const ERIKA = { Name: 'Erika Muster', 'E-Mail': 'erika@example.org', Passwort: PASSWORD }

const product = sharedProduct()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

const register = (page: Page) => page.getByRole('button', { name: 'Konto anlegen' }).click()
const home = (url: URL) => url.pathname === '/'

describe('registration', () => {
  test('[1.4] [2.5.2] [2.8.1] from the form by the mail to the first login', async () => {
    const { context, page } = await visit(browser, product.address)
    await page.clock.install()
    await page.goto('/register')
    await fill(page, { ...ERIKA, 'Passwort wiederholen': PASSWORD })
    await register(page)
    await page.getByText('Registrierung erfolgreich. Bitte prüfen Sie Ihre E-Mails.').waitFor()
    await freeze(page)
    await page.clock.runFor(3_500)
    expect(await page.getByRole('dialog', { name: 'Registrieren' }).count(), 'not yet 5 s').toBe(1)
    await page.clock.runFor(1_500)
    await page.waitForURL(home)
    await page.getByRole('dialog', { name: 'Login' }).waitFor()
    await page.clock.resume()
    await context.close()

    const token = await linkIn(product.dataDir, ERIKA['E-Mail'], /\/confirm\?token=([\w-]+)/)
    const second = await visit(browser, product.address)
    await second.page.clock.install()
    await second.page.goto(`/confirm?token=${token}`)
    await moveUntilNoticed(second.page)
    await second.page.getByText('Danke. Die Bestätigung ist korrekt. Einen Augenblick bitte.').waitFor()
    await freeze(second.page)
    await second.page.clock.runFor(1_500)
    expect(new URL(second.page.url()).pathname, 'not yet 3 s').toBe('/confirm')
    await second.page.clock.runFor(1_500)
    await second.page.waitForURL(home)
    await second.page.clock.resume()
    await second.page.getByText('Ihre E-Mail-Adresse ist bestätigt.').first().waitFor()
    const login = second.page.getByRole('dialog', { name: 'Login' })
    await login.waitFor()
    await login.getByLabel('E-Mail').fill(ERIKA['E-Mail'])
    await login.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await login.getByRole('button', { name: 'Login' }).click()
    await second.page.waitForURL('**/archiv')
    await second.context.close()
  })

  test('[M3] a program that opens the link of the mail and plays events confirms nothing; a key of a person does', async () => {
    const email = 'm3@example.org'
    const { context, page } = await visit(browser, product.address)
    const sent = await context.request.post('/api/register', { data: { name: 'Eva', email, password: PASSWORD } })
    expect(sent.status()).toBe(200)
    const token = await linkIn(product.dataDir, email, /\/confirm\?token=([\w-]+)/)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(`/confirm?token=${token}`)
    await page.getByRole('button', { name: 'Adresse bestätigen' }).waitFor()
    for (let time = 0; time < 5; time++) {
      await page.evaluate(() => {
        for (const type of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'focus'])
          window.dispatchEvent(new Event(type, { bubbles: true }))
      })
      await new Promise(resolve => setTimeout(resolve, 200))
    }
    expect(asked).not.toContain('/api/confirm')
    await page.keyboard.press('Shift')
    await page.getByText('Danke. Die Bestätigung ist korrekt.').waitFor()
    await context.close()
  })

  test.each(['Escape', 'overlay'])('[2.5.1] %s closes it and goes to the start', async way => {
    const { context, page } = await visit(browser, product.address)
    await page.goto('/register')
    await page.getByRole('dialog', { name: 'Registrieren' }).waitFor()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.mouse.click(5, 450)
    await page.waitForURL(home)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await context.close()
  })

  test('[5.1] [5.2] says beneath each field what is wrong, and above the button what to do', async () => {
    const { context, page } = await visit(browser, product.address, { width: 360 })
    await page.goto('/register')
    await register(page)
    await page.getByText('Bitte füllen Sie alle Felder aus.').waitFor()
    await page.getByText('Bitte ein Passwort eingeben.').waitFor()
    await page.getByText('Bitte das Passwort wiederholen.').waitFor()
    for (const [password, fault] of [
      ['Ab1', 'Mindestens 8 Zeichen.'],
      ['langgenug1', 'Mindestens ein Großbuchstabe, ein Kleinbuchstabe und eine Zahl.'],
    ] as const) {
      await fill(page, { Passwort: password })
      await page.getByText(fault).waitFor()
    }
    await fill(page, { ...ERIKA, 'Passwort wiederholen': 'etwas anderes' })
    await page.getByText('Die Passwörter stimmen nicht überein.').waitFor()
    await register(page)
    await page.getByText('Bitte korrigieren Sie die Passwort-Fehler.').waitFor()
    await picture(page, 'register-360')
    expect(await faultsAtAllWidths(page)).toEqual([])
    await context.close()
  })

  test.each([
    ['ab', {}],
    ['abc', { refCode: 'abc', landingUrl: '/register' }],
  ])('[1.4] the referral code %s of a link is sent along only when it counts', async (code, expected) => {
    const { context, page } = await visit(browser, product.address)
    await page.addInitScript(kept => localStorage.setItem('affiliate.refCode', kept), code)
    await page.route('**/api/register', route => route.fulfill({ json: { message: '' } }))
    await page.goto('/register')
    await fill(page, { ...ERIKA, 'Passwort wiederholen': PASSWORD })
    const [request] = await Promise.all([page.waitForRequest('**/api/register'), register(page)])
    const { refCode, landingUrl } = request.postDataJSON() as { refCode?: string; landingUrl?: string }
    expect({ ...(refCode && { refCode }), ...(landingUrl && { landingUrl: new URL(landingUrl).pathname }) }).toEqual(
      expected,
    )
    await page.getByText('Registrierung erfolgreich.').waitFor()
    await context.close()
  })

  test.each([
    ['no answer', null, 'Netzwerkfehler: Backend nicht erreichbar.'],
    ['a page of a proxy', 502, 'Netzwerkfehler: Unbekannte Antwort vom Server (Status 502).'],
  ])('[8.3] %s', async (_, status, sentence) => {
    const { context, page } = await visit(browser, product.address)
    await page.route('**/api/register', route =>
      status === null ? route.abort('connectionrefused') : route.fulfill({ status, body: '<html>' }),
    )
    await page.goto('/register')
    await fill(page, { ...ERIKA, 'Passwort wiederholen': PASSWORD })
    await register(page)
    await page.getByText(sentence).waitFor()
    await context.close()
  })
})

describe('confirmation', () => {
  test.each([
    ['/confirm', 'Kein Token gefunden.'],
    ['/confirm?token=erfunden', 'Verifizierung fehlgeschlagen.'],
  ])('[2.8.1] [8.3] %s says what is wrong and stays', async (path, sentence) => {
    const { context, page } = await visit(browser, product.address)
    await page.goto(path)
    // Not by the mouse: its way to the button confirms already, and the button is gone before it is there.
    if (path.includes('token')) await page.getByRole('button', { name: 'Adresse bestätigen' }).press('Enter')
    await page.getByText(sentence).waitFor()
    expect(await faultsAtAllWidths(page)).toEqual([])
    await context.close()
  })

  test('a program that opens the link and runs its scripts confirms nothing; a key or the button does', async () => {
    const { context, page } = await visit(browser, product.address)
    const asked: string[] = []
    await page.route('**/api/confirm?**', route => {
      asked.push(route.request().url())
      return route.continue()
    })
    await page.goto('/confirm?token=gesehen')
    await page.getByText('Mit einem Klick').waitFor()
    expect(await faultsAtAllWidths(page)).toEqual([])
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')))
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Adresse bestätigen' }).press('Enter')
    await page.getByText('Verifizierung fehlgeschlagen.').waitFor()
    expect(asked).toHaveLength(1)
    await context.close()
  })
})
