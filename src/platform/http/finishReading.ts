import type { IncomingMessage } from 'node:http'

const MAX_MS = 10_000

/**
 * Takes in what is still coming of a body that was refused, and throws it away. Hanging up at once would often make the
 * client lose the answer (RFC 9112, 9.6); one that goes on for too long is cut off.
 */
export function finishReading(request: IncomingMessage): void {
  if (request.complete) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), MAX_MS).unref()
  request.once('close', () => clearTimeout(timer))
}
