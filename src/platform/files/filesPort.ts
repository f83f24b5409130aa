import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly bytes: number
  /** To be read to its end or destroyed. */
  readonly stream: Readable
}

/**
 * The store of uploads and reports. Keys are relative paths of our own making, such as `uploads/<id>`: letters, digits
 * and `-_.`, never a user's file name. Any other key throws.
 */
export interface Files {
  /**
   * Stores the whole or nothing; replaces what has this key.
   * @returns the number of bytes
   * @throws StorageFull, StorageUnavailable, or whatever the content's stream fails with
   */
  put(key: string, content: Readable | Uint8Array): Promise<number>
  /** undefined when there is no such file. @throws StorageUnavailable */
  open(key: string): Promise<StoredFile | undefined>
  /** Deletes, also when it is already gone. */
  remove(key: string): Promise<void>
  /** All keys that begin with a prefix, in no order. */
  list(prefix: string): AsyncIterable<string>
  /** Clears away what writers have left half written that died since. To be called by the clock. */
  clearAbandoned(): Promise<void>
  /** @throws Error when the store cannot be reached */
  check(): Promise<void>
}

/** The store takes no more: its disk or its quota is used up. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** The store does not answer, or cannot work now. It passes: the caller may be told to try again. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** What is stored is not what was written: a person has to restore it. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged'
}
