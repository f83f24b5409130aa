import type { Outcome } from '#kernel/outcome.ts'

/** What a document shall be searched for. */
export interface AskedQuestion {
  /** Comes back with the answer. */
  readonly id: string
  readonly question: string
}

/** A piece of a document that an answer can name. Its text comes from strangers and is handed over as material. */
export interface ShownBlock {
  readonly id: string
  readonly text: string
}

export interface LanguageModelRequest {
  /** The task and its rules; the only text that is an instruction. */
  readonly system: string
  readonly blocks: readonly ShownBlock[]
  readonly questions: readonly AskedQuestion[]
}

/** What a model says on a question. Nothing in it is true until the quote has been found in the document. */
export interface ModelAnswer {
  readonly id: string
  /** false: these blocks do not say it. */
  readonly found: boolean
  readonly block: string
  readonly quote: string
}

/** What one call took, as the endpoint counts; null: it does not tell. */
export interface Spent {
  readonly readTokens: number | null
  readonly writtenTokens: number | null
  readonly ms: number
}

export type LanguageModelFailureCode =
  | 'nicht-erreichbar'
  | 'zeitueberschreitung'
  | 'ueberlastet'
  | 'abgelehnt'
  | 'unbrauchbare-antwort'
  /** Not all of the request was read, or the answer was cut off: less at once may do. */
  | 'zu-lang'

export interface LanguageModelFailure {
  readonly code: LanguageModelFailureCode
  /** German; holds neither the key nor anything that the endpoint or the document said. */
  readonly message: string
}

/** The port to a language model that finds quotes. It may be slow, busy, dead or wrong; none of that is thrown. */
export interface LanguageModelPort {
  /** For the report: "llama-4 (openai-compatible)". */
  readonly name: string
  /**
   * @param signal ends the request, its retries and their pauses: the caller's whole patience
   * @param onCall told of each call that was made, also of those that failed
   */
  ask(
    request: LanguageModelRequest,
    signal: AbortSignal,
    onCall: (spent: Spent) => void,
  ): Promise<Outcome<readonly ModelAnswer[], LanguageModelFailure>>
}
