import { SandboxFailure, type Lease, type Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadingProgress } from '#reading/domain/document.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { DOUBTFUL_BELOW, LETTERS_TO_JUDGE } from '#reading/domain/ocrQuality.ts'
import type { Page } from '#reading/domain/page.ts'
import type { ReadingMethods } from './readingMethods.ts'

/** So many scans tell whether their document has text at all. */
const TRIED_FIRST = 2
/** So many scans, spread over the document, tell what it is about where nothing else does. */
const SAMPLE = 6

/**
 * Recognises scanned pages on all processes that are free: recognition takes seconds a page. A page that is damaged or
 * takes too long is missing from the result; a page that cannot be drawn within the limits ends the whole document.
 * Where the first scans give only doubtful text whichever way they are turned, the others are not turned: that
 * takes more than half of the time.
 * @param lease process in which the document is open already
 * @param scans pages, counted from 0
 * @param goesOn whether the others are worth recognising, asked once with a sample of many scans
 */
export async function recogniseScans(
  sandbox: Sandbox<ReadingMethods>,
  lease: Lease<ReadingMethods>,
  bytes: Uint8Array,
  scans: readonly number[],
  report: (progress: ReadingProgress) => void,
  goesOn: (sample: readonly Page[]) => boolean,
): Promise<Map<number, Page>> {
  const results = new Map<number, Recognised>()
  const note = (index: number, result: Recognised) => {
    results.set(index, result)
    report({ step: 'ocr', page: results.size, pages: scans.length })
  }
  const isSampled = scans.length > SAMPLE
  const sample = isSampled ? spread(scans, SAMPLE) : scans
  const [first, others] = [sample.slice(0, TRIED_FIRST), sample.slice(TRIED_FIRST)]
  let isOpen = await recogniseAll({ sandbox, lease, bytes, isOpen: true, scans: first, mayTurn: true, note })
  const isHopeless = first.length === TRIED_FIRST && first.every(index => isDoubtful(results.get(index)))
  const all = { sandbox, lease, bytes, mayTurn: !isHopeless, note }
  if (others.length > 0) isOpen = await recogniseAll({ ...all, isOpen, scans: others })
  if (isSampled && goesOn(inOrder(results).map(([, page]) => page)))
    await recogniseAll({ ...all, isOpen, scans: scans.filter(index => !sample.includes(index)) })
  return new Map(inOrder(results))
}

/** @returns so many, the first and the last among them */
function spread(scans: readonly number[], count: number): number[] {
  const step = (scans.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, one) => scans[Math.round(one * step)] as number)
}

function inOrder(results: ReadonlyMap<number, Recognised>): (readonly [number, Page])[] {
  const pages = [...results].flatMap(([index, page]) => (typeof page === 'object' ? [[index, page] as const] : []))
  return pages.sort(([a], [b]) => a - b)
}

type Recognised = Page | 'damaged' | 'too-slow'

interface Scans {
  readonly sandbox: Sandbox<ReadingMethods>
  readonly lease: Lease<ReadingMethods>
  readonly bytes: Uint8Array
  /** The document is open in the lease's process. */
  readonly isOpen: boolean
  readonly scans: readonly number[]
  readonly mayTurn: boolean
  readonly note: (index: number, result: Recognised) => void
}

/** @returns whether the document is still open in the lease's process */
async function recogniseAll({ sandbox, lease, bytes, isOpen, scans, mayTurn, note }: Scans): Promise<boolean> {
  const queue = [...scans]
  const work = async (by: Lease<ReadingMethods>, isOpen: boolean, mayGoOn: () => boolean): Promise<boolean> => {
    let index: number | undefined
    try {
      while (mayGoOn() && (index = queue.shift()) !== undefined) {
        if (!isOpen) await by.call('open', { bytes }, { limitMs: LIMITS.textMs })
        const result = await recognise(by, index, mayTurn)
        isOpen = result !== 'too-slow'
        note(index, result)
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
      await work(by, false, () => sandbox.waiting === 0)
      await by.call('close', null, { limitMs: LIMITS.textMs })
    } finally {
      by.release()
    }
  }
  const own = work(lease, isOpen, () => true)
  const working: Promise<unknown>[] = [own]
  for (let free = 1; free < scans.length; free++) {
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

async function recognise(lease: Lease<ReadingMethods>, index: number, mayTurn: boolean): Promise<Recognised> {
  const drawn = await lease.call('drawForOcr', { index }, { limitMs: LIMITS.drawMs })
  if (!drawn) return 'damaged'
  try {
    return await lease.call('recognise', { mayTurn }, { limitMs: LIMITS.recogniseMs })
  } catch (error) {
    // The picture is harmless by now; dense noise can still keep the recognition busy for minutes.
    if (error instanceof SandboxFailure && error.reason === 'time') return 'too-slow'
    throw error
  }
}

function isDoubtful(result: Recognised | undefined): boolean {
  if (typeof result !== 'object') return result === 'too-slow'
  const texts = result.blocks.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.map(({ text }) => text)))
  return result.confidence < DOUBTFUL_BELOW && texts.join('').length >= LETTERS_TO_JUDGE
}
