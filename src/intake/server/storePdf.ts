import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from '#platform/files/filesPort.ts'
import { readingFailure, type ReadingFailure } from '#reading/domain/failure.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'

export interface StoredPdf {
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** ISO 32000-2, 7.5.2: the header is at the start; readers accept it within the first 1024 bytes. */
const HEADER_WITHIN = 1024

/** Streams a file into the store, counting and hashing as it passes; what does not begin like a PDF is not stored. */
export async function storePdf(
  files: Files,
  key: string,
  stream: Readable,
): Promise<Outcome<StoredPdf, ReadingFailure>> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    const chunks = stream.iterator() as AsyncIterator<Buffer, undefined>
    const start = await firstBytes(chunks)
    if (start.length === 0) return failed(readingFailure('leer'))
    if (!start.subarray(0, HEADER_WITHIN).includes('%PDF-')) return failed(readingFailure('kein-pdf'))
    const passing = async function* () {
      for (let chunk: Buffer | undefined = start; chunk; chunk = await next(chunks)) {
        bytes += chunk.length
        hash.update(chunk)
        yield chunk
      }
    }
    await files.put(key, Readable.from(passing(), { objectMode: false }))
    return success({ bytes, sha256: hash.digest('hex') })
  } finally {
    stream.destroy()
  }
}

async function firstBytes(chunks: AsyncIterator<Buffer, undefined>): Promise<Buffer> {
  const first: Buffer[] = []
  for (let length = 0; length < HEADER_WITHIN;) {
    const chunk = await next(chunks)
    if (!chunk) break
    first.push(chunk)
    length += chunk.length
  }
  return Buffer.concat(first)
}

async function next(chunks: AsyncIterator<Buffer, undefined>): Promise<Buffer | undefined> {
  const { value } = await chunks.next()
  return value
}
