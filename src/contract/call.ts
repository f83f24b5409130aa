import type { z } from 'zod'
import type { RefusalRule } from './refusal.ts'

/** Who may call. `admin`: a session with ROLE_ADMIN. */
export type Access = 'open' | 'session' | 'admin'

/** Named limits of calls per minute; the figures are beside the server (platform/http). */
export type Limit = 'usual' | 'login' | 'mail' | 'promo' | 'upload' | 'poll' | 'draw'

/** One call of the product: the single source of its types, its check, its documentation and its client. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters as `{name}`. */
  readonly path: `/${string}`
  /** One German sentence for /api/docs. */
  readonly summary: string
  readonly access: Access
  readonly limit: Limit
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** `files`: multipart/form-data, read as a stream by the handler. */
  readonly body?: z.ZodType | 'files' | 'raw'
  /**
   * `file`: bytes with type and name. Else what JSON holds, the same before and after: no dates, no transforms, since
   * server and client both check it. Keys that it does not name are not sent; `z.undefined()` is an answer without a body.
   */
  readonly answer: z.ZodType | 'file'
  /** What this call is refused for, beside what every call may be refused for (general.ts). */
  readonly refusals: readonly RefusalRule[]
}

/** What most calls have, and those that say nothing else. */
const USUAL = { access: 'session', limit: 'usual', refusals: [] } as const satisfies Partial<Call>

/** Keeps the exact types of a call. */
export function call<
  const Method extends Call['method'],
  const Path extends Call['path'],
  const Rest extends Omit<Call, 'method' | 'path' | keyof typeof USUAL> & Partial<Call>,
>(
  method: Method,
  path: Path,
  rest: Rest,
): Omit<typeof USUAL, keyof Rest> & Rest & { readonly method: Method; readonly path: Path } {
  return { ...USUAL, ...rest, method, path }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What the handler gets, checked. */
export interface CallInput<Described extends Call> {
  readonly params: Parsed<Described['params']>
  readonly query: Parsed<Described['query']>
  readonly body: Parsed<Described['body']>
}

/** What the handler must answer. */
export type CallAnswer<Described extends Call> = Described['answer'] extends z.ZodType
  ? z.input<Described['answer']>
  : FileAnswer

/** Bytes of a stored file. */
export interface FileAnswer {
  readonly stream: AsyncIterable<Uint8Array>
  readonly bytes: number
  readonly type: string
  /** Sent as content-disposition (RFC 6266); null: shown in place. */
  readonly filename: string | null
}
