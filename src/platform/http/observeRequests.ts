import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Log } from '#platform/log/logPort.ts'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Clients repeat it all the time. */
    isPolled?: boolean
  }
}

/** One line and one count for each answer, by the route's pattern: addresses hold ids and tokens. */
export function observeRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe(method, route, status, elapsedTime)
    // Polls that go well are most of all answers; the count says all there is to say of them.
    if (status >= 400 || !request.routeOptions.config.isPolled)
      log.info({ requestId: request.id, method, route, status, ms: Math.round(elapsedTime) }, 'request')
    finishReading(request.raw)
    done()
  })
}

const MAX_MS = 10_000

/**
 * Takes in what is still coming of a body that was refused, and throws it away. Hanging up at once would often make the
 * client lose the answer (RFC 9112, 9.6); one that goes on for too long is cut off.
 */
function finishReading(request: IncomingMessage): void {
  if (request.complete) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), MAX_MS).unref()
  request.once('close', () => clearTimeout(timer))
}
