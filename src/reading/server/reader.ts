import { failed, type Outcome, success } from '#kernel/outcome.ts'
import type { PictureFormat } from '#platform/picture/picturePort.ts'
import type { Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadDocument, ReadingProgress } from '#reading/domain/document.ts'
import { type ReadingFailure, readingFailure } from '#reading/domain/failure.ts'
import type { Page } from '#reading/domain/page.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { countPages, type PageCount } from './countPages.ts'
import { drawSpots, type Spot } from './drawSpots.ts'
import { readDocument } from './readDocument.ts'
import type { ReadingMethods } from './readingMethods.ts'
import { onLease } from './onLease.ts'

export interface ReadOptions {
  onProgress?: (progress: ReadingProgress) => void
  /**
   * Whether the rest of many scans is worth recognising, when all pages with text and some scans spread over the document say this;
   * else the others count as lost. Recognition takes seconds a page, and who uploads the wrong file need not wait for all of it.
   */
  shouldContinue?: (read: readonly Page[]) => boolean
}

export interface DrawOptions {
  dpi: number
  format: PictureFormat
}

/** Reads documents of strangers; everything that may fail because of the file is a value, not an exception. */
export interface Reader {
  readDocument(bytes: Uint8Array, options?: ReadOptions): Promise<Outcome<ReadDocument, ReadingFailure>>
  /**
   * Opens a document to tell at once what is protected, damaged or too long.
   * @param load brings the bytes, asked only when a process is there to take them
   */
  countPages(load: () => Promise<Uint8Array>): Promise<Outcome<PageCount, ReadingFailure>>
  /**
   * Draws one page, as displayed.
   * @param page counted from 1
   */
  drawPage(bytes: Uint8Array, page: number, options: DrawOptions): Promise<Outcome<Uint8Array, ReadingFailure>>
  /**
   * Draws spots as PNG, with a margin around each, in their order; null where a page cannot be drawn.
   * The document is opened once for all of them.
   */
  drawSpots(
    bytes: Uint8Array,
    spots: readonly Spot[],
    dpi: number,
  ): Promise<Outcome<(Uint8Array | null)[], ReadingFailure>>
  /**
   * Draws the picture by which an offer is recognised (`findPhoto`), as JPEG.
   * @param width in pixels
   * @returns null: there is text alone
   */
  drawPhoto(bytes: Uint8Array, width: number): Promise<Outcome<Uint8Array | null, ReadingFailure>>
  close(): Promise<void>
}

/** @param sandbox processes that run `readingProcess.ts` */
export function createReader(sandbox: Sandbox<ReadingMethods>): Reader {
  return {
    readDocument: (bytes, { onProgress = () => {}, shouldContinue = () => true } = {}) =>
      readDocument(sandbox, bytes, onProgress, shouldContinue),
    countPages: load => countPages(sandbox, load),
    drawPage: (bytes, page, options) => drawPage(sandbox, bytes, page, options),
    drawSpots: (bytes, spots, dpi) => drawSpots(sandbox, bytes, spots, dpi),
    drawPhoto: (bytes, width) => drawPhoto(sandbox, bytes, width),
    close: () => sandbox.close(),
  }
}

/** The script for the sandbox. Its parameters: OCR engine ('native' or 'embedded'), folder of the language data. */
export const READING_PROCESS = new URL('./readingProcess.ts', import.meta.url)

function drawPage(
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  page: number,
  { dpi, format }: { dpi: number; format: PictureFormat },
): Promise<Outcome<Uint8Array, ReadingFailure>> {
  return onLease(sandbox, async lease => {
    const picture = await lease.call('drawPage', { bytes, index: page - 1, dpi, format }, LIMITS.draw)
    return picture ? success(picture) : failed(readingFailure('beschaedigt'))
  })
}

/** Draws the picture by which an offer is recognised. @returns null: it has none but text */
function drawPhoto(
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  width: number,
): Promise<Outcome<Uint8Array | null, ReadingFailure>> {
  return onLease(sandbox, async lease =>
    success((await lease.call('drawPhoto', { bytes, width }, LIMITS.draw)) ?? null),
  )
}
