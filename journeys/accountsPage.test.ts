import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { linkIn } from './mailbox.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, newAccount, picture, visit } from './visitor.ts'

const PASSWORD = 'Sehr-geheim-1'

const PAID = {
  id: '11111111-1111-4111-8111-111111111111',
  createdAt: '2026-10-20T09:30:00.000Z',
  contractId: 'EA-2026-0001',
  package: 'bronze',
  description: 'Plus-Paket Bronze',
  credits: 10,
  grossCents: 3900,
  refundedCents: 1000,
  status: 'paid',
  method: 'card',
  invoices: [{ id: 'r1', number: 'RE-2026-0001' }],
  subscription: { active: true, periodEnd: '2026-12-20T09:30:00.000Z', cancelledAt: null },
  withdrawnAt: null,
}

const product = sharedProduct()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The account page of a new account. @param prepare before it is opened */
async function openAccount(prepare: (page: Page) => Promise<void> = () => Promise.resolve()) {
  const account = await newAccount(product)
  const visitor = await visit(browser, product.address, { session: account.session })
  await prepare(visitor.page)
  await visitor.page.goto('/account')
  await visitor.page.getByRole('heading', { level: 1, name: 'Konto' }).waitFor()
  return { ...visitor, account }
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('payments', () => {
  test('[3.5] each with its state, sum and invoice; a running subscription says how to end it', async () => {
    const { context, page } = await openAccount(async page => {
      await page.route('**/api/user/payment-activities', route => route.fulfill({ json: [PAID] }))
    })
    const payments = section(page, 'Zahlungen und Rechnungen')
    await payments.getByText('Es verlängert sich am 20.12.2026 um einen Monat, bis Sie kündigen.').waitFor()
    expect(await payments.getByRole('link', { name: 'Abo kündigen' }).getAttribute('href')).toBe('/kuendigung')
    expect(await payments.getByRole('link', { name: 'Vertrag widerrufen' }).getAttribute('href')).toBe('/widerruf')
    expect((await payments.getByRole('listitem').textContent())?.replaceAll('\u00a0', ' ')).toBe(
      '20.10.2026Bronze · 10 Analysen je MonatBezahlt · Vertrag EA-2026-000139,00 €10,00 € erstattetRechnung RE-2026-0001',
    )
    await picture(page, 'account-1440')
    expect(await faultsAtAllWidths(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await picture(page, 'account-360')
    await context.close()
  })

  test('what was bought within the last two weeks leads to its withdrawal, filled in', async () => {
    const { context, page } = await openAccount(async page => {
      const json = [{ ...PAID, createdAt: new Date().toISOString() }]
      await page.route('**/api/user/payment-activities', route => route.fulfill({ json }))
    })
    const payments = section(page, 'Zahlungen und Rechnungen')
    await payments.getByRole('link', { name: 'Vertrag EA-2026-0001 widerrufen' }).press('Enter')
    await expect.poll(() => page.getByLabel('Vertragsnummer').inputValue()).toBe('EA-2026-0001')
    await context.close()
  })

  test.each([
    [{ 'content-disposition': 'attachment; filename="RE-2026-0001.pdf"' }, 'RE-2026-0001.pdf'],
    [{}, 'Rechnung_r1.pdf'],
  ])('[3.5] an invoice is saved under the name of the answer, else under its id: %j', async (headers, name) => {
    const { context, page } = await openAccount(async page => {
      await page.route('**/api/user/payment-activities', route => route.fulfill({ json: [PAID] }))
      await page.route('**/api/invoice/r1/download', route =>
        route.fulfill({ contentType: 'application/pdf', headers, body: '%PDF' }),
      )
    })
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Rechnung RE-2026-0001').click()])
    expect(download.suggestedFilename()).toBe(name)
    await context.close()
  })

  test('[3.5] that they cannot be loaded is said, and they may be asked for again', async () => {
    const { context, page } = await openAccount(async page => {
      let isDown = true
      await page.route('**/api/user/payment-activities', route =>
        isDown ? route.fulfill({ status: 500, json: { code: 'x.y', message: 'Kaputt.' } }) : route.continue(),
      )
      await page.exposeFunction('mend', () => (isDown = false))
    })
    await page.getByText('Fehler beim Laden der Zahlungen').waitFor()
    await page.evaluate('mend()')
    await button(page, 'Erneut laden').click()
    await page.getByText('Noch keine Zahlungen').waitFor()
    await context.close()
  })
})

test('[3.5] addresses: the first is the default, another can become it, both can be changed and deleted', async () => {
  const { context, page } = await openAccount()
  const addresses = section(page, 'Rechnungsadressen')
  await addresses.getByText('Ohne Adresse steht auf Ihrer Rechnung nur Ihr Name.').waitFor()
  for (const [street, zip, city] of [
    ['Weg 1', '04109', 'Leipzig'],
    ['Gasse 2', '1010', 'Wien'],
  ] as const) {
    await button(page, 'Adresse hinzufügen').click()
    await addresses.getByLabel('Straße und Hausnummer').fill(street)
    await addresses.getByLabel('PLZ').fill(zip)
    await addresses.getByLabel('Ort', { exact: true }).fill(city)
    if (city === 'Wien') await addresses.getByLabel('Land').selectOption('Österreich')
    await button(page, 'Adresse speichern').click()
    await addresses.getByText(city).waitFor()
  }
  const rows = () => addresses.getByRole('listitem').allTextContents()
  expect(await rows()).toEqual([
    'Weg 1, 04109 Leipzig StandardÄndernLöschen',
    'Gasse 2, 1010 Wien, Österreich Als StandardÄndernLöschen',
  ])
  await button(page, 'Als Standard verwenden: Gasse 2, 1010 Wien, Österreich').click()
  await expect.poll(async () => (await rows())[1]).toContain('Österreich StandardÄndern')
  await button(page, 'Ändern: Weg 1, 04109 Leipzig').click()
  await addresses.getByLabel('PLZ').fill('04317')
  await button(page, 'Adresse speichern').click()
  await button(page, 'Löschen: Weg 1, 04317 Leipzig').click()
  await expect.poll(rows).toEqual(['Gasse 2, 1010 Wien, Österreich StandardÄndernLöschen'])
  await button(page, 'Adresse hinzufügen').click()
  await addresses.getByLabel('PLZ').fill('abc')
  await button(page, 'Adresse speichern').click()
  await addresses.getByText('Eine Postleitzahl hat fünf Ziffern.').waitFor()
  await addresses.getByLabel('PLZ').fill('')
  await button(page, 'Adresse speichern').click()
  await addresses.getByText('Bitte geben Sie Straße, Postleitzahl oder Ort an.').waitFor()
  await context.close()
})

test('[3.5] name, address, password and settings are changed', async () => {
  const { context, page, account } = await openAccount()
  await page.getByLabel('Name', { exact: true }).fill('Erika Neumann')
  await button(page, 'Name speichern').click()
  await page.getByText('Ihr Name ist gespeichert.').waitFor()

  await page.getByLabel('Neue E-Mail-Adresse').fill(`neu.${account.email}`)
  await button(page, 'E-Mail-Adresse ändern').click()
  await page.getByText('Ihr bisheriges Passwort stimmt nicht.').waitFor()
  await page.getByLabel('Ihr Passwort', { exact: true }).fill(PASSWORD)
  await button(page, 'E-Mail-Adresse ändern').click()
  await page.getByText('Der Link an die neue Adresse schließt die Änderung ab.').waitFor()
  const token = await linkIn(product.dataDir, `neu.${account.email}`, /\/confirm\?token=([\w-]+)/)

  const news = page.getByRole('switch', { name: 'Neues zum Produkt' })
  const was = await news.isChecked()
  await news.click()
  await page.getByText('Ihre Einstellung ist gespeichert.').first().waitFor()

  await page.getByLabel('Bisheriges Passwort', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Noch-geheimer-2')
  await button(page, 'Passwort ändern').click()
  await page.getByText('Bitte beide Passwortfelder ausfüllen.').waitFor()
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill('Noch-geheimer-2')
  await button(page, 'Passwort ändern').click()
  await page.getByText('Passwort erfolgreich geändert.').waitFor()

  await fetch(`${product.address}/api/confirm?token=${token}`)
  await page.reload()
  await expect.poll(() => news.isChecked()).toBe(!was)
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Erika Neumann')
  await context.close()
})

test('[3.5] other sessions are ended one by one or all at once', async () => {
  const { context, page, account } = await openAccount()
  const sessions = section(page, 'Angemeldete Geräte')
  const count = () => sessions.getByRole('listitem').count()
  // newAccount logs in twice, so there is one beside the page's own.
  await expect.poll(count).toBe(2)
  await sessions.getByRole('button', { name: /^Sitzung beenden/ }).click()
  await expect.poll(count).toBe(1)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: account.email, password: PASSWORD })
  for (let more = 0; more < 2; more++) await fetch(`${product.address}/api/login`, { method: 'POST', headers, body })
  await page.reload()
  await expect.poll(count).toBe(3)
  await button(page, 'Alle anderen beenden').click()
  await expect.poll(count).toBe(1)
  expect(await sessions.getByRole('listitem').textContent()).toContain('Dieses Gerät')
  await context.close()
})

test('[2.1.1] all data is downloaded; then the account is deleted by the link of a mail', async () => {
  const { context, page, account } = await openAccount()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Alle Daten herunterladen').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  await button(page, 'Link zum Löschen anfordern').click()
  await page.getByText('Bitte prüfen Sie Ihre E-Mails und bestätigen Sie darin die Löschung Ihres Kontos.').waitFor()
  const token = await linkIn(product.dataDir, account.email, /\/confirm-account-deletion\/([\w-]+)/)
  await page.goto(`/confirm-account-deletion/${token}`)
  const confirm = button(page, 'Konto endgültig löschen')
  await confirm.waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await confirm.click()
  await page.getByText('Ihr Konto und alles, was dazugehörte, wurde gelöscht.').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toContain('"token":null')
  await page.goto(`/confirm-account-deletion/${token}`)
  await confirm.click()
  await page.getByText('Token ungültig oder abgelaufen.').waitFor()
  await context.close()
})
