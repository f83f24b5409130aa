import type { LanguageModelRequest } from './languageModelPort.ts'
import { REPLY_SCHEMA } from './reply.ts'

/** What differs between the protocols: one POST with the whole request, one JSON reply. */
export interface Wire {
  name: string
  url: string
  headers: Readonly<Record<string, string>>
  /** @param constrained whether the endpoint is asked to hold the model to the schema; not every endpoint can */
  body(message: Message, constrained: boolean): unknown
  /** @param reply parsed JSON of an answer with status 200 */
  read(reply: unknown): Said
}

/** refused: the provider's filter or the model declined. unusable: broken off, empty or of an unknown form. */
export type Said = { kind: 'text'; text: string } | { kind: 'refused' } | { kind: 'unusable' }

export interface Message {
  system: string
  user: string
}

/** Opening and closing tags of ours inside the document would let it step out of its place. */
const OUR_TAGS = /<(?=\s*\/?\s*(?:dokument|fragen)\b)/giu

/** Puts questions and document into places of their own; the form of the reply is told too, for endpoints without schemas. */
export function messageOf({ system, document, questions }: LanguageModelRequest): Message {
  return {
    system: `${system}\n\nAntworten Sie nur mit einem JSON-Objekt nach diesem Schema:\n${JSON.stringify(REPLY_SCHEMA)}`,
    user: `<fragen>\n${JSON.stringify(questions)}\n</fragen>\n<dokument>\n${document.replace(OUR_TAGS, '‹')}\n</dokument>`,
  }
}

/** The endpoint below the configured address, whose path may end in a slash. */
export function below(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}${path}`
}
