import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_COMPRESSING_BYTES = 1024

const compress = promisify(gzip)

/** Sends a value as JSON, longer ones compressed; undefined is an answer without a body. */
export async function answerJson(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  if (value === undefined) return reply.code(204).send()
  const text = JSON.stringify(value)
  reply.type('application/json; charset=utf-8')
  if (text.length < WORTH_COMPRESSING_BYTES) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await compress(text))
}

function takesGzip(accepted: string | string[] = ''): boolean {
  return String(accepted)
    .split(',')
    .some(coding => /^\s*gzip\s*(;|$)/i.test(coding) && !/;\s*q=0(\.0*)?\s*$/i.test(coding))
}
