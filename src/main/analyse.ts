import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { extract } from '#extraction/domain/extract.ts'
import type { ReadingProgress } from '#reading/domain/document.ts'
import type { Page } from '#reading/domain/page.ts'
import type { Reader } from '#reading/server/index.ts'
import { type AnalysisJson, analysisJson, refusalJson } from '#reports/domain/analysisJson.ts'

export interface Analysis {
  json: AnalysisJson
  /** Empty when the file could not be opened. */
  pages: Page[]
}

/**
 * One file from its bytes to its result. A file that cannot be read is an answer too: refused, with the reason.
 * @param onProgress told in German what is being done, once for each change
 */
export async function analyse(
  reader: Pick<Reader, 'readDocument'>,
  file: string,
  bytes: Uint8Array,
  onProgress: (stage: string) => void,
): Promise<Analysis> {
  const document = { file: basename(file), sha256: createHash('sha256').update(bytes).digest('hex') }
  let stage = ''
  const tell = (progress: ReadingProgress) => {
    const news = stageOf(progress)
    if (news !== stage) onProgress((stage = news))
  }
  const reading = await reader.readDocument(bytes, { onProgress: tell })
  if (!reading.ok) {
    const unread = { ...document, pages: null, scannedPages: null, unreadPages: [] }
    return { json: refusalJson(unread, reading.failure.message), pages: [] }
  }
  const { pages, lostPages } = reading.value
  onProgress('Die Angaben werden gesucht')
  const scanned = pages.filter(page => page.source === 'ocr' && !lostPages.includes(page.number))
  const read = { ...document, pages: pages.length, scannedPages: scanned.length, unreadPages: lostPages }
  return { json: analysisJson(read, extract(pages)), pages }
}

function stageOf({ step, page, pages }: ReadingProgress): string {
  switch (step) {
    case 'open':
      return 'Das PDF wird geöffnet'
    case 'text':
      return pages === 1 ? 'Eine Seite wird gelesen' : `${pages} Seiten werden gelesen`
    case 'ocr':
      return `Texterkennung: ${page} von ${pages} gescannten Seiten`
  }
}
