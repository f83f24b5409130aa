import type { FastifyInstance } from 'fastify'

const LONGEST_MS = 20_000

/** Accepts nothing new, lets running requests end, closes connections as they fall idle, and after 20 s all that are left. */
export async function stopServer(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_MS)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
