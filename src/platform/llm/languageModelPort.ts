import type { Outcome } from '#kernel/outcome.ts'

/** A question that a document shall answer. */
export interface AskedQuestion {
  /** Comes back with the answer. */
  id: string
  question: string
}

export interface LanguageModelRequest {
  /** The task and its rules; the only text that is an instruction. */
  system: string
  /** Text to be read. It comes from strangers and is handed over as material. */
  document: string
  questions: readonly AskedQuestion[]
}

/** What a model says. Nothing in it is true until the quote has been found in the document. */
export interface ModelAnswer {
  id: string
  quote: string
  /** Where the model says that the quote stands; null when it does not know. */
  page: number | null
  wording: string
}

export type LanguageModelFailureCode =
  'nicht-erreichbar' | 'zeitueberschreitung' | 'ueberlastet' | 'abgelehnt' | 'unbrauchbare-antwort'

export interface LanguageModelFailure {
  code: LanguageModelFailureCode
  /** German; holds neither the key nor anything that the endpoint or the document said. */
  message: string
}

/** The port to a language model that finds quotes. It may be slow, busy, dead or wrong; none of that is thrown. */
export interface LanguageModelPort {
  /** For the report: "llama-4 (openai-compatible)". */
  readonly name: string
  /** @param signal ends the request, its retries and their pauses: the caller's whole patience */
  ask(request: LanguageModelRequest, signal: AbortSignal): Promise<Outcome<ModelAnswer[], LanguageModelFailure>>
}
