import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { faultsAtAllWidths, newAccount, picture, visit } from './visitor.ts'

/** What Google's script offers, in small: a button that hands out a credential. */
const SCRIPT = `window.google = { accounts: { id: {
  initialize(options) { this.options = options },
  prompt() {},
  renderButton(parent) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Weiter mit Google'
    button.onclick = () => this.options.callback({ credential: window.credential, client: this.options.client_id })
    parent.append(button)
  },
} } }`

let product: Product
let browser: Browser
/** What the server answers to a sign-in. */
let signedIn: unknown

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ GOOGLE_CLIENT_ID: 'unser-klient' }), openBrowser()])
  const { email } = await newAccount(product)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: 'Sehr-geheim-1' })
  signedIn = await (await fetch(`${product.address}/api/login`, { method: 'POST', headers, body })).json()
})
afterAll(async () => {
  await Promise.all([product.stop(), browser.close()])
})

async function visitWithGoogle(credential = 'ein-id-token') {
  const visitor = await visit(browser, product.address)
  const asked: string[] = []
  visitor.page.on('request', request => {
    if (!request.url().startsWith(product.address)) asked.push(request.url())
  })
  await visitor.page.addInitScript(value => Object.assign(window, { credential: value }), credential)
  await visitor.page.route('https://accounts.google.com/**', route =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  return { ...visitor, asked }
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  await page.getByRole('button', { name: 'Weiter mit Google' }).click()
}

test('[1.4] [2.4.1] nothing is asked of Google before the click; then the login goes where it was wanted', async () => {
  const { context, page, asked } = await visitWithGoogle()
  await page.goto('/account')
  const offer = page.getByRole('button', { name: 'Mit Google anmelden' })
  await offer.waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await picture(page, 'google')
  expect(asked).toEqual([])
  await page.route('**/api/auth/google', route => route.fulfill({ json: signedIn }))
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/google'), signIn(page)])
  expect(request.postDataJSON()).toMatchObject({ credential: 'ein-id-token', remember: false })
  await page.getByRole('heading', { level: 1, name: 'Konto' }).waitFor()
  expect(new Set(asked)).toEqual(new Set(['https://accounts.google.com/gsi/client']))
  await context.close()
})

test('[2.5.2] from the registration a sign-in with Google leads to the archive', async () => {
  const { context, page } = await visitWithGoogle()
  await page.route('**/api/auth/google', route => route.fulfill({ json: signedIn }))
  await page.goto('/register')
  await signIn(page)
  await page.waitForURL('**/archiv')
  await context.close()
})

test.each([
  ['the server refuses it', { status: 401, json: { code: 'x.y', message: 'So nicht.' } }, 'So nicht.'],
  [
    'refused without words',
    { status: 403, json: { code: 'x.y', message: '' } },
    'Google-Login fehlgeschlagen (Status 403).',
  ],
  ['no JSON', { status: 200, body: '<html>' }, 'Unerwartete Antwort vom Server (kein gültiges JSON).'],
])('[8.1] %s', async (_, answer, sentence) => {
  const { context, page } = await visitWithGoogle()
  await page.route('**/api/auth/google', route => route.fulfill(answer))
  await page.goto('/login')
  await signIn(page)
  await page.getByText(sentence).waitFor()
  await context.close()
})

test('[8.1] [5.2] Google gives no credential', async () => {
  const { context, page } = await visitWithGoogle('')
  await page.goto('/login')
  await signIn(page)
  await page.getByText('Kein id_token in Google-Response vorhanden.').waitFor()
  await context.close()
})

test('[8.1] the real server refuses what Google did not sign', async () => {
  const { context, page } = await visitWithGoogle('kein.echter.token')
  await page.goto('/login')
  await signIn(page)
  await page.getByText('Google-Login fehlgeschlagen.').waitFor()
  await context.close()
})

test('[8.1] Google is not reached, and may be tried again', async () => {
  const { context, page } = await visitWithGoogle()
  await page.unroute('https://accounts.google.com/**')
  await page.route('https://accounts.google.com/**', route => route.abort())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click()
  await page.getByText('Fehler bei Google-Authentifizierung.').waitFor()
  await page.getByRole('button', { name: 'Mit Google anmelden' }).waitFor()
  await context.close()
})
