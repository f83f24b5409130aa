import type { IncomingMessage } from 'node:http'

const WINDOW_MS = 20_000
/** Slower than any mobile network; a body of 50 MB would take 14 hours. */
const MIN_BYTES = 20 * 1024

/**
 * Tells once when a body comes slower than 1 KiB a second for 20 seconds, the sender being to blame, not our reading.
 * @returns stops the watch
 */
export function detectSlowBody(request: IncomingMessage, onSlow: () => void, windowMs = WINDOW_MS): () => void {
  let before = request.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = request.socket
    const waitsForUs = request.readableLength > 0
    if (!request.complete && !waitsForUs && bytesRead - before < MIN_BYTES) {
      clearInterval(timer)
      onSlow()
    }
    before = bytesRead
  }, windowMs)
  timer.unref()
  return () => clearInterval(timer)
}
