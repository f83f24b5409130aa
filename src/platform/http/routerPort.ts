import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Call, CallAnswer, CallInput } from '#contract/call.ts'

/** Who is calling, found out by his token. */
export interface Caller {
  readonly accountId: string
  readonly sessionId: string
  readonly roles: readonly string[]
}

/** One part of a multipart body, in the order in which it arrives. A file must be read to its end or destroyed before the next part comes. */
export type UploadPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | { readonly kind: 'file'; readonly name: string; readonly filename: string; readonly stream: Readable }

export interface CallRequest {
  readonly id: string
  /** What the client's subscriber has (`networkOf`), for limits only: never stored as it is, never logged. */
  readonly network: string
  readonly headers: IncomingHttpHeaders
  /** The token of the authorization header, whatever it is worth; for calls that take tokens of their own. */
  readonly bearer: string | null
  /** Announced size of the body in bytes, where announced. */
  readonly contentLength: number | null
  /** Only for calls whose body is `files`. @param maxBytes all files together; more throws Refusal GENERAL.tooLarge */
  parts(maxBytes: number): AsyncIterable<UploadPart>
  /** Only for calls whose body is `raw`: the bytes as they came. */
  readonly raw: Buffer
}

export interface CallReply {
  status(code: number): void
  header(name: string, value: string): void
}

type CallerOf<Described extends Call> = Described['access'] extends 'open' ? Caller | null : Caller

export type Handler<Described extends Call> = (
  input: CallInput<Described> & { readonly caller: CallerOf<Described>; readonly request: CallRequest },
  reply: CallReply,
) => Promise<CallAnswer<Described>>

/** Takes the calls of a room and what answers them. */
export interface Router {
  /**
   * @param entityTag of what would be answered now, for polls: whoever has it already gets 304 before anything else is
   * done, not even finding out who calls. So only for what is the same for everybody.
   */
  serve<Described extends Call>(call: Described, handle: Handler<Described>, entityTag?: () => string): void
}
