import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Log } from '#platform/log/logPort.ts'
import { type Admission, admit } from './admit.ts'
import { callUrl } from './callUrl.ts'
import type { Limits } from './limits.ts'
import { readBody } from './readBody.ts'
import type { Caller, Router } from './routerPort.ts'
import { serveCall } from './serveCall.ts'
import type { UploadPace } from './uploadPace.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'

const JSON_LIMITS = { bytes: 64 * 1024, milliseconds: 30_000 }
/** What a payment provider sends, whole orders, is larger than what our own forms send. */
const RAW_LIMITS = { bytes: 512 * 1024, milliseconds: 30_000 }

export interface CollectingRouter extends Router {
  /** What has been brought so far. */
  readonly calls: readonly Call[]
  /** Makes routes of it. */
  mount(app: FastifyInstance): void
}

export interface RouterParts {
  readonly admission: Admission
  readonly limits: Limits
  readonly pace: UploadPace
  readonly log: Log
}

/** Turns described calls into routes. */
export function createRouter({ admission, limits, pace, log }: RouterParts): CollectingRouter {
  const calls: Call[] = []
  const routes: Record<'json' | 'raw' | 'files', RouteOptions[]> = { json: [], raw: [], files: [] }
  const callers = new WeakMap<FastifyRequest, Caller>()
  return {
    calls,
    serve(call, handle, entityTag) {
      calls.push(call)
      routes[typeof call.body === 'string' ? call.body : 'json'].push({
        method: call.method,
        url: callUrl(call),
        config: { isPolled: call.limit === 'poll' || entityTag !== undefined },
        onRequest: async (request, reply) => {
          if (entityTag) {
            const tag = entityTag()
            reply.header('etag', tag)
            if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
          }
          const caller = await admit(call, request, admission, limits)
          if (caller) callers.set(request, caller)
          return undefined
        },
        handler: (request, reply) =>
          serveCall({ call, handle, pace, log }, callers.get(request) ?? null, request, reply),
      })
    },
    mount(app) {
      mountScope(app, routes.json, scope => {
        scope.addContentTypeParser('application/json', async (request: FastifyRequest) =>
          parseJson(await readBody(request.raw, JSON_LIMITS)),
        )
      })
      mountScope(app, routes.raw, scope => {
        scope.addContentTypeParser('*', (request: FastifyRequest) => readBody(request.raw, RAW_LIMITS))
      })
      mountScope(app, routes.files, scope => {
        scope.register(multipart)
      })
    },
  }
}

/** Proxies that compress mark a tag as weak. */
function hasTag(held: string | undefined, tag: string): boolean {
  return held === tag || (held ?? '').split(',').some(one => one.trim().replace(/^W\//, '') === tag)
}

/** Each kind of body has a scope of its own, so that no route reads what it does not expect. */
function mountScope(
  app: FastifyInstance,
  routes: readonly RouteOptions[],
  addParser: (scope: FastifyInstance) => void,
): void {
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    addParser(scope)
    for (const route of routes) scope.route(route)
    done()
  })
}

/** None of our calls nests deeper than three levels. */
const DEEPEST = 20

/**
 * The value of a JSON body; undefined for an empty one.
 * @throws Refusal general.invalid for what is no JSON in UTF-8, is nested too deeply, or holds NUL or `__proto__`
 */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    refuseOdd(value, 0)
    return value
  } catch {
    throw new Refusal(GENERAL.invalid)
  }
}

function refuseOdd(value: unknown, depth: number): void {
  if (depth > DEEPEST) throw new Error('too deep')
  // PostgreSQL cannot store NUL in text.
  if (typeof value === 'string' && value.includes('\0')) throw new Error('NUL')
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || key.includes('\0')) throw new Error('odd key')
    refuseOdd(item, depth + 1)
  }
}
