import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { Call } from '#contract/call.ts'
import type { Admission } from './admit.ts'
import { createRouter } from './createRouter.ts'
import { errorAnswer } from './errorAnswer.ts'
import { limitConnections } from './limitConnections.ts'
import { createLimits, type LimitParts } from './limits.ts'
import { createMetrics, type JobCount } from './metrics.ts'
import { observeRequests } from './observeRequests.ts'
import { refuseConnection } from './refuseConnection.ts'
import type { Router } from './routerPort.ts'
import { serveDocs } from './serveDocs.ts'
import { type Check, serveHealth } from './serveHealth.ts'
import { serveMetrics } from './serveMetrics.ts'
import { stopServer } from './stopServer.ts'
import { createUploadPace } from './uploadPace.ts'
import { callUrl } from './callUrl.ts'

/** Our answers are data: opened as a page they do nothing. Pages and documents bring a policy of their own. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const ALWAYS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  // For old browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // Private data unless a route says otherwise.
  'cache-control': 'no-store',
}

/** A year, as ASVS 3.4.1 asks. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

export interface HttpParts extends Admission {
  readonly log: Log
  /** Where users reach the product. */
  readonly baseUrl: string
  /** True behind our own proxy, which says in X-Forwarded-For who calls. */
  readonly trustProxy: boolean
  readonly limits: LimitParts
  readonly checks: Readonly<Record<string, Check>>
  /** What this machine leaves open to the processes that read files of strangers; told by /readyz. */
  readonly openToReaders: readonly string[]
  readonly countJobs: () => Promise<readonly JobCount[]>
  /** null: /metrics answers this machine only. */
  readonly metricsToken: string | null
}

export interface Http {
  /** For what is no call: pages and their files. */
  readonly app: FastifyInstance
  readonly router: Router
  /** Once, when all calls are there. @returns the base address */
  readonly listen: (host: string, port: number) => Promise<string>
  /**
   * Lets running requests end, and closes the counters of limits.
   * @param farewellMs how long before that answers say that their connection ends
   */
  readonly close: (farewellMs?: number) => Promise<void>
}

/** Against requests that never end: their headers, the whole (an upload over a slow line), and answers nobody reads. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 30 * 60_000,
  connectionTimeout: 2 * 60_000,
  // Longer than the 60 s after which usual proxies hang up, so that it is never us who does in the middle.
  keepAliveTimeout: 72_000,
  // How often the times are looked at.
  connectionsCheckingInterval: 2_000,
}

const MAX_CONNECTIONS = 5_000

/** Somebody wants what is not his, or too much of it (ASVS 16.3). */
const WORTH_A_WARNING = [401, 403, 429]

/** The HTTP server, without a call yet: the rooms bring them to `router` before it listens. */
export function createHttp(parts: HttpParts): Http {
  const headers = safetyHeaders(parts.baseUrl)
  const { headersTimeout, connectionsCheckingInterval, ...times } = TIMES
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const answer = errorAnswer(error, request.id)
    const place = { requestId: request.id, route: request.routeOptions.url }
    if (answer.isFault) parts.log.error({ ...place, error }, 'fault')
    if (WORTH_A_WARNING.includes(answer.status)) parts.log.warn({ ...place, code: answer.code }, 'refused')
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
    return reply
      .headers({ ...headers, 'x-request-id': request.id })
      .code(answer.status)
      .send(answer.body)
  }
  const app = fastify({
    ...times,
    http: { headersTimeout, connectionsCheckingInterval, maxHeaderSize: 16 * 1024 },
    genReqId: () => randomUUID(),
    // The last entry is our proxy's; what is before it was sent by the caller.
    trustProxy: parts.trustProxy && ((_, hop) => hop === 0),
    // Tokens in addresses are longer than the usual 100.
    routerOptions: { maxParamLength: 500 },
    // Requests on their way when we are told to stop are served.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers),
  })
  app.server.maxConnections = MAX_CONNECTIONS
  if (!parts.trustProxy) limitConnections(app.server, parts.limits.factor)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  const stop = stopServer(app)
  const metrics = createMetrics(parts.countJobs)
  observeRequests(app, parts.log, metrics)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(({ method }) => {
    const isOurs = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(method)
    throw new Refusal(isOurs ? GENERAL.notFound : GENERAL.wrongMethod)
  })
  const { limits, log } = parts
  const pace = createUploadPace(limits.factor)
  const router = createRouter({ admission: parts, limits: createLimits(limits), pace, log })
  serveHealth(app, parts.checks, parts.openToReaders)
  serveMetrics(app, metrics, parts.metricsToken)
  serveDocs(app, () => router.calls)
  return {
    app,
    router,
    listen(host, port) {
      router.mount(app)
      refuseWrongMethods(app, router.calls)
      return app.listen({ host, port })
    },
    async close(farewellMs = 0) {
      await stop(farewellMs)
      parts.limits.here.close()
      parts.limits.everywhere.close()
    },
  }
}

/** Answers 405 where an address exists, but not for this method. To be called when all calls are known. */
function refuseWrongMethods(app: FastifyInstance, calls: readonly Call[]): void {
  const byAddress = Map.groupBy(calls, call => call.path.replaceAll(/\{\w+\}/g, '{}'))
  for (const [first, ...others] of byAddress.values()) {
    if (!first) continue
    const served = [first, ...others].flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    app.route({
      method: METHODS.filter(method => !served.includes(method)),
      url: callUrl(first),
      // Before the body is looked at.
      onRequest: (_, reply) => {
        reply.header('allow', served.join(', '))
        throw new Refusal(GENERAL.wrongMethod)
      },
      handler: () => undefined,
    })
  }
}

/** The headers of every answer, whatever it is: 200, 304, 404, 500, files. Cross-origin reading is never allowed. */
function safetyHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return baseUrl.startsWith('https://') ? { ...ALWAYS, 'strict-transport-security': HTTPS_ONLY } : ALWAYS
}
