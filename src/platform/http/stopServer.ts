import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LONGEST_MS = 20_000

/**
 * Prepares an orderly end of the server.
 * @returns ends it: accepts nothing new, lets running requests end, closes connections as they fall idle, and after 20 s
 * all that are left
 */
export function stopServer(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>()
  app.server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return async () => {
    const idle = setInterval(() => {
      app.server.closeIdleConnections()
      // Those that never said a word do not count as idle there.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, 50)
    const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_MS)
    try {
      await app.close()
    } finally {
      clearInterval(idle)
      clearTimeout(late)
    }
  }
}
