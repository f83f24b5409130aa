import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import { bearerOf } from './bearerOf.ts'
import { isOwnMachine } from './isOwnMachine.ts'
import type { Metrics } from './metrics.ts'

/**
 * GET /metrics. With a token: for whoever sends it as bearer, from anywhere. Without: for this machine only, and not through
 * a proxy on it, which would make everybody look local. Nobody else learns that it exists.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    const isAllowed = token === null ? isOwnMachine(request) : isSame(bearerOf(request) ?? '', token)
    if (!isAllowed) throw new Refusal(GENERAL.notFound)
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
