import { SandboxFailure, type Lease, type Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadingProgress } from '#reading/domain/document.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import type { Page } from '#reading/domain/page.ts'
import type { ReadingMethods } from './readingMethods.ts'

/**
 * Recognises scanned pages on all processes that are free: recognition takes seconds a page. A page that is damaged or
 * takes too long is missing from the result; a page that cannot be drawn within the limits ends the whole document.
 * @param lease process in which the document is open already
 * @param scans pages, counted from 0
 */
export async function recogniseScans(
  sandbox: Sandbox<ReadingMethods>,
  lease: Lease<ReadingMethods>,
  bytes: Uint8Array,
  scans: readonly number[],
  report: (progress: ReadingProgress) => void,
): Promise<Map<number, Page>> {
  const queue = [...scans]
  const pages = new Map<number, Page>()
  let done = 0
  const work = async (lease: Lease<ReadingMethods>, isOpen: boolean, mayGoOn: () => boolean): Promise<void> => {
    let index: number | undefined
    try {
      while (mayGoOn() && (index = queue.shift()) !== undefined) {
        if (!isOpen) await lease.call('open', { bytes }, { limitMs: LIMITS.textMs })
        const page = await recognise(lease, index)
        isOpen = page !== 'too-slow'
        if (typeof page === 'object') pages.set(index, page)
        report({ step: 'ocr', page: ++done, pages: scans.length })
      }
    } catch (error) {
      queue.length = 0
      throw error
    }
  }
  const help = async (lease: Lease<ReadingMethods>): Promise<void> => {
    try {
      // Another document that waits for a process goes first; this one has its own.
      await work(lease, false, () => sandbox.waiting === 0)
      await lease.call('close', null, { limitMs: LIMITS.textMs })
    } finally {
      lease.release()
    }
  }
  const working = [work(lease, true, () => true)]
  for (let free = 1; free < scans.length; free++) {
    const helper = sandbox.leaseFree()
    if (!helper) break
    working.push(help(helper))
  }
  // Wait for all, so that no process still works on a document whose reading has ended.
  const ended = await Promise.allSettled(working)
  const failure = ended.find(result => result.status === 'rejected')
  if (failure) throw failure.reason
  return pages
}

async function recognise(lease: Lease<ReadingMethods>, index: number): Promise<Page | 'damaged' | 'too-slow'> {
  const drawn = await lease.call('drawForOcr', { index }, { limitMs: LIMITS.drawMs })
  if (!drawn) return 'damaged'
  try {
    return await lease.call('recognise', null, { limitMs: LIMITS.recogniseMs })
  } catch (error) {
    // The picture is harmless by now; dense noise can still keep the recognition busy for minutes.
    if (error instanceof SandboxFailure && error.reason === 'time') return 'too-slow'
    throw error
  }
}
