import { once } from 'node:events'
import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Files } from '#platform/files/filesPort.ts'

export type ZipEntry =
  | { readonly name: string; readonly content: Buffer }
  /** A file of the store; `bytes` is what it must still have when its turn comes. */
  | { readonly name: string; readonly key: string; readonly bytes: number }

/**
 * A ZIP whose size is known before its first byte, since nothing in it is compressed. Its files are opened one after the
 * other, each when its turn comes. One that is gone by then, or shorter, breaks the stream off, and nothing else: whoever
 * reads slowly sees his account deleted meanwhile.
 */
export async function storedZip(
  files: Files,
  entries: readonly ZipEntry[],
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream
  if (!(output instanceof Readable)) throw new Error('yazl writes to something that is no stream')
  zip.on('error', (error: Error) => output.destroy(error))
  for (const entry of entries) add(zip, output, files, entry)
  // Its types leave out that the size is handed over.
  const sized = zip as unknown as { end(options: undefined, whenKnown: (bytes: number) => void): void }
  const bytes = await new Promise<number>(resolve => sized.end(undefined, resolve))
  return { stream: output, bytes }
}

function add(zip: yazl.ZipFile, output: Readable, files: Files, entry: ZipEntry): void {
  if ('content' in entry) {
    zip.addBuffer(entry.content, entry.name, { compress: false })
    return
  }
  const { name, key, bytes } = entry
  zip.addReadStreamLazy(name, { size: bytes, compress: false }, give => {
    openFor(output, files, key).then(
      stream => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    )
  })
}

/** The content of a file, which ends with the reader of the ZIP, and ends it where it fails. */
async function openFor(output: Readable, files: Files, key: string): Promise<Readable> {
  const stored = await files.open(key)
  if (!stored) throw new Error(`${key} is gone`)
  const { stream } = stored
  stream.once('error', error => output.destroy(error))
  if (output.destroyed) stream.destroy()
  else
    void once(output, 'close').then(
      () => stream.destroy(),
      () => stream.destroy(),
    )
  return stream
}
