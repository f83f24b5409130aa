import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { linkIn } from './mailbox.ts'
import { sharedProduct } from './sharedProduct.ts'
import { exposeFile, faultsAtAllWidths, newAccount, picture, tabTo, visit, WIDTHS } from './visitor.ts'

const product = sharedProduct()
const PASSWORD = 'Sehr-geheim-1'
/**
 * Each tap and each field that is filled in, the cookie choice too, the choice of the file counted twice (without the mail program): it
 * was 17 when the way led through login form, archive and upload.
 */
const MAX_ACTIONS = 8

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const passwordsOf = (page: Page): [Locator, Locator] => [
  page.getByLabel('Passwort', { exact: true }),
  page.getByLabel('Passwort wiederholen', { exact: true }),
]

/** For the exposé that waits. */
const consentOf = (page: Page): Locator => page.getByRole('checkbox', { name: /^Ich akzeptiere die AGB/ })

/** Lets a file fall on the page, as a person does. */
async function drop(page: Page, path: string, name: string): Promise<void> {
  const bytes = (await readFile(path)).toString('base64')
  const transfer = await page.evaluateHandle(
    ([content, called]) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(content ?? ''), letter => letter.charCodeAt(0))
      data.items.add(new File([bytes], called ?? '', { type: 'application/pdf' }))
      return data
    },
    [bytes, name],
  )
  // A page that is not awake yet lets the browser open the file instead.
  await page.waitForFunction(
    dataTransfer => !window.dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true })),
    transfer,
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

test('from the hero to the first report it takes a phone at most eight actions, none of them on the page of the confirmation', async () => {
  // Somebody who was never here; the question about cookies is answered before the hero can be used.
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto('/')
  let actions = 0
  const act = async <Result>(action: Promise<Result>): Promise<Result> => {
    actions++
    return action
  }
  await act(page.getByRole('button', { name: 'Nur notwendige' }).tap())
  await page.waitForLoadState('networkidle')
  const email = `erste-${Math.random().toString(36).slice(2)}@example.org`
  const choosing = page.waitForEvent('filechooser')
  await act(page.getByLabel('Exposé als PDF auswählen').tap())
  await act((await choosing).setFiles(await exposeFile()))
  const waiting = page.getByRole('group', { name: 'Ihr Exposé wartet' })
  await waiting.getByText(/buxtehude.*\.pdf/).waitFor()
  await act(page.getByLabel('Name', { exact: true }).fill('Erika Muster'))
  await act(page.getByLabel('E-Mail', { exact: true }).fill(email))
  await act(consentOf(page).tap())
  const [password, repeat] = passwordsOf(page)
  expect(await repeat.inputValue()).toBe(await password.inputValue())
  expect(await password.getAttribute('type')).toBe('text')
  expect(await faultsAtAllWidths(page)).toEqual([])
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
    await picture(page, `erster-lauf-${width}`)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await act(page.getByRole('button', { name: 'Konto anlegen' }).tap())
  await page.getByText('Registrierung erfolgreich. Bitte prüfen Sie Ihre E-Mails.').waitFor()
  await page.getByText('und es geht mit Ihrem Exposé weiter').waitFor()

  const token = await linkIn(product.dataDir, email, /\/confirm\?token=([\w-]+)/)
  const mailed = await context.newPage()
  // A person sees one tab at a time; to the headless browser all of them are in front, and either would take the waiting file.
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }))
  mailed.setDefaultTimeout(120_000)
  // No pointer moves, as on a phone, and no touch: this browser has registered.
  await act(mailed.goto(`/confirm?token=${token}`))
  await mailed.waitForURL('**/archiv/bericht/*')
  await mailed.getByRole('heading', { level: 1, name: /Buxtehude/ }).waitFor()
  await picture(mailed, 'erster-lauf-bericht')
  expect(actions).toBeLessThanOrEqual(MAX_ACTIONS)
  await context.close()
  // Three widths with their rules, and a whole analysis.
}, 600_000)

/** Drops an exposé and registers for it. @returns the link of the mail */
async function registerWithExpose(page: Page): Promise<string> {
  const email = `wartet-${Math.random().toString(36).slice(2)}@example.org`
  await page.goto('/register')
  await drop(page, 'samples/pdf/s01-gohlis-tabelle.pdf', 'Haus am See.pdf')
  await page.getByRole('group', { name: 'Ihr Exposé wartet' }).waitFor()
  const below = await page.getByLabel('E-Mail', { exact: true }).boundingBox()
  expect((await consentOf(page).boundingBox())?.y, 'on the way to the button').toBeGreaterThan(below?.y ?? 0)
  await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByText('Lassen Sie diese Seite offen').waitFor()
  return `/confirm?token=${await linkIn(product.dataDir, email, /\/confirm\?token=([\w-]+)/)}`
}

test('the tab of the link goes on with the exposé, also where the tab that registered is seen beside it', async () => {
  const { context, page } = await visit(browser, product.address)
  const link = await registerWithExpose(page)
  // To the headless browser both tabs are in front, as two windows are.
  const mailed = await context.newPage()
  await mailed.goto(link)
  await mailed.getByRole('dialog', { name: 'Analyse starten' }).getByText('Haus am See.pdf').waitFor()
  expect(await page.getByRole('dialog', { name: 'Analyse starten' }).count()).toBe(0)
  await page.getByText('Weiter geht es im Tab, den der Link geöffnet hat.').waitFor()
  await context.close()
})

test('the link that is opened in place of the page that registered confirms by itself, and the login tells of the exposé', async () => {
  const { context, page } = await visit(browser, product.address, { width: 360 })
  await page.goto(await registerWithExpose(page))
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByText('Haus am See.pdf wartet in diesem Browser').waitFor()
  await context.close()
})

test('who is let in only when the login stands open already is not asked for it', async () => {
  const { context, page } = await visit(browser, product.address)
  const email = `spaet-${Math.random().toString(36).slice(2)}@example.org`
  // A busy server: the tab that registered is let in late.
  const { promise: held, resolve: letIn } = Promise.withResolvers<undefined>()
  await page.route('**/api/login', async route => {
    await held
    await route.continue()
  })
  await page.goto('/register')
  for (const [label, text] of [
    ['Name', 'Erika Muster'],
    ['E-Mail', email],
    ['Passwort', PASSWORD],
    ['Passwort wiederholen', PASSWORD],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByText('Registrierung erfolgreich. Bitte prüfen Sie Ihre E-Mails.').waitFor()
  const token = await linkIn(product.dataDir, email, /\/confirm\?token=([\w-]+)/)
  // The login that opens by itself says that it lets nobody in yet, and what does.
  await page.getByRole('dialog', { name: 'Login' }).getByText(`Öffnen Sie den Link in der Mail an ${email}`).waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  const mailed = await context.newPage()
  await mailed.goto(`/confirm?token=${token}`)
  const login = mailed.getByRole('dialog', { name: 'Login' })
  await login.waitFor()
  letIn(undefined)
  await login.waitFor({ state: 'detached' })
  await mailed.getByRole('button', { name: 'Logout' }).waitFor()
  await context.close()
})

test('an exposé that is chosen by the keyboard waits through a reload and starts after a login in the same browser', async () => {
  const { email } = await newAccount(product)
  const { context, page } = await visit(browser, product.address, { width: 360 })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const choosing = page.waitForEvent('filechooser')
  await page.getByLabel('Exposé als PDF auswählen').press('Enter')
  await (await choosing).setFiles(await exposeFile('s01-gohlis-tabelle'))
  await page.getByRole('group', { name: 'Ihr Exposé wartet' }).waitFor()
  await page.reload()
  await page.getByRole('group', { name: 'Ihr Exposé wartet' }).waitFor()
  await consentOf(page).press('Space')
  await page.getByRole('link', { name: 'Zum Login' }).press('Enter')
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByText(/gohlis.*\.pdf wartet in diesem Browser: Nach dem Login geht es damit weiter\./).waitFor()
  await picture(page, 'login-neu-hier-360')
  await login.getByLabel('E-Mail').fill(email)
  await login.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Upload abgeschlossen.').waitFor({ timeout: 180_000 })
  await page.waitForURL('**/archiv/bericht/*', { timeout: 180_000 })
  await context.close()
  // A whole analysis, beside other journeys.
}, 600_000)

test('what is no PDF is not kept; who is logged in goes straight to the upload', async () => {
  const { session } = await newAccount(product)
  const { context, page } = await visit(browser, product.address, { session })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await drop(page, 'package.json', 'Haus.docx')
  await page.getByText('Das ist kein PDF.').waitFor()
  await drop(page, 'samples/pdf/s01-gohlis-tabelle.pdf', 'Haus.pdf')
  const dialog = page.getByRole('dialog', { name: 'Analyse starten' })
  await dialog.getByText('Haus.pdf').waitFor()
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false)
  await context.close()
})

test('who has come to register already may drop the exposé there, too, and is suggested a password', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.goto('/register')
  await page.getByRole('dialog', { name: 'Registrieren' }).waitFor()
  const [password, repeat] = passwordsOf(page)
  expect(await password.inputValue(), 'nobody waits for it').toBe('')
  await drop(page, 'samples/pdf/s01-gohlis-tabelle.pdf', 'Haus am See.pdf')
  await page.getByRole('group', { name: 'Ihr Exposé wartet' }).getByText('Haus am See.pdf').waitFor()
  await expect.poll(() => password.inputValue()).toMatch(/.{12}/)
  expect(await repeat.inputValue()).toBe(await password.inputValue())
  await context.close()
})

test('who wants a password of their own empties both fields by one key and types it unseen', async () => {
  const { context, page } = await visit(browser, product.address, { width: 360 })
  await page.goto('/register')
  await page.getByRole('dialog', { name: 'Registrieren' }).waitFor()
  await drop(page, 'samples/pdf/s01-gohlis-tabelle.pdf', 'Haus.pdf')
  const [password, repeat] = passwordsOf(page)
  await expect.poll(() => password.inputValue()).not.toBe('')
  await tabTo(page, page.getByRole('button', { name: 'Eigenes Passwort wählen' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => password.evaluate(one => one === document.activeElement)).toBe(true)
  for (const field of [password, repeat]) {
    expect(await field.inputValue()).toBe('')
    expect(await field.getAttribute('type')).toBe('password')
  }
  expect(await page.getByText('Bitte ein Passwort eingeben.').count(), 'nobody is scolded for the wish').toBe(0)
  await page.keyboard.type(PASSWORD)
  await tabTo(page, repeat)
  await page.keyboard.type(PASSWORD)
  await page.getByRole('button', { name: 'Passwort vorschlagen' }).waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.route('**/api/register', route => route.fulfill({ json: { message: '' } }))
  await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
  await page.getByLabel('E-Mail', { exact: true }).fill('eigen@example.org')
  const sent = page.waitForRequest('**/api/register')
  await page.getByRole('button', { name: 'Konto anlegen' }).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ password: PASSWORD })
  await context.close()
})

test('an exposé that comes after the password was typed does not overwrite it', async () => {
  const { context, page } = await visit(browser, product.address)
  await page.goto('/register')
  const [password, repeat] = passwordsOf(page)
  await password.fill(PASSWORD)
  await repeat.focus()
  await drop(page, 'samples/pdf/s01-gohlis-tabelle.pdf', 'Haus.pdf')
  await page.getByRole('group', { name: 'Ihr Exposé wartet' }).waitFor()
  expect(await password.inputValue()).toBe(PASSWORD)
  await page.getByRole('button', { name: 'Passwort vorschlagen' }).waitFor()
  await context.close()
})
