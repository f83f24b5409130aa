import { availableParallelism, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackLanguageData } from '#platform/ocr/languageData.ts'
import { hasNativeTesseract } from '#platform/ocr/nativeTesseract.ts'
import type { OcrEngine } from '#platform/ocr/ocrPort.ts'
import { type Confinement, findConfinement } from '#platform/sandbox/confinement.ts'
import { createPool } from '#platform/sandbox/pool.ts'
import { createReader, READING_PROCESS, type Reader, type ReadingMethods } from '#reading/server/index.ts'

export interface ReaderOptions {
  /** Documents and pages worked on at the same time; the machine's cores by default. */
  processes?: number
  /** Text recognition: the installed Tesseract where there is one, else the embedded one. */
  engine?: OcrEngine
  /** Folders and files that its processes must not see; none by default. */
  hidden?: readonly string[]
  /** How they are shut off, where that was found out before; trying it takes a tenth of a second. */
  confinement?: Confinement
  /** How far its processes stand behind this one, 0 to 19. */
  nice?: number
  /** They are started when this is settled. Left out: now. */
  startAfter?: Promise<unknown>
  /** Where the unpacked language data is kept between runs. */
  cacheFolder?: string
}

// Node takes 590,000 KiB by itself; PDFium with a large scan 250,000, the recognition 120,000. Hostile files want more.
const LIMITS = { dataKiB: 1_300_000, heapMiB: 300, nice: 5 }

// Fresh 100 MB, after text 140, after scans 240. Starting again costs 0.35 s of CPU; kept, what some
// hostile files leave in each process would add up to more than the whole product needs.
const MAX_KEPT_BYTES = 220_000_000

const SCRIPT = fileURLToPath(READING_PROCESS)

/** How the processes that read are shut off here, and what this machine leaves open to them. */
export function readingConfinement(hidden: readonly string[] = []): Promise<Confinement> {
  return findConfinement(SCRIPT, hidden)
}

/** Prepares the language data and starts the processes that read documents. */
export async function startReader(options: ReaderOptions = {}): Promise<Reader> {
  const engine = options.engine ?? ((await hasNativeTesseract()) ? 'native' : 'embedded')
  const cacheFolder = options.cacheFolder ?? join(tmpdir(), `expose-ampel-${userInfo().uid}`)
  const sandbox = createPool<ReadingMethods>({
    script: SCRIPT,
    confinement: options.confinement ?? (await readingConfinement(options.hidden)),
    parameters: [engine, await unpackLanguageData(cacheFolder)],
    limits: { ...LIMITS, nice: options.nice ?? LIMITS.nice },
    size: options.processes ?? availableParallelism(),
    maxLeases: 100,
    maxRssBytes: MAX_KEPT_BYTES,
    ...(options.startAfter && { startAfter: options.startAfter }),
  })
  return createReader(sandbox)
}
