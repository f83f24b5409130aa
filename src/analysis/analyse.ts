import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Stage } from '#analysis/domain/stage.ts'
import { type Understood, understand } from '#analysis/domain/understand.ts'
import { hasSigns } from '#extraction/domain/kind/signs.ts'
import { pagesInWords } from '#extraction/domain/sightings/sightings.ts'
import { unseenTextOf } from '#extraction/domain/unseenText.ts'
import type { ReadingProgress } from '#reading/domain/document.ts'
import type { Page } from '#reading/domain/page.ts'
import type { Reader } from '#reading/server/index.ts'
import { type AnalysisJson, analysisJson, type Judgement, refusalJson } from '#reports/domain/analysisJson.ts'
import { judge, type JudgeOptions } from './judge.ts'
import { secondReading } from './secondReader.ts'

/** One file and what came of it. */
export interface AnalysedFile {
  json: AnalysisJson
  /** Empty when the file could not be opened. */
  pages: Page[]
  /** null: it could not be opened. */
  understood: Understood | null
  /** null: refused. */
  judgement: Judgement | null
}

/**
 * One file from its bytes to its result. A file that cannot be read is an answer too: refused, with the reason.
 * @param onProgress told what is being done: a German sentence and its stage, once for each change
 * @throws RechenprobeError when one of our totals does not come out of its parts
 */
export async function analyse(
  reader: Pick<Reader, 'readDocument'>,
  file: string,
  bytes: Uint8Array,
  options: JudgeOptions,
  onProgress: (doing: string, stage: Stage) => void,
): Promise<AnalysedFile> {
  const document = { file: basename(file), sha256: createHash('sha256').update(bytes).digest('hex') }
  let doing = ''
  const tell = (progress: ReadingProgress) => {
    const news = doingOf(progress)
    if (news !== doing) onProgress((doing = news), 'reading')
  }
  const shouldContinue = (read: readonly Page[]) => hasSigns(read)
  const reading = await reader.readDocument(bytes, { onProgress: tell, shouldContinue })
  if (!reading.ok) {
    const unread = { ...document, pages: null, scannedPages: null, unreadPages: [] }
    return {
      // A document was there, but it says nothing; a file that is no document has no kind.
      json: refusalJson(unread, reading.failure.message, reading.failure.code === 'unlesbar' ? 'sonstiges' : null),
      pages: [],
      understood: null,
      judgement: null,
    }
  }
  const { pages, lostPages } = reading.value
  onProgress('Die Angaben werden gesucht', 'extracting')
  const scanned = pages.filter(page => page.source === 'ocr' && !lostPages.includes(page.number))
  const unseenText = unseenTextOf(pages)
  const read = {
    ...document,
    pages: pages.length,
    scannedPages: scanned.length,
    unreadPages: lostPages,
    ...(unseenText.length > 0 && { unseenText }),
  }
  const consultation = options.model && (await secondReading(options.model, reading.value, options))
  const extraction = understand(pages, options.day, options.given, consultation?.pointers)
  onProgress('Die Fragen werden beantwortet', 'answering')
  const isAccepted = extraction.refusal === null
  const judgement = isAccepted
    ? judge(extraction, reading.value, { ...options, consultation }, step => onProgress(JUDGING[step], step))
    : null
  const refusal = extraction.refusal && refusalWith(extraction.refusal, lostPages)
  const json = analysisJson(read, { ...extraction, refusal }, judgement)
  return { json, pages, understood: extraction, judgement }
}

/** What the document is may stand on a page that nobody could read. */
function refusalWith(refusal: string, unreadPages: readonly number[]): string {
  if (unreadPages.length === 0) return refusal
  return `${refusal} ${pagesInWords(unreadPages)} ${unreadPages.length === 1 ? 'ließ' : 'ließen'} sich nicht lesen.`
}

const JUDGING = {
  valuing: 'Preis, Kosten und Finanzierung werden geprüft',
  rating: 'Die Ampel wird bestimmt',
} as const

function doingOf({ step, page, pages }: ReadingProgress): string {
  switch (step) {
    case 'open':
      return 'Das PDF wird geöffnet'
    case 'text':
      return pages === 1 ? 'Eine Seite wird gelesen' : `${pages} Seiten werden gelesen`
    case 'ocr':
      return `Texterkennung: ${page} von ${pages} gescannten Seiten`
  }
}
