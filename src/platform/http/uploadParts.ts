import { Transform, Writable, type Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import { detectSlowBody } from './detectSlowBody.ts'
import type { UploadPart } from './routerPort.ts'

/** Boundaries and headers of the parts, beside the files. */
const FRAME_BYTES = 64 * 1024

const LIMITS = {
  // The sum is what counts; it is held here.
  fileSize: Infinity,
  files: 100,
  fields: 20,
  parts: 120,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  headerPairs: 20,
}

/**
 * The parts of a multipart body as they arrive.
 * @throws Refusal general.tooLarge as soon as all files together pass `maxBytes`, general.tooSlow, and general.invalid
 * for what is no multipart body or breaks off; the stream of the current file fails with the same
 * @param took told of bytes that were taken, read or skipped; resolves when more may come
 */
export async function* uploadParts(
  request: FastifyRequest,
  maxBytes: number,
  took: (bytes: number) => Promise<unknown>,
): AsyncGenerator<UploadPart> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FRAME_BYTES) throw new Refusal(GENERAL.tooLarge)
  let current: Readable | undefined
  let received = 0
  const { promise: failed, reject } = Promise.withResolvers<never>()
  // It is awaited in the loop only, and may fail between two turns.
  failed.catch(() => {})
  const fail = (refusal: Refusal) => {
    request.raw.unpipe()
    current?.destroy(refusal)
    reject(refusal)
  }
  const count = (chunk: Buffer) => {
    received += chunk.length
    if (received > maxBytes) fail(new Refusal(GENERAL.tooLarge))
  }
  const stopWatching = detectSlowBody(request.raw, () => fail(new Refusal(GENERAL.tooSlow)))
  try {
    const arriving = request.parts({ limits: LIMITS })
    for (;;) {
      const next = await Promise.race([arriving.next(), failed])
      if (next.done) return
      const part = next.value
      if (part.type === 'file') {
        current = counted(part.file, count, took)
        yield { kind: 'file', name: part.fieldname, filename: realName(part.filename), stream: current }
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal(GENERAL.tooLarge)
        yield { kind: 'field', name: part.fieldname, value: String(part.value) }
      }
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(hasCode(error, 'LIMIT') ? GENERAL.tooLarge : GENERAL.invalid)
  } finally {
    stopWatching()
    request.raw.unpipe()
  }
}

/** The file's bytes for the reader. What he does not want is skipped, so that the next part can come. */
function counted(file: Readable, count: (chunk: Buffer) => void, took: (bytes: number) => Promise<unknown>): Readable {
  const passed = new Transform({
    transform: (chunk: Buffer, _, done) => void took(chunk.length).then(() => done(null, chunk)),
  })
  // It may fail before anybody reads it: who does then is told, and an error that nobody hears would end the process.
  passed.on('error', () => {})
  // A short body may have ended in the middle of its file before we got here; nothing more would be heard of that.
  if (file.destroyed) return passed.destroy(new Refusal(GENERAL.invalid))
  file.on('data', count)
  file.on('error', () => passed.destroy(new Refusal(GENERAL.invalid)))
  file.on('close', () => {
    if (!file.readableEnded) passed.destroy(new Refusal(GENERAL.invalid))
  })
  passed.on('close', () => {
    file.unpipe(passed)
    skip(file, took)
  })
  return file.pipe(passed)
}

/** Nothing is kept of it that could be lost by an error. */
function skip(file: Readable, took: (bytes: number) => Promise<unknown>): Writable {
  const skipped = new Writable({ write: (chunk: Buffer, _, done) => void took(chunk.length).then(() => done()) })
  skipped.on('error', () => {})
  return file.pipe(skipped)
}

/** Browsers write these three so, and only these (HTML, multipart form data). */
function realName(sent: string | undefined = ''): string {
  return sent.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ')
}

function hasCode(error: unknown, part: string): boolean {
  return error instanceof Error && 'code' in error && String(error.code).includes(part)
}
