import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { z } from 'zod'
import type { Call, CallAnswer, CallInput, FileAnswer } from '#contract/call.ts'
import type { Log } from '#platform/log/logPort.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import { answerFile } from './answerFile.ts'
import { bearerOf } from './bearerOf.ts'
import { networkOf } from './networkOf.ts'
import type { Caller, CallReply, CallRequest, Handler } from './routerPort.ts'
import type { UploadPace } from './uploadPace.ts'
import { uploadParts } from './uploadParts.ts'

export interface ServedCall<Described extends Call> {
  readonly call: Described
  readonly handle: Handler<Described>
  readonly pace: UploadPace
  readonly log: Log
}

/** Checks, calls the room, answers. Who calls has been found out before. */
export async function serveCall<Described extends Call>(
  { call, handle, pace, log }: ServedCall<Described>,
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = checkInput(call, request)
  // A call with access 'session' or 'admin' has a caller: `admit` refused it otherwise.
  const whole = { ...input, caller, request: requestOf(request, caller, pace) } as Parameters<Handler<Described>>[0]
  const answer: CallAnswer<Described> = await handle(whole, replyOf(reply))
  if (call.answer === 'file')
    return answerFile(request, reply, answer as FileAnswer, error => {
      log.error({ requestId: request.id, route: request.routeOptions.url, error }, 'file broke off')
    })
  // With nothing sent it only reads, though the archive is asked for by POST; what was sent is answered item by item.
  const isRead = call.body === undefined
  const value = fitting(call.answer, answer, isRead, error => {
    log.error(
      { requestId: request.id, route: request.routeOptions.url, error },
      'a list is answered without what is broken in it',
    )
  })
  return answerJson(request, reply, value)
}

/**
 * Only what the schema names leaves the house. A list that is read goes without what is broken in it: one row that
 * another version has written must not take the others away.
 */
function fitting(schema: z.ZodType, answer: unknown, isRead: boolean, onBroken: (error: z.ZodError) => void): unknown {
  const checked = schema.safeParse(answer)
  if (checked.success) return checked.data
  if (!isRead || !Array.isArray(answer)) throw checked.error
  onBroken(checked.error)
  const broken = new Set(checked.error.issues.map(({ path }) => path[0]))
  return schema.parse(answer.filter((_, index) => !broken.has(index)))
}

function requestOf(request: FastifyRequest, caller: Caller | null, pace: UploadPace): CallRequest {
  const announced = request.headers['content-length']
  return {
    id: request.id,
    network: networkOf(request.ip),
    headers: request.headers,
    bearer: bearerOf(request),
    contentLength: announced === undefined ? null : Number(announced),
    parts: maxBytes =>
      uploadParts(request, maxBytes, bytes => pace.took(caller?.accountId ?? networkOf(request.ip), bytes)),
    raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
}

function replyOf(reply: FastifyReply): CallReply {
  return {
    status: code => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
  }
}

const WORTH_COMPRESSING_BYTES = 1024

const compress = promisify(gzip)

/** Sends a value as JSON, longer ones compressed; undefined is an answer without a body. */
async function answerJson(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  if (value === undefined) return reply.code(204).send()
  const text = JSON.stringify(value)
  reply.type('application/json; charset=utf-8')
  if (text.length < WORTH_COMPRESSING_BYTES) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await compress(text))
}

function takesGzip(accepted: string | string[] = ''): boolean {
  return String(accepted)
    .split(',')
    .some(coding => /^\s*gzip\s*(;|$)/i.test(coding) && !/;\s*q=0(\.0*)?\s*$/i.test(coding))
}

/** What a request brought, as the parsers left it. */
interface Brought {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/**
 * The input of a call, checked by its schemas. Nothing is converted unless a schema says so. Keys that no schema names
 * are left out, not refused: clients put numbers behind addresses so that no cache answers them.
 * @throws Refusal general.invalid with the paths that are wrong in `invalid`
 */
function checkInput<Described extends Call>(call: Described, brought: Brought): CallInput<Described> {
  refuseOddText(brought.params)
  refuseOddText(brought.query)
  const schema = typeof call.body === 'object' ? call.body : undefined
  // Each value is what its own schema gave; what has no schema is undefined, as the type says.
  return {
    params: parsed(call.params, brought.params),
    query: parsed(call.query, brought.query),
    body: parsed(schema, brought.body),
  } as CallInput<Described>
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const invalid = result.error.issues.slice(0, 10).map(({ path }) => path.join('.'))
  throw new Refusal(GENERAL.invalid, {}, { invalid })
}

/** A parameter that comes twice means something else to each reader; NUL cannot be stored. */
function refuseOddText(given: unknown): void {
  for (const [name, value] of Object.entries(given ?? {}))
    if (typeof value !== 'string' || value.includes('\0') || name.includes('\0') || name === '__proto__')
      throw new Refusal(GENERAL.invalid)
}
