import { failed, success, type Outcome } from '#kernel/outcome.ts'
import type { Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadDocument, ReadingProgress } from '#reading/domain/document.ts'
import { readingFailure, type ReadingFailure } from '#reading/domain/failure.ts'
import type { Page } from '#reading/domain/page.ts'
import { failureOfLoss, type Loss } from './failures.ts'
import { onLease } from './onLease.ts'
import type { ReadingMethods, Scan, TextPage } from './readingMethods.ts'
import { readText } from './readText.ts'
import { recogniseScans } from './recogniseScans.ts'

type Report = (progress: ReadingProgress) => void

/**
 * Reads the text layer of all pages, then recognises those without one.
 * @param shouldContinue whether the rest of many scans is worth recognising, when all other pages and a sample of the scans say this
 */
export async function readDocument(
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  report: Report,
  shouldContinue: (sample: readonly Page[]) => boolean,
): Promise<Outcome<ReadDocument, ReadingFailure>> {
  if (bytes.length === 0) return failed(readingFailure('leer'))
  return onLease(sandbox, async lease => {
    const text = await readText(lease, sandbox, bytes, report)
    if (!text.ok) return text
    const { pages, isOpen } = text.value
    const scans = new Map(pages.flatMap((page, index) => (isScan(page) ? [[index, page] as const] : [])))
    const recognised = await recogniseScans({
      sandbox,
      lease,
      bytes,
      isOpen,
      scans,
      report,
      shouldContinue: sample => shouldContinue([...pages.flatMap(ownText), ...sample]),
    })
    return assemble(pages, recognised, isWhole(bytes))
  })
}

function isScan(page: TextPage | Loss): page is Scan {
  return typeof page === 'object' && 'text' in page
}

function ownText(page: TextPage | Loss): Page[] {
  if (typeof page === 'string') return []
  const own = isScan(page) ? page.text : page
  return own.blocks.length > 0 ? [own] : []
}

/** ISO 32000-2, 7.5.5: the last line of the file; readers accept it within the last 1024 bytes. A download that broke off has none. */
function isWhole(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-1024)).includes('%%EOF')
}

/** A4, for pages whose size nobody can know. */
const UNKNOWN_SIZE = { width: 595, height: 842 }

function assemble(
  text: readonly (TextPage | Loss)[],
  recognised: ReadonlyMap<number, Page | Loss>,
  isWhole: boolean,
): Outcome<ReadDocument, ReadingFailure> {
  const losses = new Map<number, Loss>()
  const pages = text.map((own, index): Page => {
    const read = isScan(own) ? (recognised.get(index) ?? 'too-slow') : own
    if (typeof read === 'object') return read
    losses.set(index, read)
    // What the page says of itself stays, when its picture could not be read.
    return isScan(own) ? own.text : { number: index + 1, ...UNKNOWN_SIZE, source: 'ocr', confidence: 0, blocks: [] }
  })
  const reasons = [...losses.values()]
  const isEmpty = pages.every(page => page.blocks.length === 0)
  const damaged = reasons.filter(loss => loss === 'damaged').length
  // The download broke off, so that most of the document is not there; a page count that is not true leaves a whole file.
  if (damaged * 2 > pages.length && (isEmpty || !isWhole)) return failed(readingFailure('beschaedigt'))
  if (isEmpty) return failed(failureOfLoss(HEAVY.find(loss => reasons.includes(loss)) ?? 'unread'))
  return success({ pages, lostPages: [...losses.keys()].map(index => index + 1) })
}

/** Where nothing came of any page, the first of these that happened is why. */
const HEAVY: readonly Loss[] = ['too-large', 'too-slow']
