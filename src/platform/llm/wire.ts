import { createHash } from 'node:crypto'
import type { LanguageModelRequest, ShownBlock } from './languageModelPort.ts'
import { REPLY_SCHEMA } from './reply.ts'

/** What differs between the protocols: one POST with the whole request, one JSON reply. */
export interface Wire {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** @param constrained whether the endpoint is asked to hold the model to the schema; not every endpoint can */
  body(message: Message, constrained: boolean): unknown
  /** @param reply parsed JSON of an answer with status 200 */
  read(reply: unknown): Read
}

export interface Read {
  readonly said: ReplyContent
  /** As the endpoint counts; null: it does not tell. */
  readonly readTokens: number | null
  readonly writtenTokens: number | null
}

/** refused: the provider's filter or the model declined. cut: it may write no more. unusable: empty or of an unknown form. */
export type ReplyContent =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'refused' | 'cut' | 'unusable' }

export interface Message {
  readonly system: string
  readonly user: string
  readonly marks: Marks
}

/** Our own opening and closing tags inside the document would let it step out of its place. */
const OUR_TAGS = /<(?=\s*\/?\s*(?:dokument|fragen|block|anfang|ende)\b)/giu

/** Puts questions and document into places of their own; the form of the reply is told too, for endpoints without schemas. */
export function messageOf({ system, blocks, questions }: LanguageModelRequest): Message {
  const marks = marksOf(blocks)
  const shown = blocks.map(({ id, text }) => `<block id="${id}">\n${text.replace(OUR_TAGS, '‹')}\n</block>`)
  return {
    system: `${system}\n\nAntworten Sie nur mit einem JSON-Objekt nach diesem Schema:\n${JSON.stringify(REPLY_SCHEMA)}`,
    user: `<fragen>\n${JSON.stringify(questions)}\n</fragen>\n<dokument>\n<anfang>${marks.begin}</anfang>\n${shown.join('\n')}\n<ende>${marks.end}</ende>\n</dokument>`,
    marks,
  }
}

/** The endpoint below the configured address, whose path may end in a slash. */
export function below(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}${path}`
}

/**
 * Words before the first and behind the last block and come back with the reply: whoever repeats both has seen what is
 * between, and answers this request, not another. They follow from the text, so that the same request is the same bytes; whoever writes
 * the text cannot know them, for they change with it.
 */
interface Marks {
  readonly begin: string
  readonly end: string
}

const LENGTH = 6

function marksOf(blocks: readonly ShownBlock[]): Marks {
  const hash = createHash('sha256').update(JSON.stringify(blocks)).digest('hex')
  return { begin: hash.slice(0, LENGTH), end: hash.slice(-LENGTH) }
}
