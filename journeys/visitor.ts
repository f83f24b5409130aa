import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newUser, signIn, type TestUser } from '../src/main/product.fixture.ts'

/** Phone, tablet, desktop: where every screen is looked at. */
export const WIDTHS = [360, 768, 1440] as const

const CONSENT = { necessary: true, analytics: false, marketing: false }

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
}

/**
 * A browser window of its own in which the cookie choice is made already, so that nothing lies over the page.
 * @param session what the login answered (`sessionOf`): somebody who is logged in
 */
export async function visit(
  browser: Browser,
  address: string,
  { session, width = 1440, reducedMotion = true }: { session?: string; width?: number; reducedMotion?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width, height: width < 600 ? 740 : 900 },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  })
  const stored = { cookieConsent: JSON.stringify({ ...CONSENT, at: new Date().toISOString() }), auth: session ?? null }
  await context.addInitScript(values => {
    // Only once: what the page itself changes must survive its next load.
    if (sessionStorage.getItem('journey')) return
    sessionStorage.setItem('journey', '1')
    for (const [key, value] of Object.entries(values)) if (value !== null) localStorage.setItem(key, value)
  }, stored)
  return { context, page: await context.newPage() }
}

/** Registers and confirms a new account by the API, and logs in. */
export async function newAccount(product: {
  address: string
  dataDir: string
}): Promise<TestUser & { session: string }> {
  const user = await newUser({ baseUrl: product.address, dataDir: product.dataDir })
  return { ...user, session: await sessionOf(product.address, user.email) }
}

/** What the page would have stored after a login of this account. */
export async function sessionOf(address: string, email: string): Promise<string> {
  const { token } = await signIn({ baseUrl: address }, email)
  const limits: unknown = await (
    await fetch(`${address}/api/user/limits`, { headers: { authorization: `Bearer ${token}` } })
  ).json()
  const profile = (await (
    await fetch(`${address}/api/user/profile`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { name: string; email: string; roles: string[] }
  const { name, roles } = profile
  const { unlockedUploads } = limits as { unlockedUploads: number }
  const user = { name, email: profile.email, roles, unlockedUploads }
  return JSON.stringify({ state: { ...(limits as object), token, user, remember: false }, version: 1 })
}

/** Faults that axe finds, one line each. @param within a selector, to leave out what is not meant */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  // In one go and only what is wrong: half the time. It would leave out frames of other origins; ours are asked for none.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (within !== undefined) builder.include(within)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** By how many pixels the page is wider than its window: 0 is right. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** A machine under load draws late; what is still too wide after this is a fault. */
const MAX_REDRAW_MS = 3_000

async function fits(page: Page): Promise<boolean> {
  const fit = page.waitForFunction(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    null,
    { timeout: MAX_REDRAW_MS },
  )
  return fit.then(
    () => true,
    () => false,
  )
}

/** @returns the innermost elements that stand outside, for whoever reads the failure */
function widestOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(-5)
      .map(one => `<${one.tagName.toLowerCase()}> ${one.textContent.slice(0, 40)}`)
      .concat(`rules of wide windows: ${window.matchMedia('(min-width: 80em)').matches}`)
      .join(', '),
  )
}

/**
 * Until the page knows its new window, and what depends on a font that comes late is drawn again. That its rules know it, too, is asked by
 * a rule of our own: Chromium under load once laid a page out at 360 px for seconds while all its media queries still answered for 1440 and
 * `matchMedia` answered rightly. A sheet that is added makes it ask them anew.
 */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
  await page.waitForFunction(now => window.innerWidth === now && window.matchMedia(`(width: ${now}px)`).matches, width)
  await page.evaluate(now => {
    const probe = new CSSStyleSheet()
    probe.replaceSync(`@media (width: ${now}px) { :root { --journey-width: ${now} } }`)
    document.adoptedStyleSheets = [probe]
  }, width)
  await page.waitForFunction(
    now => getComputedStyle(document.documentElement).getPropertyValue('--journey-width').trim() === String(now),
    width,
  )
  await page.evaluate(async () => {
    document.adoptedStyleSheets = []
    await document.fonts.ready
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Axe and overflow on phone, tablet and desktop; the page stays as it is. @returns faults with their width */
export async function faultsAtAllWidths(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await resize(page, width)
    // A page that is too wide is so at the second try, too; the browser's rules of another width (`resize`) are not.
    if (!(await fits(page))) {
      await resize(page, width + 1)
      await resize(page, width)
    }
    if (!(await fits(page))) faults.push(`${width}: ${await overflowOf(page)} px too wide: ${await widestOf(page)}`)
    faults.push(...(await axeFaults(page)).map(fault => `${width}: ${fault}`))
  }
  return faults
}

/** Stops the page's clock (`page.clock.install` before it was opened); `page.clock.runFor` moves it on from here. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
}

/** Moves the pointer until the confirmation page has noticed somebody. Nobody holds it still; it is no action of its own. */
export async function moveUntilNoticed(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Adresse bestätigen' })
  await button.waitFor()
  for (let x = 40; await button.isVisible(); x += 5) {
    await page.mouse.move(x, 300)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** A picture for the eye, below the system's temporary folder when JOURNEY_PICTURES names one. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['JOURNEY_PICTURES']
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

/** A real exposé of ours, with bytes of its own, so that it counts as a new file. */
export async function exposeFile(name = 's04-buxtehude-kleinanzeige'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'))
  const path = join(folder, `${name}.pdf`)
  await writeFile(
    path,
    Buffer.concat([await readFile(`samples/pdf/${name}.pdf`), Buffer.from(`\n% ${Math.random()}\n`)]),
  )
  return path
}

/** The middle of the mark that was chosen is within what is seen of its page; enlarged it may be wider than that. */
export function isMarkedInside(page: Page): Promise<boolean> {
  return page.locator('[data-mark=chosen]').evaluate(mark => {
    const view = mark.parentElement?.parentElement?.getBoundingClientRect()
    const { x: left, y: top, width, height } = mark.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return !!view && width >= 5 && x > view.left && x < view.right && y > view.top && y < view.bottom
  })
}

/** More than any page has between two places that a journey goes to. */
const MAX_TABS = 60

/** How a place is drawn, with what frames it: itself, what it lies in, and the frame beside it that fields have. */
function lookOf(place: Locator): Promise<string> {
  return place.evaluate(element => {
    const around: Element[] = []
    for (let one: Element | null = element; one && around.length < 4; one = one.parentElement)
      around.push(one, ...[...(one.parentElement?.children ?? [])].filter(({ tagName }) => tagName === 'FIELDSET'))
    return around
      .map(one => getComputedStyle(one))
      .map(style => [style.outline, style.boxShadow, style.border, style.backgroundColor, style.textDecoration])
      .join()
  })
}

/** Goes on by the Tab key alone, as who has no mouse does. @throws Error when it does not lead there, or leaves no mark there */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor()
  const isThere = () => place.evaluate(element => element === document.activeElement)
  if (await isThere()) return
  const unmarked = await lookOf(place)
  for (let times = 0; times < MAX_TABS; times++) {
    await page.keyboard.press('Tab')
    if (!(await isThere())) continue
    // A transition of the frame takes its time.
    const message = `where the keyboard is, is seen: ${String(place)}`
    await expect.poll(() => lookOf(place), { message }).not.toBe(unmarked)
    return
  }
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`The Tab key does not lead to ${String(place)}; it ends at ${where}`)
}

/** Closes the dialog by Escape. @throws Error when the keyboard is not where it was opened from */
export async function escapeBackTo(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect
    .poll(() => opener.evaluate(one => one === document.activeElement), { message: String(opener) })
    .toBe(true)
}
