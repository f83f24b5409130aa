import type { Paper } from '#archive/domain/papers/paper.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { TypesetDocument } from '#platform/typesetting/typesettingPort.ts'

/** What is drawn: the paper, who makes it, and the document's date as YYYY-MM-DD. */
export interface PaperJob {
  readonly paper: Paper
  readonly product: string
  readonly day: string
}

/** What the process that draws papers answers. */
export type PaperMethods = {
  /** The failure is the compiler's message, for the log only: it may hold words of the exposé. */
  draw(job: PaperJob): Outcome<TypesetDocument, string>
}
