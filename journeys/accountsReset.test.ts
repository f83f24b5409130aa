import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkIn } from './mailbox.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, freeze, newAccount, picture, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const home = (url: URL) => url.pathname === '/'
const NEW_PASSWORD = 'Noch-geheimer-2'

test('[2.6.1] [2.7.1] a forgotten password is replaced by the link of a mail', async () => {
  const { email } = await newAccount(product)
  const { context, page } = await visit(browser, product.address)
  await page.clock.install()
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  expect(await page.getByRole('dialog', { name: 'Passwort vergessen' }).getByRole('textbox').count()).toBe(1)
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').waitFor()
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await page.getByText('Bitte prüfen Sie Ihre E-Mails.').waitFor()
  await freeze(page)
  await page.clock.runFor(3_500)
  expect(await page.getByRole('dialog', { name: 'Passwort vergessen' }).count(), 'not yet 5 s').toBe(1)
  await page.clock.runFor(1_500)
  await page.waitForURL(home)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await context.close()

  const token = await linkIn(product.dataDir, email, /\/reset-password\?token=([\w-]+)/)
  const second = await visit(browser, product.address, { width: 360 })
  await second.page.clock.install()
  await second.page.goto(`/reset-password?token=${token}`)
  const save = second.page.getByRole('button', { name: 'Passwort speichern' })
  await save.click()
  await second.page.getByText('Bitte beide Passwortfelder ausfüllen.').waitFor()
  await second.page.getByLabel('Neues Passwort', { exact: true }).fill('kurz')
  await second.page.getByLabel('Passwort wiederholen', { exact: true }).fill('kurz')
  await save.click()
  await second.page.getByText('Bitte korrigieren Sie die Passwort-Fehler.').waitFor()
  await picture(second.page, 'reset-360')
  await second.page.getByLabel('Neues Passwort', { exact: true }).fill(NEW_PASSWORD)
  await second.page.getByLabel('Passwort wiederholen', { exact: true }).fill(NEW_PASSWORD)
  await save.click()
  await second.page.getByText('Passwort erfolgreich geändert.').waitFor()
  await freeze(second.page)
  await second.page.clock.runFor(500)
  expect(await second.page.getByRole('dialog', { name: 'Passwort neu festlegen' }).count(), 'not yet 3 s').toBe(1)
  await second.page.clock.runFor(2_500)
  await second.page.waitForURL(home)
  await second.context.close()

  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: NEW_PASSWORD })
  expect((await fetch(`${product.address}/api/login`, { method: 'POST', headers, body })).status).toBe(200)
})

describe('a link that does not hold', () => {
  test.each([
    ['/reset-password', 'Kein Token gefunden.'],
    ['/reset-password?token=erfunden', 'Token ungültig oder abgelaufen.'],
  ])('[2.7.1] [8.3] %s says so, closes after 3 s, and a new one can be asked for', async (path, sentence) => {
    const { context, page } = await visit(browser, product.address)
    await page.clock.install()
    await page.goto(path)
    await page.getByText(sentence).waitFor()
    await freeze(page)
    // On a busy machine a second and a half may pass until the clock stands still.
    await page.clock.runFor(500)
    expect(await page.getByRole('dialog', { name: 'Passwort neu festlegen' }).count(), 'not yet 3 s').toBe(1)
    await page.clock.runFor(2_500)
    await page.waitForURL('**/forgot-password')
    await page.getByRole('dialog', { name: 'Passwort vergessen' }).getByLabel('E-Mail').waitFor()
    await context.close()
  })
})

test.each([
  ['a refusal without words', { status: 400, json: { code: 'x.y', message: '' } }, 'Anfrage fehlgeschlagen.'],
  ['a page of a proxy', { status: 502, body: '' }, 'Netzwerkfehler: Unbekannte Antwort vom Server (Status 502).'],
])('[8.3] forgot password, %s', async (_, answer, sentence) => {
  const { context, page } = await visit(browser, product.address)
  await page.route('**/api/forgot-password', route => route.fulfill(answer))
  await page.goto('/forgot-password')
  await page.getByLabel('E-Mail').fill('eva@example.org')
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await page.getByText(sentence).waitFor()
  await context.close()
})

test('[8.3] a new password that is refused without words', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.route('**/api/reset-password/validate*', route => route.fulfill({ json: { valid: true } }))
  await page.route('**/api/reset-password', route => route.fulfill({ status: 400, json: { code: 'x.y', message: '' } }))
  await page.goto('/reset-password?token=t')
  await page.getByLabel('Neues Passwort', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await page.getByText('Reset fehlgeschlagen.').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.goto('/forgot-password')
  await page.getByRole('dialog').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await context.close()
})
