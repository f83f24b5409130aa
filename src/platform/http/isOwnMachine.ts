import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Names that no other site can have in the DNS: a page elsewhere that lets its name point here has another Host. */
const OWN_NAMES = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/** Whether who asks sits at this machine: not through a proxy on it, and not a page that a browser on it has opened. */
export function isOwnMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const { remoteAddress = '' } = socket
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some(name => name in headers)
  const isHere = LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  return isHere && !isForwarded && OWN_NAMES.test(headers.host ?? '')
}
