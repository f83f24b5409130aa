import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startReader } from '#analysis/reader.ts'
import { printExpose } from './exposePages.ts'
import { medianTimes, rounded } from './rounds.ts'

const PAGES = 20
const TEXT_ROUNDS = 25

const run = promisify(execFile)
const fonts = fileURLToPath(new URL('../node_modules/pdfjs-dist/standard_fonts/', import.meta.url))

/** Text of an exposé beside pdftotext and pdf.js. */
export async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-reading-'))
  try {
    return await benchText(folder, await printExpose(folder, PAGES))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function benchText(folder: string, { file, bytes }: { file: string; bytes: Buffer }) {
  const reader = await startReader()
  const out = join(folder, 'out.txt')
  const read = async () => {
    const outcome = await reader.readDocument(bytes)
    if (!outcome.ok || outcome.value.pages.length !== PAGES) throw new Error('the exposé was not read')
  }
  const times = await medianTimes(
    [
      { name: 'ours', run: read },
      { name: 'pdftotext', run: () => run('pdftotext', [file, out]) },
      { name: 'pdftotext -bbox-layout', run: () => run('pdftotext', ['-bbox-layout', file, out]) },
      // Prints its version and ends: what starting the process costs.
      { name: 'pdftotext start', run: () => run('pdftotext', ['-v']) },
      { name: 'pdf.js', run: () => readWithPdfJs(bytes) },
    ],
    TEXT_ROUNDS,
  )
  await reader.close()
  const perPage = (name: string, less = 0) => rounded(((times[name] ?? NaN) - less) / PAGES)
  const start = times['pdftotext start'] ?? NaN
  const msPerPage = {
    ours: perPage('ours'),
    pdftotext: perPage('pdftotext'),
    pdftotextWithoutStart: perPage('pdftotext', start),
    pdftotextBboxLayout: perPage('pdftotext -bbox-layout'),
    pdftotextBboxLayoutWithoutStart: perPage('pdftotext -bbox-layout', start),
    pdfJs: perPage('pdf.js'),
  }
  return {
    pages: PAGES,
    rounds: TEXT_ROUNDS,
    msPerPage,
    oursTimes: {
      pdftotext: rounded(msPerPage.ours / msPerPage.pdftotext),
      pdftotextBboxLayout: rounded(msPerPage.ours / msPerPage.pdftotextBboxLayout),
      pdftotextBboxLayoutWithoutStart: rounded(msPerPage.ours / msPerPage.pdftotextBboxLayoutWithoutStart),
      pdfJs: rounded(msPerPage.ours / msPerPage.pdfJs),
    },
  }
}

async function readWithPdfJs(bytes: Uint8Array): Promise<void> {
  const task = getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: fonts, verbosity: 0 })
  const document = await task.promise
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    await page.getTextContent()
  }
  await task.destroy()
}
