import { failed, success, type Outcome } from '#kernel/outcome.ts'
import type { Lease, Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { ReadingProgress } from '#reading/domain/document.ts'
import { readingFailure, type ReadingFailure } from '#reading/domain/failure.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { failureOfRefusal, type Loss, lossOf } from './failures.ts'
import type { ReadingMethods, TextPage } from './readingMethods.ts'

/** From so many pages on, a second process that is free reads half of them: opening the file twice pays. */
const SHARED_FROM = 10

/** Processor time that restarting a process takes. */
const RESTART_MS = 500

/** The text of all pages, and whether the document is still open in the lease's process. */
export interface DocumentText {
  pages: (TextPage | Loss)[]
  isOpen: boolean
}

/** Opens the document in the lease's process and reads the text layer of its pages. A page that is too heavy is lost alone. */
export async function readText(
  lease: Lease<ReadingMethods>,
  sandbox: Sandbox<ReadingMethods>,
  bytes: Uint8Array,
  report: (progress: ReadingProgress) => void,
): Promise<Outcome<DocumentText, ReadingFailure>> {
  report({ step: 'open', page: 0, pages: 0 })
  const opened = await lease.call('open', { bytes }, LIMITS.open)
  if ('refusal' in opened) return failed(failureOfRefusal(opened.refusal))
  const { pages } = opened
  if (pages === 0) return failed(readingFailure('beschaedigt'))
  if (pages > LIMITS.pages) return failed(readingFailure('zu-viele-seiten'))

  const text = Array.from({ length: pages }, (): TextPage | Loss => 'too-slow')
  let [done, characters, cpuMs] = [0, 0, 0]
  const readOne = async (by: Lease<ReadingMethods>, index: number): Promise<boolean> => {
    try {
      const read = await by.call('readText', { index, maxCharacters: LIMITS.characters - characters }, LIMITS.text)
      if (read === 'too-many-characters') throw new TooManyCharacters()
      characters += read.characters
      cpuMs += read.cpuMs
      text[index] = read.page
      return true
    } catch (error) {
      const loss = (text[index] = lossOf(error))
      cpuMs += loss === 'too-slow' ? LIMITS.text.cpuMs : RESTART_MS
      return false
    }
  }
  const readAll = async (by: Lease<ReadingMethods>, from: number, to: number): Promise<boolean> => {
    let isOpen = true
    for (let index = from; index < to && cpuMs < LIMITS.allTextMs; index++) {
      if (!isOpen) await by.call('open', { bytes }, LIMITS.open)
      isOpen = await readOne(by, index)
      report({ step: 'text', page: ++done, pages })
    }
    return isOpen
  }
  const helper = pages >= SHARED_FROM ? sandbox.leaseFree() : undefined
  const middle = helper ? Math.ceil(pages / 2) : pages
  // Wait for both, so that no process still works on a document whose reading has ended.
  const [own, other] = await Promise.allSettled([
    readAll(lease, 0, middle),
    helper && secondHalf(helper, bytes, () => readAll(helper, middle, pages)),
  ])
  for (const half of [own, other]) {
    if (half.status === 'fulfilled') continue
    if (half.reason instanceof TooManyCharacters) return failed(readingFailure('zu-gross'))
    throw half.reason
  }
  return success({ pages: text, isOpen: own.status === 'fulfilled' && own.value })
}

class TooManyCharacters extends Error {}

async function secondHalf(
  helper: Lease<ReadingMethods>,
  bytes: Uint8Array,
  read: () => Promise<boolean>,
): Promise<void> {
  try {
    await helper.call('open', { bytes }, LIMITS.open)
    if (await read()) await helper.call('close', null, LIMITS.open)
  } finally {
    helper.release()
  }
}
