import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Debian's Chromium without the window that nobody sees: the same engine, quicker. */
const HEADLESS = 'chromium-headless-shell'

/** Debian's Chromium, kept from calling home. Without it the journey fails and says how to mend that. */
export function openBrowser(program: typeof HEADLESS | 'chromium' = HEADLESS): Promise<Browser> {
  const executablePath = `/usr/bin/${program}`
  if (!existsSync(executablePath)) {
    throw new Error(`${executablePath} is missing: run "npm test" as root, or "apt-get install ${program}" by hand.`)
  }
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...quiet],
  })
}
