import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startTypesetter } from '#analysis/typesetter.ts'
import { previewOf } from '#reports/domain/preview.ts'
import type { Typesetter } from '#reports/server/index.ts'
import { openBrowser } from '../journeys/browser.ts'
import { DAY, demoReport, type ReportWithPictures } from './demoReport.ts'
import { printableReport } from './printableReport.ts'
import { medianTimes, rounded } from './rounds.ts'
import { variedReport } from './variedReport.ts'

const WARM_ROUNDS = 21
const COLD_ROUNDS = 7

/** The full report of the demo, some thirty pages: warm and cold, beside Chromium printing the same contents. */
export async function bench() {
  const { report, pictures } = await demoReport()
  const typesetter = startTypesetter()
  const [browser, headless] = await Promise.all([openBrowser('chromium'), openBrowser()])
  let drawn = 0
  // Every document differs from all before it in nearly every text, or a cache would be measured.
  const next = () => ({ report: variedReport(report, ++drawn), pictures })
  const preview = () => ({ report: previewOf(next().report, 'preis'), pictures })
  const warm = await medianTimes(
    [
      { name: 'ours', run: () => render(typesetter, next()) },
      { name: 'preview', run: () => render(typesetter, preview()) },
      { name: 'chromium', run: () => print(browser, next()) },
      { name: 'headlessShell', run: () => print(headless, next()) },
    ],
    WARM_ROUNDS,
  )
  const last = await render(typesetter, next())
  const peak = await peakOfChildren()
  const printed = await print(browser, next())
  await Promise.all([typesetter.close(), browser.close(), headless.close()])

  const cold = await medianTimes(
    [
      { name: 'ours', run: () => renderCold(next()) },
      { name: 'chromium', run: () => printCold(() => openBrowser('chromium'), next()) },
      { name: 'headlessShell', run: () => printCold(openBrowser, next()) },
    ],
    COLD_ROUNDS,
  )
  const times = (of: Record<string, number>, contender: string) => rounded((of[contender] ?? NaN) / (of['ours'] ?? NaN))
  return {
    pages: { ours: last.pages, chromium: pagesOf(printed) },
    rounds: { warm: WARM_ROUNDS, cold: COLD_ROUNDS },
    warmMs: {
      ours: rounded(warm['ours'] ?? NaN),
      preview: rounded(warm['preview'] ?? NaN),
      chromium: rounded(warm['chromium'] ?? NaN),
      headlessShell: rounded(warm['headlessShell'] ?? NaN),
    },
    coldMs: {
      ours: rounded(cold['ours'] ?? NaN),
      chromium: rounded(cold['chromium'] ?? NaN),
      headlessShell: rounded(cold['headlessShell'] ?? NaN),
    },
    fasterThanChromium: { warm: times(warm, 'chromium'), cold: times(cold, 'chromium') },
    fasterThanHeadlessShell: { warm: times(warm, 'headlessShell'), cold: times(cold, 'headlessShell') },
    megabytes: { ours: rounded(last.pdf.length / 1e6), chromium: rounded(printed.length / 1e6) },
    peakMemoryMB: peak,
  }
}

async function render(typesetter: Typesetter, { report, pictures }: ReportWithPictures) {
  const outcome = await typesetter.renderPdf(report, pictures, DAY)
  if (!outcome.ok) throw new Error(outcome.failure.cause)
  return outcome.value
}

async function print(browser: Browser, report: ReportWithPictures): Promise<Uint8Array> {
  // From a file, since only then it may load the fonts from their files, as we do.
  const folder = await mkdtemp(join(tmpdir(), 'printed-'))
  const file = join(folder, 'report.html')
  await writeFile(file, printableReport(report))
  const page = await browser.newPage()
  await page.goto(`file://${file}`)
  const pdf = await page.pdf({
    format: 'A4',
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span style="font-size:8px;margin-left:20mm">ExposéAmpel</span>',
    footerTemplate:
      '<span style="font-size:8px;margin-left:20mm">Seite <span class="pageNumber"></span> von <span class="totalPages"></span></span>',
    margin: { top: '24mm', bottom: '19mm', left: '20mm', right: '20mm' },
  })
  await page.close()
  await rm(folder, { recursive: true })
  return pdf
}

async function renderCold(report: ReportWithPictures): Promise<void> {
  const typesetter = startTypesetter()
  await render(typesetter, report)
  await typesetter.close()
}

async function printCold(open: () => Promise<Browser>, report: ReportWithPictures): Promise<void> {
  const browser = await open()
  await print(browser, report)
  await browser.close()
}

function pagesOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  )
}

/** The most memory that a typesetting process has held so far (VmHWM of Linux), in MB. */
async function peakOfChildren(): Promise<number> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
  const peaks = await Promise.all(
    children
      .trim()
      .split(' ')
      .map(async id => {
        const [command, status] = await Promise.all(
          ['cmdline', 'status'].map(file => readFile(`/proc/${id}/${file}`, 'utf8')),
        )
        if (!command?.includes('typesettingProcess')) return 0
        return Number(/VmHWM:\s+(\d+)/.exec(status ?? '')?.[1] ?? NaN) * 1024
      }),
  )
  return Math.round(Math.max(...peaks) / 1e6)
}
