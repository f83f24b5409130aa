import { failed, success, type Outcome } from '#kernel/outcome.ts'
import type { Lease, Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadDocument, ReadingProgress } from '#reading/domain/document.ts'
import { readingFailure, type ReadingFailure } from '#reading/domain/failure.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import type { Page } from '#reading/domain/page.ts'
import { failureOfRefusal, failureOfSandbox } from './failures.ts'
import type { Opened, ReadingMethods, TextPage } from './readingMethods.ts'
import { recogniseScans } from './recogniseScans.ts'

/** From so many pages on, a second process that is free reads half of them: opening the file twice pays. */
const SHARED_FROM = 10

type Report = (progress: ReadingProgress) => void

/**
 * Reads the text layer of all pages, then recognises those without one.
 * @param goesOn whether the rest of many scans is worth recognising, when all other pages and a sample of the scans say this
 */
export async function readDocument(
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  report: Report,
  goesOn: (sample: readonly Page[]) => boolean,
): Promise<Outcome<ReadDocument, ReadingFailure>> {
  if (bytes.length === 0) return failed(readingFailure('leer'))
  const lease = await sandbox.lease()
  try {
    const text = await readText(lease, sandbox, bytes, report)
    if (!text.ok) return text
    const scans = text.value.flatMap((page, index) => (page === 'scan' ? [index] : []))
    const readable = text.value.filter(page => typeof page === 'object')
    const recognised = await recogniseScans(sandbox, lease, bytes, scans, report, sample =>
      goesOn([...readable, ...sample]),
    )
    await lease.call('close', null, { limitMs: LIMITS.textMs })
    return assemble(text.value, recognised)
  } catch (error) {
    return failed(failureOfSandbox(error))
  } finally {
    lease.release()
  }
}

async function readText(
  lease: Lease<ReadingMethods>,
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  report: Report,
): Promise<Outcome<TextPage[], ReadingFailure>> {
  report({ step: 'open', page: 0, pages: 0 })
  const deadline = performance.now() + LIMITS.textMs
  const opened: Opened = await lease.call('open', { bytes }, { limitMs: LIMITS.textMs })
  if ('refusal' in opened) return failed(failureOfRefusal(opened.refusal))
  const { pages } = opened
  if (pages === 0) return failed(readingFailure('beschaedigt'))
  if (pages > LIMITS.pages) return failed(readingFailure('zu-viele-seiten'))

  let done = 0
  const text: TextPage[] = []
  const read = (by: Lease<ReadingMethods>, from: number, to: number): Promise<'done' | 'too-many-characters'> => {
    let index = from
    const onProgress = (page: unknown): void => {
      text[index++] = page as TextPage
      report({ step: 'text', page: ++done, pages })
    }
    return by.call('readText', { from, to }, { limitMs: deadline - performance.now(), onProgress })
  }
  const helper = pages >= SHARED_FROM ? sandbox.leaseFree() : undefined
  const middle = helper ? Math.ceil(pages / 2) : pages
  // Wait for both, so that no process still works on a document whose reading has ended.
  const halves = await Promise.allSettled([
    read(lease, 0, middle),
    helper && secondHalf(helper, bytes, () => read(helper, middle, pages)),
  ])
  for (const half of halves) {
    if (half.status === 'rejected') throw half.reason
    if (half.value === 'too-many-characters') return failed(readingFailure('zu-gross'))
  }
  return success(text)
}

async function secondHalf<Result>(
  helper: Lease<ReadingMethods>,
  bytes: Uint8Array,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    await helper.call('open', { bytes }, { limitMs: LIMITS.textMs })
    const pages = await read()
    await helper.call('close', null, { limitMs: LIMITS.textMs })
    return pages
  } finally {
    helper.release()
  }
}

/** A4, for pages whose size nobody can know. */
const UNKNOWN_SIZE = { width: 595, height: 842 }

function assemble(text: TextPage[], recognised: Map<number, Page>): Outcome<ReadDocument, ReadingFailure> {
  const lostPages: number[] = []
  const pages = text.map((page, index): Page => {
    const read = page === 'scan' ? recognised.get(index) : page
    if (read && read !== 'damaged') return read
    lostPages.push(index + 1)
    return { number: index + 1, ...UNKNOWN_SIZE, source: 'ocr', confidence: 0, blocks: [] }
  })
  // A page count that is not true, or a download that broke off: most of the document is not there.
  const damaged = text.filter(page => page === 'damaged').length
  if (damaged * 2 > text.length) return failed(readingFailure('beschaedigt'))
  if (lostPages.length === pages.length) return failed(readingFailure('zu-langsam'))
  if (pages.every(page => page.blocks.length === 0)) return failed(readingFailure('unlesbar'))
  return success({ pages, lostPages })
}
