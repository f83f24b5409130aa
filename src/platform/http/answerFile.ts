import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '#contract/call.ts'
import { contentDisposition } from './contentDisposition.ts'

/** A stored page never runs, loads or sends anything, wherever it is opened; its styles and pictures are in itself. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

/**
 * Sends the bytes as they come from the store.
 * @param onBroken told when the store fails midway; then the connection is cut, since the length was promised
 */
export function answerFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  onBroken: (error: Error) => void,
): FastifyReply {
  const stream = file.stream instanceof Readable ? file.stream : Readable.from(file.stream)
  stream.once('error', onBroken)
  reply
    .type(file.type)
    .header('content-length', file.bytes)
    .header('content-disposition', contentDisposition(file.filename))
  if (file.type.startsWith('text/html')) reply.header('content-security-policy', SANDBOX)
  if (request.method !== 'HEAD') return reply.send(stream)
  stream.destroy()
  // An empty answer would be announced with its own length, 0.
  return reply.send(Readable.from([]))
}
