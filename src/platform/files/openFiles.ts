import { join } from 'node:path'
import type { Files } from './filesPort.ts'
import { localFiles } from './localFiles.ts'
import { readS3Address } from './s3Address.ts'
import { s3Files } from './s3Files.ts'

/**
 * The store that STORAGE_URL names, or files below `dataDir/files`.
 * @throws Error with a German sentence when the address cannot be used
 */
export async function openFiles(storageUrl: string | null, dataDir: string): Promise<Files> {
  return storageUrl === null ? localFiles(join(dataDir, 'files')) : s3Files(readS3Address(storageUrl))
}
