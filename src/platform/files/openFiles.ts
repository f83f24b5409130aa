import { join } from 'node:path'
import type { Files } from './filesPort.ts'
import { localFiles } from './localFiles.ts'
import { readS3Address } from './s3Address.ts'

/**
 * The store that STORAGE_URL names, or files below `dataDir/files`.
 * @throws Error with a German sentence when the address cannot be used
 */
export async function openFiles(storageUrl: string | null, dataDir: string): Promise<Files> {
  if (storageUrl === null) return localFiles(join(dataDir, 'files'))
  const address = readS3Address(storageUrl)
  // Its libraries are the largest of all: only who uses them waits for them.
  const { s3Files } = await import('./s3Files.ts')
  return s3Files(address)
}
