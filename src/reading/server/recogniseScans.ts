import type { Lease, Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadingProgress } from '#reading/domain/document.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { DOUBTFUL_BELOW, LETTERS_TO_JUDGE } from '#reading/domain/ocrQuality.ts'
import type { Page } from '#reading/domain/page.ts'
import { type Loss, lossOf } from './failures.ts'
import type { ReadingMethods, Scan, ToRecognise } from './readingMethods.ts'

/** So many scans tell whether their document has text at all. */
const TRIED_FIRST = 2
/** So many scans, spread over the document, tell what it is about where nothing else does. */
const SAMPLE = 6

export interface ScannedDocument {
  readonly sandbox: Sandbox<ReadingMethods>
  readonly lease: Lease<ReadingMethods>
  readonly bytes: Uint8Array
  /** The document is open in the lease's process already. */
  readonly isOpen: boolean
  /** By page, counted from 0. */
  readonly scans: ReadonlyMap<number, Scan>
  readonly report: (progress: ReadingProgress) => void
  /** Whether the others are worth recognising, asked once with a sample of many scans. */
  readonly shouldContinue: (sample: readonly Page[]) => boolean
}

/**
 * Recognises scanned pages on all processes that are free: recognition takes seconds a page. A page that is damaged or
 * too heavy is lost alone; a page that was not tried is missing from the result.
 * Where the first scans give only doubtful text whichever way they are turned, the others are not turned: that
 * takes more than half of the time. The document is closed in the end.
 */
export async function recogniseScans(document: ScannedDocument): Promise<Map<number, Page | Loss>> {
  const { scans, report, shouldContinue } = document
  const results = new Map<number, Page | Loss>()
  const note = (index: number, result: Page | Loss) => {
    results.set(index, result)
    report({ step: 'ocr', page: results.size, pages: scans.size })
  }
  const indices = [...scans.keys()]
  const isSampled = indices.length > SAMPLE
  const sample = isSampled ? spread(indices, SAMPLE) : indices
  const [first, others] = [sample.slice(0, TRIED_FIRST), sample.slice(TRIED_FIRST)]
  const all = { ...document, results, note }
  let isOpen = await recogniseAll({ ...all, indices: first, mayTurn: true })
  const mayTurn = first.length < TRIED_FIRST || !first.every(index => isDoubtful(results.get(index)))
  if (others.length > 0) isOpen = await recogniseAll({ ...all, isOpen, indices: others, mayTurn })
  if (isSampled && shouldContinue(inOrder(results))) {
    const rest = indices.filter(index => !sample.includes(index))
    isOpen = await recogniseAll({ ...all, isOpen, indices: rest, mayTurn })
  }
  if (isOpen) await document.lease.call('close', null, LIMITS.open)
  return results
}

/** @returns so many, the first and the last among them */
function spread(scans: readonly number[], count: number): number[] {
  const step = (scans.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, one) => scans[Math.round(one * step)] as number)
}

function inOrder(results: ReadonlyMap<number, Page | Loss>): Page[] {
  const pages = [...results.values()].filter(result => typeof result === 'object')
  return pages.sort((a, b) => a.number - b.number)
}

interface Pass extends ScannedDocument {
  readonly indices: readonly number[]
  readonly mayTurn: boolean
  readonly results: ReadonlyMap<number, Page | Loss>
  readonly note: (index: number, result: Page | Loss) => void
}

/** @returns whether the document is still open in the lease's process */
async function recogniseAll(pass: Pass): Promise<boolean> {
  const { sandbox, lease, bytes, isOpen, scans, indices, mayTurn, results, note } = pass
  const queue = [...indices]
  const isHeavy = () => [...results.values()].filter(isTooHeavy).length >= LIMITS.heavyPages
  const work = async (by: Lease<ReadingMethods>, isOpen: boolean, mayGoOn: () => boolean): Promise<boolean> => {
    let index: number | undefined
    try {
      while (mayGoOn() && !isHeavy() && (index = queue.shift()) !== undefined) {
        if (!isOpen) await by.call('open', { bytes }, LIMITS.open)
        const result = await recognise(by, index, { ...(scans.get(index) as Scan), mayTurn })
        isOpen = result.isOpen
        note(index, result.read)
      }
      return isOpen
    } catch (error) {
      queue.length = 0
      throw error
    }
  }
  const help = async (by: Lease<ReadingMethods>): Promise<void> => {
    try {
      // Another document that waits for a process goes first; this one has its own.
      if (await work(by, false, () => sandbox.waiting === 0)) await by.call('close', null, LIMITS.open)
    } finally {
      by.release()
    }
  }
  const own = work(lease, isOpen, () => true)
  const working: Promise<unknown>[] = [own]
  for (let free = 1; free < indices.length; free++) {
    const helper = sandbox.leaseFree()
    if (!helper) break
    working.push(help(helper))
  }
  // Wait for all, so that no process still works on a document whose reading has ended.
  const ended = await Promise.allSettled(working)
  const failure = ended.find(result => result.status === 'rejected')
  if (failure) throw failure.reason
  return own
}

/** Dense noise can keep the recognition busy for minutes, and a drawing of many strokes the library. */
async function recognise(
  lease: Lease<ReadingMethods>,
  index: number,
  scan: ToRecognise,
): Promise<{ read: Page | Loss; isOpen: boolean }> {
  try {
    const drawn = await lease.call('drawForOcr', { index }, LIMITS.draw)
    return { read: drawn ? await lease.call('recognise', scan, LIMITS.recognise) : 'damaged', isOpen: true }
  } catch (error) {
    return { read: lossOf(error), isOpen: false }
  }
}

function isTooHeavy(result: Page | Loss): boolean {
  return result === 'too-slow' || result === 'too-large'
}

function isDoubtful(result: Page | Loss | undefined): boolean {
  if (typeof result !== 'object') return result === 'too-slow'
  const texts = result.blocks.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.map(({ text }) => text)))
  return result.confidence < DOUBTFUL_BELOW && texts.join('').length >= LETTERS_TO_JUDGE
}
