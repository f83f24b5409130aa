import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { Admission } from './admit.ts'
import { createRouter } from './createRouter.ts'
import { errorAnswer } from './errorAnswer.ts'
import type { Router } from './routerPort.ts'

export interface HttpParts extends Admission {
  readonly log: Log
}

export interface Http {
  readonly app: FastifyInstance
  readonly router: Router
  /** @returns the base address */
  readonly listen: (host: string, port: number) => Promise<string>
  readonly close: () => Promise<void>
}

/** The HTTP server, without a call yet: the rooms bring them to `router` before it listens. */
export async function createHttp(parts: HttpParts): Promise<Http> {
  const app = fastify({ genReqId: () => randomUUID(), return503OnClosing: false })
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error, request.id)
    if (answer.isFault) parts.log.error({ requestId: request.id, error }, 'fault')
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
    return reply.code(answer.status).send(answer.body)
  })
  app.setNotFoundHandler(() => {
    throw new Refusal(GENERAL.notFound)
  })
  const router = await createRouter(app, parts)
  return { app, router, listen: (host, port) => app.listen({ host, port }), close: () => app.close() }
}
