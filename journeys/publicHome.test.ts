import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_VOICES } from '#site/web/home/voices.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
import { newAccount, picture, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The start page awake, its clock standing until the test moves it. @param start the claim that chance begins with */
async function home(options: Parameters<typeof visit>[2], start = 4): Promise<Page> {
  const { page } = await visit(browser, product.address, options)
  await page.addInitScript(`Math.random = () => ${start / 5 + 0.01}`)
  await page.clock.install({ time: '2026-11-22T10:00:00Z' })
  await page.clock.pauseAt('2026-11-22T10:00:01Z')
  // Otherwise the clock that the test moves would end its wait for the configuration.
  const configured = page.waitForResponse('**/api/configs')
  await page.goto('/')
  await (await configured).finished()
  await page.locator(`h1 > span:nth-child(${start + 1})[aria-hidden=false]`).waitFor()
  return page
}

const claim = (page: Page) => page.locator('h1 > span[aria-hidden=false]')
/** What a person sees of the testimonials: names on the slide. */
const voices = (page: Page) =>
  page
    .locator('li:not([inert]) > figure:has(blockquote) figcaption')
    .evaluateAll(all => all.map(one => one.textContent))
const examples = (...at: number[]) =>
  at.map(one => `${EXAMPLE_VOICES[one]?.name}, ${EXAMPLE_VOICES[one]?.role} Beispiel`)

describe('the claims', () => {
  test('[2.3.1] [9.1] five of them, the next one every 4 s, beginning anywhere, without moving the page', async () => {
    const page = await home({ reducedMotion: false }, 2)
    expect(await claim(page).textContent()).toMatch(/^Rot, Gelb oder Grün/)
    const height = await page.locator('h1').evaluate(one => one.clientHeight)
    const seen = new Set<string | null>()
    for (let at = 0; at < 6; at++) {
      seen.add(await claim(page).textContent())
      await page.clock.runFor(3_900)
      expect(seen).toContain(await claim(page).textContent())
      await page.clock.runFor(100)
      expect(await page.locator('h1').evaluate(one => one.clientHeight)).toBe(height)
    }
    expect(seen.size).toBe(5)
  })

  test('stop at a button, and wait for it where less motion is wanted', async () => {
    const page = await home({ reducedMotion: true })
    const first = await claim(page).textContent()
    await page.clock.runFor(9_000)
    expect(await claim(page).textContent()).toBe(first)
    await page.getByRole('button', { name: 'Wechselnde Aussagen fortsetzen' }).click()
    await page.clock.runFor(4_000)
    const second = await claim(page).textContent()
    expect(second).not.toBe(first)
    await page.getByRole('button', { name: 'Wechselnde Aussagen anhalten' }).click()
    await page.clock.runFor(9_000)
    expect(await claim(page).textContent()).toBe(second)
  })
})

describe('the call to action', () => {
  test('[2.3.3] opens the login for a visitor, and leads to the prices', async () => {
    const page = await home({})
    await page.clock.resume()
    await page.getByRole('button', { name: 'Login & Upload' }).first().click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Login' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'Leistungen & Preise', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Leistungen & Preise' }).waitFor()
  })

  test('[2.3.3] opens the upload for whoever is logged in', async () => {
    const { session } = await newAccount(product)
    const page = await home({ session })
    await page.clock.resume()
    await page.getByRole('button', { name: 'Jetzt Analyse starten' }).first().click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Analyse starten' }).waitFor()
  })
})

test('[2.3.2] [2.3.4] [2.3.7] the steps, the features, the figures, and the way to the offer for professionals', async () => {
  const page = await home({})
  const steps = page.getByRole('region', { name: 'In vier Schritten' }).getByRole('heading', { level: 3 })
  expect(await steps.allTextContents()).toEqual([
    'Exposé hochladen',
    'KI-Analyse, etwa 3 Minuten',
    'PDF-Bericht erhalten',
    'Kaufen oder nachverhandeln',
  ])
  const cards = page.getByRole('region', { name: 'Was der Bericht Ihnen sagt' }).getByRole('heading', { level: 3 })
  expect(await cards.allTextContents()).toEqual(['Objekt und Zustand', 'Preisindikator', 'Rendite und Risiken'])
  const figures = page.getByRole('list', { name: 'Auf einen Blick' }).getByRole('listitem')
  expect((await figures.allTextContents()).join(' ')).toMatch(/ca\. 3 Min\..*1 Klick.*Keine Installation.*PDF-Export/)
  await page.getByRole('link', { name: 'Angebot für Profis' }).click()
  await page.getByRole('heading', { level: 1, name: 'Für Profis' }).waitFor()
})

describe('the demo report', () => {
  test('[2.3.5] [9.1] has 31 pages, all there, leafed through by button and keyboard, enlarged and back', async () => {
    const page = await home({ width: 360 })
    const slider = page.getByRole('region', { name: 'Ein ganzer Bericht' })
    const sources = await slider.locator('li img').evaluateAll(all => all.map(one => one.getAttribute('src') ?? ''))
    const expected = Array.from({ length: 31 }, (_, at) => `/demo/${String(at + 1).padStart(2, '0')}.jpeg`)
    expect(sources).toEqual(expected)
    for (const path of [...sources, '/demo/KI-Report_Demo.pdf']) {
      expect((await page.request.head(path)).status(), path).toBe(200)
    }
    await slider.getByRole('button', { name: 'Nächste Seite' }).click()
    await slider.getByText('Seite 2 von 31').waitFor()
    await slider.getByRole('button', { name: 'Seite 2 vergrößern' }).press('ArrowRight')
    await slider.getByText('Seite 3 von 31').waitFor()
    await page.keyboard.press('Enter')
    const large = page.getByRole('dialog', { name: 'Beispielbericht' })
    await large.getByText('Seite 3 von 31').waitFor()
    await page.keyboard.press('ArrowRight')
    await large.getByText('Seite 4 von 31').waitFor()
    await picture(page, 'home-enlarged-360')
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Seite 4 vergrößern')
    await page.keyboard.press('End')
    await slider.getByText('Seite 31 von 31').waitFor()
  })
})

describe('the testimonials', () => {
  test('[2.3.6] [9.1] ten with text, name and role, called examples, two a slide, the next after 5 s', async () => {
    expect(EXAMPLE_VOICES).toHaveLength(10)
    const page = await home({ width: 700, reducedMotion: false })
    await page.getByText('Es sind keine Bewertungen von Kunden.').waitFor()
    for (const slide of [0, 1, 2, 3, 4, 0]) {
      expect(await voices(page)).toEqual(examples(2 * slide, 2 * slide + 1))
      await page.clock.runFor(5_000)
    }
  })

  test('[2.3.6] one a slide below 700 px, and a button that stops them', async () => {
    const page = await home({ width: 699, reducedMotion: false })
    expect(await voices(page)).toEqual(examples(0))
    await page.clock.runFor(5_000)
    expect(await voices(page)).toEqual(examples(1))
    await page.getByRole('button', { name: 'Wechsel der Stimmen anhalten' }).click()
    await page.clock.runFor(20_000)
    expect(await voices(page)).toEqual(examples(1))
    await page.getByRole('button', { name: 'Vorige Stimmen' }).click()
    expect(await voices(page)).toEqual(examples(0))
  })

  test("[2.3.6] are the operator's where he has some, and then no examples", async () => {
    const { page } = await visit(browser, product.address)
    await page.route('**/api/configs', async route => {
      const answer = await route.fetch()
      const configs = (await answer.json()) as { app: object }
      const testimonials = [{ text: 'Gut gemacht.', name: 'Ida Q.', role: 'Kundin' }]
      await route.fulfill({ response: answer, json: { ...configs, app: { ...configs.app, testimonials } } })
    })
    await page.goto('/')
    await page.getByRole('heading', { name: 'Das sagen Kunden' }).waitFor()
    expect(await voices(page)).toEqual(['Ida Q., Kundin'])
  })
})
