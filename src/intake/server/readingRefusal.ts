import type { RefusalRule } from '#contract/refusal.ts'
import type { ReadingFailure } from '#reading/domain/failure.ts'

/** A file that cannot be read, in the words of the reader. */
export function readingRefusal({ code, message }: ReadingFailure): RefusalRule {
  return { code: `reading.${code}`, status: 200, message }
}
