import { type Browser, chromium } from 'playwright-core'
import { stillPdf } from './paper/stillPdf.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

export interface Sheet {
  readonly landscape?: boolean
  /** Page margins as CSS lengths; without them the page's own @page rule decides. */
  readonly margin?: { top: string; right: string; bottom: string; left: string }
  readonly scale?: number
  readonly header?: string
  readonly footer?: string
}

/** Turns HTML into PDF, the same bytes every time. */
export interface Press {
  print(html: string, sheet?: Sheet): Promise<Uint8Array>
}

export async function openPress(): Promise<{ press: Press; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--headless=new', ...FLAGS],
  })
  return { press: { print: (html, sheet) => print(browser, html, sheet) }, close: () => browser.close() }
}

async function print(browser: Browser, html: string, sheet: Sheet = {}): Promise<Uint8Array> {
  const page = await browser.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    const pdf = await page.pdf({
      format: 'A4',
      landscape: sheet.landscape ?? false,
      printBackground: true,
      // Layouts that flow are drawn in small pixels and enlarged here to the type sizes of real brochures.
      scale: sheet.margin ? (sheet.scale ?? 1.25) : 1,
      preferCSSPageSize: sheet.margin === undefined,
      displayHeaderFooter: Boolean(sheet.header ?? sheet.footer),
      headerTemplate: sheet.header ?? '<span></span>',
      footerTemplate: sheet.footer ?? '<span></span>',
      ...(sheet.margin ? { margin: sheet.margin } : {}),
    })
    return stillPdf(pdf)
  } finally {
    await page.close()
  }
}
