import { z } from 'zod'
import type { Call } from './call.ts'

/** What is sent with a call: what its schemas take, and for uploads a form. */
export type CallSent<Described extends Call> = Taken<'params', Described['params']> &
  Taken<'query', Described['query']> &
  (Described['body'] extends 'files' ? { readonly body: FormData } : Taken<'body', Described['body']>) & {
    readonly signal?: AbortSignal
  }

/** What may be left out altogether where nothing in it must be there. */
type Taken<Name extends string, Schema> = Schema extends z.ZodType
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly [Key in Name]?: z.input<Schema> }
    : { readonly [Key in Name]: z.input<Schema> }
  : { readonly [Key in Name]?: undefined }

/** What comes back. */
export type CallResult<Described extends Call> = Described['answer'] extends z.ZodType
  ? z.output<Described['answer']>
  : ReceivedFile

export interface ReceivedFile {
  readonly blob: Blob
  /** As the server names it; null where it names none. */
  readonly filename: string | null
}

export interface ClientParts {
  /** Without a slash at the end; '' for the page's own server. */
  readonly baseUrl: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The bearer token, null when nobody is signed in. */
  readonly token: () => string | null
}

export interface Client {
  /** @throws RefusedCall when the server refuses, NetworkFailure when it is not reached or answers something else */
  call<Described extends Call>(
    call: Described,
    ...sent: object extends CallSent<Described> ? [CallSent<Described>?] : [CallSent<Described>]
  ): Promise<CallResult<Described>>
}

/** The server refused, and says why in German. */
export class RefusedCall extends Error {
  readonly code: string
  readonly status: number
  /** More fields of the answer (`resend`, `token`). */
  readonly fields: Readonly<Record<string, unknown>>

  constructor({ code, message, ...fields }: z.output<typeof RefusalBody>, status: number) {
    super(message)
    this.code = code
    this.status = status
    this.fields = fields
  }
}

/** The server was not reached, broke off, or what answered was not our server. */
export class NetworkFailure extends Error {
  /** Of what answered instead; null: no answer came, or it broke off. */
  readonly status: number | null

  constructor(message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

const RefusalBody = z.looseObject({ code: z.string(), message: z.string() })

/** Calls the server by the descriptions of the contract. */
export function createClient(parts: ClientParts): Client {
  return {
    async call(call, ...[sent]) {
      const bearer = parts.token()
      const headers = new Headers()
      if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`)
      const { body, query, params, signal } = (sent ?? {}) as Partial<Record<string, unknown>>
      const isForm = call.body === 'files'
      if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
      const response = await reached(
        parts.fetch(parts.baseUrl + addressOf(call, params, query), {
          method: call.method,
          headers,
          // Shapes by CallSent: a form for files, else what the schema takes.
          body: body === undefined ? null : isForm ? (body as FormData) : JSON.stringify(body),
          signal: (signal as AbortSignal | undefined) ?? null,
        }),
      )
      if (!response.ok) throw await refusalOf(response)
      // By its schema, or a file: what CallResult says.
      return (await resultOf(call, response)) as CallResult<typeof call>
    },
  }
}

async function resultOf(call: Call, response: Response): Promise<unknown> {
  if (call.answer === 'file') return { blob: await reached(response.blob()), filename: filenameOf(response) }
  const value: unknown = response.status === 204 ? undefined : jsonIn(await reached(response.text()))
  const answer = call.answer.safeParse(value)
  if (!answer.success) throw new NetworkFailure('unexpected answer', response.status, { cause: answer.error })
  return answer.data
}

/** undefined where it is none: no call expects that. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function refusalOf(response: Response): Promise<RefusedCall | NetworkFailure> {
  const body = RefusalBody.safeParse(await response.json().catch(() => undefined))
  if (body.success) return new RefusedCall(body.data, response.status)
  return new NetworkFailure(`status ${response.status}`, response.status)
}

async function reached<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    // Whoever called it off wants to hear just that.
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    throw new NetworkFailure('not reached', null, { cause })
  }
}

function addressOf(call: Call, params: unknown, query: unknown): string {
  const values = Object(params) as Record<string, unknown>
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const pairs = Object.entries(Object(query) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))).toString()
  return search ? `${path}?${search}` : path
}

/** From content-disposition, whose `filename*` is percent-encoded UTF-8. */
function filenameOf(response: Response): string | null {
  const header = response.headers.get('content-disposition') ?? ''
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  if (extended) return decodeURIComponent(extended)
  return /filename="([^"]*)"/i.exec(header)?.[1] ?? null
}
