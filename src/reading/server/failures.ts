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

/** What the death of a reading process means for the buyer; errors of our own code are thrown on. */
export function failureOfSandbox(error: unknown): ReadingFailure {
  if (!(error instanceof SandboxFailure)) throw error
  if (error.reason === 'time') return readingFailure('zu-langsam')
  if (error.reason === 'memory') return readingFailure('zu-gross')
  // A trap of WebAssembly code, or a crash of native code: only a malformed file brings the libraries to that.
  if (error.inner === 'RuntimeError' || error.inner === '') return readingFailure('beschaedigt')
  throw error
}
