import { createHash } from 'node:crypto'
import { FileDamaged, type Files, type StoredFile } from '#platform/files/filesPort.ts'

/** What the row of a file says of it. */
export interface WrittenFile {
  readonly key: string
  /** SHA-256 of the content, hexadecimal. */
  readonly sha256: string
}

/**
 * Opens a file that is still what was written: it is read once to be sure, since what is being sent cannot be taken back.
 * @returns undefined when there is no such file
 * @throws FileDamaged
 */
export async function openIntact(files: Files, written: WrittenFile): Promise<StoredFile | undefined> {
  return (await intactBytes(files, written)) === undefined ? undefined : files.open(written.key)
}

/** Its size. @returns undefined when there is no such file @throws FileDamaged */
export async function intactBytes(files: Files, { key, sha256 }: WrittenFile): Promise<number | undefined> {
  const stored = await files.open(key)
  if (!stored) return undefined
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of stored.stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  if (hash.digest('hex') !== sha256) throw new FileDamaged(`the file ${key} is not what was written`)
  return bytes
}
