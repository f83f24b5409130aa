import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly bytes: number
  readonly stream: Readable
}

/** The store of uploads and reports. Keys are relative paths of our own making, such as `uploads/<id>`: never a user's file name. */
export interface Files {
  /** Stores the whole or nothing; replaces what has this key. @returns the number of bytes */
  put(key: string, content: Readable | Uint8Array): Promise<number>
  /** undefined when there is no such file. */
  open(key: string): Promise<StoredFile | undefined>
  /** Deletes, also when it is already gone. */
  remove(key: string): Promise<void>
  /** All keys below a prefix, in order. */
  list(prefix: string): AsyncIterable<string>
  /** @throws Error when the store cannot be reached */
  check(): Promise<void>
}
