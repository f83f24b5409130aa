import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { GENERAL } from '#contract/general.ts'
import { Refusal, type RefusalRule } from '#contract/refusal.ts'
import { errorAnswer } from './errorAnswer.ts'

const RULES: Readonly<Record<string, RefusalRule>> = {
  HPE_HEADER_OVERFLOW: { ...GENERAL.tooLarge, status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: GENERAL.tooSlow,
}

/** Answers what could not even be read as a request (malformed, headers too long or too slow), and hangs up. */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const requestId = randomUUID()
  const { status, body } = errorAnswer(new Refusal(RULES[error.code ?? ''] ?? GENERAL.invalid), requestId)
  const text = JSON.stringify(body)
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`)
}

/** Another answer is on its way on this connection; a second one in its middle would be taken for a part of it. */
function isAnswering(socket: Socket & { _httpMessage?: IncomingMessage | null }): boolean {
  return socket._httpMessage !== undefined && socket._httpMessage !== null
}
