import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { admit, type Admission } from './admit.ts'
import { parseJson } from './parseJson.ts'
import { readBody } from './readBody.ts'
import type { Caller, Router } from './routerPort.ts'
import { serveCall } from './serveCall.ts'

const JSON_LIMITS = { bytes: 64 * 1024, milliseconds: 30_000 }
/** What a payment provider sends, whole orders, is larger than what our own forms send. */
const RAW_LIMITS = { bytes: 512 * 1024, milliseconds: 30_000 }

/** Turns described calls into routes. Each kind of body has a scope of its own, so that no route reads what it does not expect. */
export async function createRouter(app: FastifyInstance, admission: Admission): Promise<Router> {
  const json = await scopeOf(app, scope => {
    scope.addContentTypeParser('application/json', async (request: FastifyRequest) =>
      parseJson(await readBody(request.raw, JSON_LIMITS)),
    )
  })
  const raw = await scopeOf(app, scope => {
    scope.addContentTypeParser('*', (request: FastifyRequest) => readBody(request.raw, RAW_LIMITS))
  })
  const files = await scopeOf(app, async scope => {
    await scope.register(multipart)
  })
  const callers = new WeakMap<FastifyRequest, Caller>()
  return {
    serve(call, handle, entityTag) {
      const scope = call.body === 'files' ? files : call.body === 'raw' ? raw : json
      scope.route({
        method: call.method,
        url: urlOf(call),
        onRequest: async (request, reply) => {
          if (entityTag) {
            const tag = entityTag()
            reply.header('etag', tag)
            if (request.headers['if-none-match'] === tag) return reply.code(304).send()
          }
          const caller = await admit(call, request, admission)
          if (caller) callers.set(request, caller)
          return undefined
        },
        handler: (request, reply) => serveCall(call, handle, callers.get(request) ?? null, request, reply),
      })
    },
  }
}

async function scopeOf(app: FastifyInstance, fill: (scope: FastifyInstance) => unknown) {
  let made = app
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    await fill(scope)
    made = scope
  })
  return made
}

function urlOf(call: Call): string {
  return call.path.replaceAll(/\{(\w+)\}/g, ':$1')
}
