import type { Server, Socket } from 'node:net'
import { networkOf } from './networkOf.ts'

/** A browser opens six; an office of eighty behind one address has room. */
const MAX_OF_ONE = 512

/**
 * Hangs up on a network that holds more connections than any office needs: held open without a word they would use up
 * what is there for all. Behind a proxy everybody has its address, and the proxy counts (deploy/nginx.conf).
 */
export function limitConnections(server: Server, factor: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const many = (open.get(network) ?? 0) + 1
    if (many > MAX_OF_ONE * factor) {
      socket.destroy()
      return
    }
    open.set(network, many)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}
