import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LONGEST_MS = 20_000
/** Who has just come is about to say something. */
const SILENT_MS = 1_000

/**
 * Prepares an orderly end of the server.
 * @returns ends it. At first, for `farewellMs`, every answer says that it is the last on its connection: who kept one
 * does not send his next request just when we close it. Then nothing new is accepted, running requests end, connections
 * are closed as they fall idle, and after 20 s all that are left.
 */
export function stopServer(app: FastifyInstance): (farewellMs: number) => Promise<void> {
  const sockets = new Map<Socket, number>()
  let isEnding = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isEnding) reply.header('connection', 'close')
    done()
  })
  app.server.on('connection', socket => {
    sockets.set(socket, performance.now())
    socket.once('close', () => sockets.delete(socket))
  })
  return async farewellMs => {
    isEnding = true
    await sleep(farewellMs)
    const idle = setInterval(() => {
      app.server.closeIdleConnections()
      // Those that never said a word do not count as idle there.
      const before = performance.now() - SILENT_MS
      for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < before) socket.destroy()
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
