import type { CallRequest } from '#platform/http/routerPort.ts'
import type { Visitor } from './accountParts.ts'

export function visitorOf({ ip, headers }: CallRequest): Visitor {
  return { ip, userAgent: headers['user-agent'] }
}
