import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { FILE_REFUSALS } from '#contract/intake.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, newAccount, picture, visit } from './visitor.ts'

const PDF = { name: 'haus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing') }
const TOO_LARGE =
  'Die Gesamtgröße deiner Datei(en) überschreitet das erlaubte Limit. Bitte kleinere oder weniger Dateien wählen.'
const SUCCESS = 'Upload abgeschlossen. Wir wechseln jetzt ins Statusfenster.'

const product = sharedProduct()
let browser: Browser
let session: string
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  ;({ session } = await newAccount(product))
})
afterAll(() => browser.close())
beforeEach(async () => {
  ;({ context, page } = await visit(browser, product.address, { session }))
  page.setDefaultTimeout(120_000)
  await page.goto('/archiv')
  await openUpload()
})
afterEach(() => context.close())

const dialog = () => page.getByRole('dialog', { name: 'Analyse starten' })
const startButton = () => dialog().getByRole('button', { name: 'Analyse starten' })
const consent = () => dialog().getByRole('checkbox')
const choose = (...files: (typeof PDF)[]) => page.locator('input[type=file]').setInputFiles(files)

async function openUpload(): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Analyse starten' }).click()
  await dialog().waitFor()
}

/** Everything that is needed, and the start. */
async function upload(...files: (typeof PDF)[]): Promise<void> {
  await choose(...(files.length > 0 ? files : [PDF]))
  await consent().check()
  await startButton().click()
}

const answer = (status: number, body: unknown) =>
  page.route('**/api/upload', route => route.fulfill({ status, json: body }))

test('[2.9.1] [5.3] the dialog shows what is left, takes several PDF files, and starts only with files and consent', async () => {
  await expect.poll(() => dialog().textContent()).toContain('Verbleibende Analysen: 3')
  const picker = page.locator('input[type=file]')
  expect(await picker.getAttribute('accept')).toBe('application/pdf,.pdf')
  expect(await picker.evaluate((input: HTMLInputElement) => input.multiple)).toBe(true)
  expect(await startButton().isDisabled()).toBe(true)
  expect(await dialog().textContent()).toContain('Bitte mindestens eine Datei auswählen.')

  await choose(PDF, { ...PDF, name: 'garten.pdf' })
  expect(await dialog().getByRole('listitem').count()).toBe(2)
  expect(await startButton().isDisabled()).toBe(true)
  await consent().check()
  expect(await startButton().isEnabled()).toBe(true)

  await dialog().getByRole('button', { name: 'haus.pdf entfernen' }).click()
  await dialog().getByRole('button', { name: 'garten.pdf entfernen' }).click()
  expect(await startButton().isDisabled()).toBe(true)
  for (const [name, path] of [
    ['AGB', '/agb'],
    ['Datenschutzerklärung', '/datenschutz'],
    ['Widerrufsbelehrung', '/widerrufsbelehrung'],
  ] as const) {
    expect(await dialog().getByRole('link', { name }).getAttribute('href')).toBe(path)
  }
})

test('the dialog is accessible and fits at every width, empty and with files and an error', async () => {
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await picture(page, 'upload-360')
  await choose(PDF, { ...PDF, name: 'Ein-sehr-langer-Dateiname-ohne-Leerzeichen-wie-Makler-ihn-schreiben-2026.pdf' })
  await choose({ ...PDF, name: 'Grundriss.dwg' })
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await picture(page, 'upload-dateien-360')
  await page.setViewportSize({ width: 320, height: 640 })
  const paper = dialog().locator('.MuiDialogContent-root')
  expect(await paper.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('[5.3] a wrong ending or too much at once is said, and nothing is sent', async () => {
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  await upload({ ...PDF, name: 'Foto.jpg' })
  await expect
    .poll(() => dialog().getByRole('alert').textContent())
    .toBe('Datei "Foto.jpg" hat eine unerlaubte Endung.')
  await dialog().getByRole('button', { name: 'Foto.jpg entfernen' }).click()
  const folder = await mkdtemp(join(tmpdir(), 'journey-'))
  const large = join(folder, 'gross.pdf')
  await writeFile(large, '%PDF-1.4')
  await truncate(large, 50 * 1024 * 1024 + 1)
  await page.locator('input[type=file]').setInputFiles(large)
  await startButton().click()
  await expect.poll(() => dialog().getByRole('alert').textContent()).toBe('Summe der Dateien überschreitet 50 MB.')
  await rm(folder, { recursive: true })
  expect(sent.filter(url => url.endsWith('/api/upload'))).toEqual([])
})

test('[5.3] without analyses nothing can be started, and the way to more is shown', async () => {
  const none = { ...(JSON.parse(session) as { state: object }).state, totalUploads: 0, firstUploads: 0 }
  await page.route('**/api/user/limits*', route => route.fulfill({ json: none }))
  await page.reload()
  await openUpload()
  await choose(PDF)
  await consent().check()
  await expect.poll(() => startButton().isDisabled()).toBe(true)
  expect(await faultsAtAllWidths(page)).toEqual([])
  await dialog().getByRole('link', { name: 'Kaufen' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/buy')
  expect(await dialog().count()).toBe(0)
})

test.each([
  ['413', 413, { code: 'intake.tooLarge', message: 'anders' }, TOO_LARGE],
  ['413 of something before our server', 413, 'zu groß', TOO_LARGE],
  ['a refusal', 507, { code: 'intake.storageFull', message: 'Im Moment nicht.' }, 'Im Moment nicht.'],
  ['a fault without words', 500, {}, 'Fehler beim Hochladen.'],
])('[8.2] %s', async (_, status, body, sentence) => {
  await answer(status, body)
  await upload()
  await expect.poll(() => dialog().getByRole('alert').textContent()).toBe(sentence)
  // What was chosen is still there, and it can be tried again.
  expect(await startButton().isEnabled()).toBe(true)
})

test('[8.2] without network it says so, and what was chosen is kept', async () => {
  await choose(PDF)
  await consent().check()
  await context.setOffline(true)
  await startButton().click()
  const connection = page.getByRole('dialog', { name: 'Keine Verbindung' })
  await connection.waitFor()
  await context.setOffline(false)
  await connection.getByRole('button', { name: 'Erneut versuchen' }).click()
  await connection.waitFor({ state: 'hidden' })
  await expect.poll(() => dialog().getByRole('alert').textContent()).toBe('Netzwerkfehler beim Upload')
  expect(await dialog().getByRole('listitem').textContent()).toContain('haus.pdf')
})

test('[8.2] what was not taken is told line by line, and only that is kept', async () => {
  await answer(200, [
    { filename: 'haus.pdf', jobId: crypto.randomUUID(), privateDocumentId: 'EA-1' },
    { filename: 'garten.pdf', error: 'Das PDF ist verschlüsselt.', code: 'reading.verschluesselt' },
    { filename: 'dach.pdf', error: 'Das ist kein PDF.', code: 'reading.kein-pdf' },
  ])
  await upload(PDF, { ...PDF, name: 'garten.pdf' }, { ...PDF, name: 'dach.pdf' })
  const message = dialog().getByRole('alert').filter({ hasText: 'Einige Dateien' })
  await expect
    .poll(() => message.innerText())
    .toContain(
      'Einige Dateien konnten nicht hochgeladen werden:\ngarten.pdf: Das PDF ist verschlüsselt.\ndach.pdf: Das ist kein PDF.',
    )
  expect(await dialog().getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('garten.pdf'),
    expect.stringContaining('dach.pdf'),
  ])
  await picture(page, 'upload-teilweise')
  const taken = dialog().getByRole('alert').filter({ hasText: 'Eine Datei ist angekommen' })
  expect(await taken.getAttribute('class')).toMatch(/success/i)
  await taken.getByRole('link', { name: 'zum Status' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/process-status')
})

test('what runs, what was refused and what waits for a word of the buyer have a colour each', async () => {
  await answer(200, [
    { filename: 'haus.pdf', jobId: crypto.randomUUID(), privateDocumentId: 'EA-1' },
    { filename: 'garten.pdf', error: 'Das PDF ist verschlüsselt.', code: 'reading.verschluesselt' },
    { filename: 'dach.pdf', error: 'Diesen Bericht gibt es schon.', code: FILE_REFUSALS.known.code },
  ])
  await upload(PDF, { ...PDF, name: 'garten.pdf' }, { ...PDF, name: 'dach.pdf' })
  const colourOf = async (text: string) => {
    const message = dialog().getByRole('alert').filter({ hasText: text })
    return /success|info|error/i.exec((await message.getAttribute('class')) ?? '')?.[0].toLowerCase()
  }
  expect(await colourOf('Eine Datei ist angekommen')).toBe('success')
  expect(await colourOf('garten.pdf')).toBe('error')
  expect(await colourOf('dach.pdf')).toBe('info')
  expect(await dialog().getByRole('alert').filter({ hasText: 'dach.pdf' }).getByRole('button').textContent()).toContain(
    'Trotzdem erneut analysieren',
  )
})

test('a file within its withdrawal period is asked for, not called a failure', async () => {
  await answer(200, [{ filename: 'haus.pdf', error: FILE_REFUSALS.consent.message, code: FILE_REFUSALS.consent.code }])
  await upload()
  const message = dialog().getByRole('alert').filter({ hasText: 'Nur noch Ihre Zustimmung' })
  expect(await message.getByRole('button').textContent()).toBe('Ja, das verlange ich: Analyse jetzt starten')
  expect(await message.innerText()).toContain('haus.pdf')
  expect(await dialog().innerText()).not.toContain('konnten nicht hochgeladen werden')
  await picture(page, 'upload-zustimmung')
})

test('[2.9.2] [2.9.3] [9.1] while it runs the form collapses and nothing closes it; afterwards it leaves after 2 s', async () => {
  let held: Route | undefined
  const limits: string[] = []
  page.on('request', request => request.url().includes('/api/user/limits') && limits.push(request.url()))
  await page.route('**/api/upload', route => {
    held = route
  })
  await page.clock.install()
  await upload()
  await dialog().getByRole('progressbar').waitFor()
  await startButton().waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  expect(await dialog().getByRole('button', { name: 'Schließen' }).count()).toBe(0)
  expect(await dialog().isVisible()).toBe(true)

  await page.clock.pauseAt(new Date(Date.now() + 120_000))
  await page.waitForTimeout(300)
  const before = limits.length
  await held!.fulfill({ json: [{ filename: 'haus.pdf', jobId: crypto.randomUUID(), privateDocumentId: 'EA-1' }] })
  await dialog().getByText(SUCCESS).waitFor()
  await expect.poll(() => limits.length).toBe(before + 1)
  expect(await startButton().isVisible()).toBe(false)
  await page.clock.runFor(1_900)
  expect(new URL(page.url()).pathname).toBe('/archiv')
  await page.clock.runFor(200)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/process-status')
  expect(await dialog().count()).toBe(0)
})

test('[2.9.3] opening it again forgets everything of the last time', async () => {
  await answer(500, {})
  await upload()
  await dialog().getByRole('alert').waitFor()
  await dialog().getByRole('button', { name: 'Schließen' }).click()
  await dialog().waitFor({ state: 'hidden' })
  await openUpload()
  expect(await consent().isChecked()).toBe(false)
  expect(await dialog().getByRole('listitem').count()).toBe(0)
  expect(await dialog().getByRole('alert').count()).toBe(0)
})

test('a session that has ended leads to the login', async () => {
  await answer(401, { code: 'general.notSignedIn', message: 'Bitte loggen Sie sich ein.' })
  await upload()
  await page.getByRole('dialog', { name: 'Login' }).waitFor()
  expect(await dialog().count()).toBe(0)
})

test('[2.9.1] percent and remaining seconds are shown while a slow line sends', async () => {
  const line = await context.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 300_000,
  })
  await upload({ ...PDF, buffer: Buffer.alloc(1_500_000, '%PDF-1.4 ') })
  await expect
    .poll(() => dialog().innerText(), { interval: 50 })
    .toMatch(/\d+\u00a0%, noch etwa (\d+ Sekunden|eine Sekunde)/)
  expect(Number(await dialog().getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(0)
})
