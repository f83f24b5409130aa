import type { PdfRefusal } from '#platform/pdf/pdfPort.ts'
import { SandboxFailure } from '#platform/sandbox/sandboxPort.ts'
import { readingFailure, type ReadingFailure, type ReadingFailureCode } from '#reading/domain/failure.ts'

const REFUSALS: Record<PdfRefusal, ReadingFailureCode> = {
  'not-a-pdf': 'kein-pdf',
  encrypted: 'verschluesselt',
  damaged: 'beschaedigt',
}

export function failureOfRefusal(refusal: PdfRefusal): ReadingFailure {
  return readingFailure(REFUSALS[refusal])
}

/** Why nothing came of a page: it is damaged, took too long, took too much memory, or shows what cannot be read. */
export type Loss = 'damaged' | 'too-slow' | 'too-large' | 'unread'

/** What the death of a reading process means for the page it worked on; errors of our own code are thrown on. */
export function lossOf(error: unknown): Exclude<Loss, 'unread'> {
  if (!(error instanceof SandboxFailure)) throw error
  if (error.reason === 'time') return 'too-slow'
  if (error.reason === 'memory') return 'too-large'
  // A trap of WebAssembly code, or a crash of native code: only a malformed file brings the libraries to that.
  if (error.inner === 'RuntimeError' || error.inner === '') return 'damaged'
  throw error
}

const LOSSES: Record<Loss, ReadingFailureCode> = {
  damaged: 'beschaedigt',
  'too-slow': 'zu-langsam',
  'too-large': 'zu-gross',
  unread: 'unlesbar',
}

export function failureOfLoss(loss: Loss): ReadingFailure {
  return readingFailure(LOSSES[loss])
}

/** The same for the document. */
export function failureOfSandbox(error: unknown): ReadingFailure {
  return failureOfLoss(lossOf(error))
}
