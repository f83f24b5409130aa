import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { linkIn } from './mailbox.ts'
import { sharedProduct } from './sharedProduct.ts'
import { escapeBackTo, exposeFile, newAccount, tabTo, visit } from './visitor.ts'

const product = sharedProduct()
const PASSWORD = 'Sehr-geheim-1'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Goes there by the Tab key, and presses another. */
async function press(page: Page, key: 'Enter' | 'Space', ...place: Parameters<Page['getByRole']>): Promise<void> {
  await tabTo(page, page.getByRole(...place))
  await page.keyboard.press(key)
}

test('from the start page through registration, login and upload to the report, by the keyboard alone', async () => {
  const { context, page } = await visit(browser, product.address)
  page.setDefaultTimeout(120_000)
  const email = `tasten-${Math.random().toString(36).slice(2)}@example.org`
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await press(page, 'Enter', 'link', { name: 'Registrieren' })
  for (const [label, text] of [
    ['Name', 'Erika Muster'],
    ['E-Mail', email],
    ['Passwort', PASSWORD],
    ['Passwort wiederholen', PASSWORD],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await page.getByText('Registrierung erfolgreich. Bitte prüfen Sie Ihre E-Mails.').waitFor()
  const token = await linkIn(product.dataDir, email, /\/confirm\?token=([\w-]+)/)
  // In the same tab, so that nobody logs in for him; any key is the sign of a person.
  await page.goto(`/confirm?token=${token}`)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).waitFor()
  await page.keyboard.press('Tab')
  const login = page.getByRole('dialog', { name: 'Login' })
  await tabTo(page, login.getByLabel('E-Mail'))
  await page.keyboard.type(email)
  await tabTo(page, login.getByLabel('Passwort', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  // Where he was going before: the registration, which has no use for him any more.
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await tabTo(page, page.getByRole('navigation').getByRole('button', { name: 'Analyse starten' }))
  await page.keyboard.press('Enter')
  const upload = page.getByRole('dialog', { name: 'Analyse starten' })
  // Until it has asked how much is left nothing that is chosen is kept; who reads is slower than that.
  await upload.getByText('Verbleibende Analysen').waitFor()
  const choosing = page.waitForEvent('filechooser')
  await press(page, 'Enter', 'button', { name: 'PDF auswählen' })
  await (await choosing).setFiles(await exposeFile('s01-gohlis-tabelle'))
  await tabTo(page, upload.getByRole('checkbox'))
  await page.keyboard.press('Space')
  // It can be reached once the pages are counted.
  await upload.getByRole('button', { name: 'Analyse starten', disabled: false }).waitFor()
  await tabTo(page, upload.getByRole('button', { name: 'Analyse starten' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/process-status')
  // A whole analysis, beside other journeys.
  await page.getByRole('link', { name: 'Bericht ansehen', exact: true }).waitFor({ timeout: 180_000 })
  await press(page, 'Enter', 'link', { name: 'Bericht ansehen', exact: true })
  await page.getByText('Das ist die Vorschau.').waitFor()
  await context.close()
}, 600_000)

/** What opens a dialog, where, and how wide the window is. */
const OPENERS = [
  ['/profi', 1440, 'Login', 'Login', 'visitor'],
  ['/profi', 1440, 'Cookie-Einstellungen', 'Cookie-Einstellungen', 'visitor'],
  ['/profi', 360, 'Menü öffnen', 'Menü', 'visitor'],
  ['/', 1440, 'Jetzt Analyse starten', 'Analyse starten', 'user'],
] as const

test.each(OPENERS)(
  '%s at %i px: „%s“ gets the keyboard back from its dialog',
  async (path, width, opener, name, who) => {
    const { session } = who === 'user' ? await newAccount(product) : {}
    const { context, page } = await visit(browser, product.address, {
      width,
      ...(session !== undefined && { session }),
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: opener }).first()
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const opened = page.getByRole('dialog', { name })
    await opened.waitFor()
    // In it, or on the frame that holds it.
    const isInIt = () =>
      opened.evaluate(one => {
        const { activeElement: active, body } = document
        return active !== body && (one.contains(active) || active?.contains(one) === true)
      })
    await expect.poll(isInIt).toBe(true)
    await escapeBackTo(page, button)
    await context.close()
  },
)
