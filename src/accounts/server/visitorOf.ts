import type { CallRequest } from '#platform/http/routerPort.ts'
import type { Visitor } from './accountParts.ts'

export function visitorOf({ network, headers }: CallRequest): Visitor {
  return { network, userAgent: headers['user-agent'] }
}
