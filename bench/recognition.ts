import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startReader } from '#analysis/reader.ts'
import { unpackLanguageData } from '#platform/ocr/languageData.ts'
import { printExpose } from './exposePages.ts'
import { medianTimes, rounded } from './rounds.ts'
import { scanPages } from './scanPages.ts'

const SCANNED_PAGES = 10
const OCR_ROUNDS = 1

const run = promisify(execFile)

/** Recognition of a ten-page scan beside the tesseract command run page after page with the same data. */
export async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-recognition-'))
  try {
    const expose = await printExpose(folder, 2 * SCANNED_PAGES)
    return await benchOcr(folder, expose.bytes)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function benchOcr(folder: string, bytes: Uint8Array) {
  const readers = {
    native: await startReader({ engine: 'native' }),
    embedded: await startReader({ engine: 'embedded' }),
  }
  const { pdf, files } = await scanPages(folder, readers.native, bytes, SCANNED_PAGES)
  const data = await unpackLanguageData(folder)
  const read = async (engine: 'native' | 'embedded') => {
    const outcome = await readers[engine].readDocument(pdf)
    if (!outcome.ok || outcome.value.pages.some(page => page.confidence < 0.8)) throw new Error('the scan was not read')
  }
  const command = async (threads: Record<string, string>) => {
    const env = { ...process.env, ...threads }
    for (const file of files)
      await run('tesseract', [file, file, '--tessdata-dir', data, '-l', 'deu', '--psm', '3', '--dpi', '200'], { env })
  }
  const times = await medianTimes(
    [
      { name: 'native', run: () => read('native') },
      { name: 'embedded', run: () => read('embedded') },
      { name: 'command', run: () => command({}) },
      { name: 'command with one thread', run: () => command({ OMP_THREAD_LIMIT: '1' }) },
    ],
    OCR_ROUNDS,
    0,
  )
  await Promise.all([readers.native.close(), readers.embedded.close()])
  const seconds = (name: string) => rounded((times[name] ?? NaN) / 1000)
  const fastest = Math.min(seconds('command'), seconds('command with one thread'))
  return {
    pages: SCANNED_PAGES,
    rounds: OCR_ROUNDS,
    seconds: {
      oursNative: seconds('native'),
      oursEmbedded: seconds('embedded'),
      command: seconds('command'),
      commandOneThread: seconds('command with one thread'),
    },
    oursTimesFastestCommand: {
      native: rounded(seconds('native') / fastest),
      embedded: rounded(seconds('embedded') / fastest),
    },
  }
}
