import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { upload } from '#contract/intake.ts'
import { buyMini, PAID_SESSION } from './buyer.ts'
import { openBrowser } from './browser.ts'
import { sharedProduct } from './sharedProduct.ts'
// prettier-ignore
import { axeFaults, faultsAtAllWidths, isMarkedInside, newAccount, overflowOf, picture, tabTo, visit } from './visitor.ts'

const product = sharedProduct()
let browser: Browser
let account: Awaited<ReturnType<typeof newAccount>>
let path: string
/** A classified ad that leaves much open. */
let sparsePath: string

beforeAll(async () => {
  browser = await openBrowser()
  account = await newAccount(product)
  path = await uploaded('samples/demo/expose.pdf', 'Haus am See.pdf')
  sparsePath = await uploaded('samples/pdf/s04-buxtehude-kleinanzeige.pdf', 'Kleinanzeige.pdf')
}, 600_000)
afterAll(() => browser.close())

/** @returns where its report is seen */
async function uploaded(file: string, name: string): Promise<string> {
  const form = new FormData()
  form.append('files[]', new File([await readFile(file)], name))
  await account.client.call(upload, { body: form })
  const find = async () => {
    const all = await account.client.call(listDownloads)
    return all.find(one => one.originalFilename === name) ?? Promise.reject(new Error('no report yet'))
  }
  const { privateDocumentId } = await vi.waitFor(find, { timeout: 300_000, interval: 1_000 })
  return `/archiv/bericht/${privateDocumentId}`
}

const open = async (width?: number, view?: 'antworten') => {
  const { page, context } = await visit(browser, product.address, {
    session: account.session,
    ...(width !== undefined && { width }),
  })
  await page.goto(view ? `${path}?ansicht=${view}` : path)
  return { page, close: () => context.close() }
}

describe('the interactive report', () => {
  test('[6.1] of a preview shows the Ampel and one chapter, and asks the server for no page of the exposé', async () => {
    const { page, close } = await open()
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Das ist die Vorschau.').waitFor()
    await page.getByRole('heading', { name: 'Angaben des Exposés' }).waitFor()
    const text = await page.locator('main').innerText()
    expect(text).not.toMatch(/von 100|Belegquote/)
    // Beside the verdict, and several screens below at the end of what is hidden.
    const buy = page.getByRole('link', { name: /^Vollständig ab 9,90\s€$/ })
    expect(await buy.count()).toBe(2)
    await page
      .getByRole('region', { name: 'Eine Antwort als Probe' })
      .getByText(/^„.+“$/)
      .waitFor()
    expect(text).toMatch(/\d+\s+(gelber Punkt|gelbe Punkte)/)
    expect(text).toMatch(/\d+\s+(offene Frage|offene Fragen)/)
    expect(asked.filter(url => /\/page\/|\/export\//.test(url))).toEqual([])
    const inFull = page.getByRole('region', { name: 'Nur im vollständigen Bericht' })
    expect(await inFull.locator('li:visible').count(), 'nobody reads thirty names of chapters').toBe(6)
    await inFull.getByText(/^\d+ weitere Kapitel$/).click()
    expect(await inFull.locator('li:visible').count()).toBeGreaterThan(20)
    await picture(page, 'bericht-vorschau-1440')
    expect(await faultsAtAllWidths(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await picture(page, 'bericht-vorschau-360')
    await tabTo(page, buy.last())
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/buy?package=mini')
    expect(await page.getByRole('radio', { name: /Mini/ }).isChecked()).toBe(true)
    // Who has paid is led back to the report for which he paid.
    await page.route('**/api/checkout/confirm*', route => route.fulfill({ json: PAID_SESSION }))
    await page.route('**/api/checkout/status*', route =>
      route.fulfill({ json: { ok: true, status: 'paid', method: 'card' } }),
    )
    await page.goto('/checkout/success?session_id=cs_1')
    await page.getByRole('link', { name: 'Zum vollständigen Bericht' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: /Hildesheim/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await close()
    // Three widths with their rules, and a purchase.
  }, 600_000)

  test('unlocked, marks on the page what an answer rests on', async () => {
    await buyMini(product, account.client)
    const { page, close } = await open(1440, 'antworten')
    await page.getByText(/von 100 Punkten/).waitFor()
    const count = async () => Number(/(\d+)/.exec(await page.getByText(/^\d+ (von \d+ )?Antworten$/).innerText())?.[1])
    const all = await count()
    // Unasked, a table of contents with counts; what is asked for is open.
    const answers = page.locator('main li > button')
    expect(await answers.filter({ visible: true }).count()).toBe(0)
    const group = page.getByRole('button', { name: /^Energie & Heizung \(\d+\)/ })
    await group.click()
    expect(await answers.filter({ visible: true }).count()).toBe(Number(/\((\d+)\)/.exec(await group.innerText())?.[1]))
    await page.getByRole('button', { name: /^nicht gefunden/ }).click()
    expect(await answers.filter({ visible: true }).count()).toBe(await count())
    expect(await count()).toBeLessThan(all)
    await page.getByRole('button', { name: /^nicht gefunden/ }).click()
    await page.getByRole('searchbox', { name: 'In den Antworten suchen' }).fill('wie groß wohnfläche')
    await expect.poll(count).toBeLessThan(5)
    await page.getByRole('button', { name: /Wie groß ist die Wohnfläche/ }).click()
    const mark = page.locator('[data-mark=chosen]')
    await mark.waitFor()
    expect(await isMarkedInside(page)).toBe(true)
    expect(await page.getByRole('img', { name: /markiert: „/ }).count()).toBe(1)
    await picture(page, 'bericht-antworten-1440')
    // A sentence over two lines is marked line by line, and not the white beside it.
    await page.getByRole('searchbox').fill('alt zustand dach')
    await page.getByRole('button', { name: /Zustand ist das Dach/ }).click()
    await page.getByRole('img', { name: /markiert: „Das Dach wurde 2009 neu gedeckt/ }).waitFor()
    const [upper, lower, ...further] = await page
      .locator('[data-mark=chosen] [data-mark-line]')
      .evaluateAll(lines => lines.map(line => line.getBoundingClientRect().toJSON() as DOMRect))
    expect(further).toEqual([])
    expect(upper?.left).toBeGreaterThan(lower?.left ?? Infinity)
    expect(upper?.bottom).toBeLessThan((lower?.top ?? 0) + 6)
    await page.getByRole('searchbox').fill('gibtesnicht')
    const showAll = page.getByRole('button', { name: 'Alle Antworten zeigen' })
    await showAll.waitFor()
    expect(await axeFaults(page)).toEqual([])
    await showAll.click()
    await expect.poll(count).toBe(all)
    await close()
  })

  test('opens the page above the list on a phone, by a quote, and gives the focus back', async () => {
    const { page, close } = await open(360, 'antworten')
    await page.getByRole('searchbox').fill('wie groß wohnfläche')
    const answer = page.getByRole('button', { name: /Wie groß ist die Wohnfläche/ })
    await answer.click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    const quote = page.getByRole('button', { name: /Seite \d+ zeigen/ }).first()
    await quote.click()
    await page.getByRole('dialog', { name: 'Fundstelle im Exposé' }).locator('[data-mark=chosen]').waitFor()
    expect(await isMarkedInside(page)).toBe(true)
    await page.getByRole('button', { name: 'Vergrößern' }).click()
    expect(await isMarkedInside(page)).toBe(true)
    expect([await overflowOf(page), ...(await axeFaults(page))]).toEqual([0])
    const folder = process.env['JOURNEY_PICTURES']
    if (folder) await page.screenshot({ path: `${folder}/bericht-fundstelle-360.png` })
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await quote.evaluate(element => element === document.activeElement)).toBe(true)
    await close()
  })

  test('opens with the decision: verdict, price, reasons with their quotes, next steps', async () => {
    const { page, close } = await open(360)
    const verdict = page.getByRole('region', { name: 'Ergebnis' })
    await verdict.getByText(/Grün|Gelb|Rot/).waitFor()
    // On a phone verdict, limit and first step are seen without scrolling.
    const first = verdict.getByText('Als Nächstes').locator('xpath=following-sibling::*[1]')
    expect((await first.innerText()).length).toBeGreaterThan(10)
    const step = await first.boundingBox()
    expect((step?.y ?? 999) + (step?.height ?? 999)).toBeLessThan(740)
    // What to offer, in the words of the report's own step.
    const bid = await verdict
      .getByText(/^(Ihr Gebot|Bieten Sie)/)
      .first()
      .innerText()
    expect(bid).toMatch(/\d\s€/)
    expect(await page.getByRole('tab').first().getAttribute('aria-selected')).toBe('true')
    await page.getByRole('region', { name: /Preis liegt|Wir schätzen/ }).waitFor()
    await page
      .getByRole('button', { name: /Seite \d+ zeigen/ })
      .first()
      .press('Enter')
    await page.getByRole('dialog', { name: 'Fundstelle im Exposé' }).locator('[data-mark=chosen]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Nächste Schritte' }).waitFor()
    await picture(page, 'bericht-entscheidung-360')
    await close()
  })

  test('makes a new version from a value that the buyer confirms, and keeps the former', async () => {
    const { page, close } = await open()
    await page.goto(sparsePath)
    const form = page.getByRole('form', { name: 'Bitte bestätigen' })
    await form.waitFor()
    expect(await faultsAtAllWidths(page)).toEqual([])
    await picture(page, 'bericht-bestaetigen-1440')
    const field = form.getByRole('combobox', { name: 'Vermietet' })
    const button = form.getByRole('button', { name: 'Kostenlos neu rechnen' })
    expect(await button.isDisabled()).toBe(true)
    // By the keyboard alone, and it recalculates at once.
    await tabTo(page, field)
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'nein' }).waitFor()
    await page.keyboard.type('nein')
    await page.keyboard.press('Enter')
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 180_000 }).not.toBe(sparsePath)
    await page
      .getByText(/Von Ihnen angegeben/)
      .first()
      .waitFor()
    await page.goto(sparsePath)
    await form.waitFor()
    await close()
    // A second analysis, and three widths with their rules.
  }, 600_000)

  test('recalculates while a slider moves, and goes back to the report', async () => {
    const { page, close } = await open()
    await page.getByRole('tab', { name: 'Rechnen' }).click()
    const rate = page.getByRole('row', { name: /^Rate im Monat/ })
    const untouched = await rate.innerText()
    const price = page.getByRole('slider', { name: 'Kaufpreis', exact: true })
    await tabTo(page, price)
    for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowLeft')
    await page.getByText('Mit Ihren Annahmen').first().waitFor()
    await expect.poll(() => rate.innerText()).toMatch(/−\d+\s€/)
    for (const name of [
      'Eigenkapital vom Kaufpreis senken',
      'Sollzins im Jahr erhöhen',
      'Kaltmiete im Monat erhöhen',
    ]) {
      await tabTo(page, page.getByRole('button', { name }))
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: /^Kaufnebenkosten/ }).click()
    await page.getByText('Grunderwerbsteuer').first().waitFor()
    await picture(page, 'bericht-rechnen-1440')
    await page.getByRole('button', { name: 'Zurück zum Bericht' }).click()
    await expect.poll(() => rate.innerText()).toBe(untouched)
    await page.goBack()
    await page.getByRole('heading', { name: 'Nächste Schritte' }).waitFor()
    await close()
  })

  test.each(['entscheidung', 'antworten', 'pruefen', 'rechnen'])(
    'has no fault at any width: %s',
    async view => {
      const { page, close } = await open()
      await page.goto(`${path}?ansicht=${view}`)
      await page.getByText(/von 100 Punkten/).waitFor()
      // Ten answers hold what a hundred do, and are examined in a tenth of the time.
      if (view === 'antworten') await page.getByRole('button', { name: /^gelb oder rot/ }).click()
      const proven = page.locator('main li > button').filter({ hasText: /Seiten? \d/ })
      if (view === 'antworten' || view === 'pruefen') await proven.first().click()
      if (view !== 'rechnen')
        await page
          .getByRole('button', { name: /zeigen$/ })
          .first()
          .click()
      if (view !== 'rechnen') await page.locator('[data-mark=chosen]').waitFor()
      expect(await faultsAtAllWidths(page)).toEqual([])
      await picture(page, `bericht-${view}`)
      await close()
    },
    120_000,
  )

  test('can be tried without an account, from the hero on', async () => {
    const { page, context } = await visit(browser, product.address)
    await page.goto('/')
    await page.getByRole('link', { name: 'Beispiel ansehen' }).click()
    await page.getByRole('region', { name: 'Ergebnis' }).waitFor()
    await picture(page, 'beispiel-1440')
    expect(await faultsAtAllWidths(page)).toEqual([])
    await page
      .getByRole('button', { name: /Seite \d+ zeigen/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Fundstelle im Exposé' })
    await dialog.locator('[data-mark=chosen]').waitFor()
    await expect
      .poll(() => dialog.getByRole('img').evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Rechnen' }).click()
    await page.getByRole('slider', { name: 'Kaufpreis', exact: true }).press('ArrowLeft')
    await page.getByText('Mit Ihren Annahmen').first().waitFor()
    await context.close()
  })

  test('says what to do where there is no report', async () => {
    const { page, close } = await open()
    await page.goto('/archiv/bericht/gibt-es-nicht')
    await page.getByText('Diesen Bericht gibt es nicht.').waitFor()
    expect(await faultsAtAllWidths(page)).toEqual([])
    await close()
  })
})
