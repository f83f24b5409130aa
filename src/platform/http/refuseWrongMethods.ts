import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import { callUrl } from './callUrl.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Answers 405 where an address exists, but not for this method. To be called when all calls are known. */
export function refuseWrongMethods(app: FastifyInstance, calls: readonly Call[]): void {
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
