import { Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const MAX_MS = 20_000
/** Whoever has just connected is about to say something. */
const SILENT_MS = 1_000
/** What runs has its turn so long; nobody notices that the next ones wait. */
const HUSH_MS = 500
/** Nobody comes any more: the system lets in one at a time. */
const QUIET_MS = 20

/**
 * Prepares an orderly end of the server.
 * @returns ends it. Nothing new is accepted any more. For `farewellMs`, who kept a connection is still answered on it, and told that
 * the answer is the last: so nobody sends his next request just when we close. Then running requests end, connections are closed as
 * they fall idle, and after 20 s all that are left.
 */
export function stopServer(app: FastifyInstance): (farewellMs: number) => Promise<void> {
  const sockets = new Map<Socket, number>()
  let isEnding = false
  let hush: Promise<undefined> | null = null
  let running = 0
  let accepted = 0
  app.addHook('onRequest', async (_request, reply) => {
    if (hush) await hush
    running++
    reply.raw.once('close', () => running--)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isEnding) reply.header('connection', 'close')
    done()
  })
  app.server.on('connection', socket => {
    accepted++
    sockets.set(socket, performance.now())
    socket.once('close', () => sockets.delete(socket))
  })
  return async farewellMs => {
    isEnding = true
    // Whoever the system has let in, but not we, is cut off by closing: so nothing else is done between the two.
    const { promise, resolve: goOn } = Promise.withResolvers<undefined>()
    hush = promise
    const until = performance.now() + HUSH_MS
    let before: number
    do {
      before = accepted
      await sleep(QUIET_MS)
    } while ((running > 0 || accepted > before) && performance.now() < until)
    // The door alone: closing the HTTP server would close kept connections as well.
    const isEmpty = new Promise<void>(resolve => void Server.prototype.close.call(app.server, () => resolve()))
    hush = null
    goOn(undefined)
    await sleep(farewellMs)
    const idle = setInterval(() => {
      app.server.closeIdleConnections()
      // Those that never said a word do not count as idle there.
      const before = performance.now() - SILENT_MS
      for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < before) socket.destroy()
    }, 50)
    const late = setTimeout(() => app.server.closeAllConnections(), MAX_MS)
    try {
      await isEmpty
      await app.close()
    } finally {
      clearInterval(idle)
      clearTimeout(late)
    }
  }
}
