import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { faultsAtAllWidths, overflowOf, picture, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = (await visit(browser, product.address)).page
})
afterAll(() => browser.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const PAGES = [
  ['/prices', 'Leistungen & Preise'],
  ['/qualitaet', 'Wie genau wir sind'],
  ['/faq', 'Häufige Fragen'],
  ['/news', 'News'],
  ['/profi', 'Für Profis'],
  ['/Profi', 'Für Profis'],
  ['/agb', 'Allgemeine Geschäftsbedingungen'],
  ['/datenschutz', 'Datenschutzerklärung'],
  ['/impressum', 'Impressum'],
  ['/widerrufsbelehrung', 'Widerrufsbelehrung'],
] as const

test.each(PAGES)(
  '[2.1.3] %s is there, accessible and not too wide on phone, tablet and desktop',
  async (path, title) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await heading(title).waitFor()
    expect(await faultsAtAllWidths(page)).toEqual([])
    await picture(page, `public-${path.slice(1)}`)
  },
)

test('no page is too wide for a phone whose font has not come, or never comes', async () => {
  const { page: bare, context } = await visit(browser, product.address, { width: 360 })
  let asked = 0
  await bare.route('**/*.woff2', route => {
    asked++
    return route.abort()
  })
  const tooWide: string[] = []
  for (const path of ['/', '/beispiel', ...PAGES.map(([one]) => one)]) {
    await bare.goto(path)
    await bare.getByRole('heading', { level: 1 }).waitFor()
    const overflow = await overflowOf(bare)
    if (overflow > 0) tooWide.push(`${path}: ${overflow} px`)
  }
  expect(tooWide).toEqual([])
  expect(asked).toBeGreaterThan(0)
  await context.close()
})

test('the start page is accessible and not too wide on phone, tablet and desktop', async () => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
})

test('[2.1.4] any other path answers 404 with a page that leads on', async () => {
  const answer = await page.goto('/gibt/es/nicht')
  expect(answer?.status()).toBe(404)
  await heading('Diese Seite gibt es nicht').waitFor()
  expect(await faultsAtAllWidths(page)).toEqual([])
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await page.getByRole('button', { name: 'Login & Upload' }).first().waitFor()
})

test('a German word in the address leads to the page that it means, with the code of a partner', async () => {
  await page.goto('/Preise?ref=makler1')
  await heading('Leistungen & Preise').waitFor()
  expect(page.url()).toBe(`${product.address}/prices?ref=makler1`)
})

test('[1.9] prices come from the configuration, include VAT, and lead to the package; the theme is red', async () => {
  await page.goto('/prices')
  await page.getByText('Alle Preise verstehen sich inkl. der gesetzlichen Mehrwertsteuer.').waitFor()
  const text = ((await page.getByRole('main').textContent()) ?? '').replaceAll('\u00a0', ' ')
  expect(text).toMatch(/Midi24,90 €einmaligEnthaltene Analysen: 38,30 € je Analyse/)
  expect(text).toMatch(/Silber89,00 €je MonatCredits: 30 je Monat2,97 € je Analyse/)
  const links = page.getByRole('link', { name: /auswählen$/ })
  expect(await links.evaluateAll(all => all.map(one => one.getAttribute('href')?.split('=')[1]))).toEqual([
    'mini',
    'midi',
    'maxi',
    'bronze',
    'silber',
    'gold',
  ])
  const button = page.getByRole('main').getByRole('button', { name: 'Login & Upload' })
  expect(await button.evaluate(one => getComputedStyle(one).backgroundColor)).toBe('rgb(211, 47, 47)')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
})

test('[1.5] the offer for professionals names each part, says what is there today, and how to ask', async () => {
  await page.goto('/profi')
  const parts = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  expect(await parts.locator('h2').allTextContents()).toEqual([
    'Bericht mit eigenem Logo',
    'Erweiterte Funktionen',
    'Eigene Dashboards',
    'Rollen und Rechte',
    'Persönlicher Kontakt',
    'Partnerprogramm',
    'Eigene Promo-Codes',
    'Automatische Umsatzerfassung',
  ])
  for (const text of await parts.allTextContents()) expect(text).toMatch(/Verfügbar|Auf Anfrage/)
  const ask = page.getByRole('link', { name: 'Angebot anfragen' })
  expect(await ask.getAttribute('href')).toBe(
    'mailto:kontakt@expose-ampel.example?subject=Expos%C3%A9Ampel%20f%C3%BCr%20Profis',
  )
})

test('a question of the FAQ opens from its address, with what is configured filled in', async () => {
  await page.goto('/faq#was-ist-kostenlos')
  await page.getByText('Jedes neue Konto hat 3 kostenlose Analysen.').waitFor()
  expect(await page.locator('details[open]').count()).toBe(1)
  expect(await page.getByRole('main').textContent()).not.toContain('{{')
})

test('links in texts change the page without loading the app again', async () => {
  await page.goto('/faq#was-ist-ein-promo-code')
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }))
  await page.goto('/faq#gibt-es-den-bericht-mit-eigenem-logo')
  await page.getByRole('main').getByRole('link', { name: 'Für Profis' }).first().click()
  await heading('Für Profis').waitFor()
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true)
})

test('the news stand newest first, and each has an address', async () => {
  await page.goto('/news')
  const days = await page.locator('article time').evaluateAll(all => all.map(one => one.getAttribute('datetime') ?? ''))
  expect(days.length).toBeGreaterThanOrEqual(5)
  expect(days).toEqual(days.toSorted().reverse())
  await page.getByRole('navigation', { name: 'Artikel' }).getByRole('link').last().click()
  expect(await page.locator('article:target').count()).toBe(1)
})

test('legal pages name the operator and say that they are templates', async () => {
  for (const path of ['/agb', '/datenschutz', '/impressum', '/widerrufsbelehrung']) {
    await page.goto(path)
    await page.getByRole('note').getByText('Dieser Text ist eine Vorlage.').waitFor()
    expect(await page.getByRole('main').textContent()).toContain('Muster Immobilienanalyse GmbH')
  }
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).first().click()
  await page.waitForURL('**/widerruf')
})

test.each([
  ['/', ['Organization', 'WebSite', 'Product']],
  ['/prices', ['Product']],
  ['/faq', ['FAQPage']],
  ['/news', ['NewsArticle']],
])('search engines read of %s what it is about, before the page is awake', async (path, types) => {
  const html = await (await page.request.get(path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, json = '']) => JSON.parse(json) as { '@type'?: string; '@graph'?: { '@type': string }[] },
  )
  const found = blocks.flatMap(block => block['@graph']?.map(one => one['@type']) ?? [block['@type']])
  expect([...new Set(found)]).toEqual(types)
})

test.each([
  ['/', 'Ganzen Bericht ansehen (PDF)'],
  ['/prices', 'Beispielbericht (PDF, 31 Seiten)'],
  ['/faq', 'Impressum'],
  ['/register', 'Zum Login'],
  ['/register', 'AGB'],
])('a link in a line of text is hit by a finger: %s, %s', async (path, name) => {
  const { page: phone, context } = await visit(browser, product.address, { width: 360 })
  await phone.goto(path)
  const link = phone.locator('main, [role=dialog]').getByRole('link', { name, exact: true }).first()
  await link.waitFor()
  expect(await link.evaluate(one => one.getClientRects()[0]?.height ?? 0)).toBeGreaterThanOrEqual(40)
  await context.close()
})
