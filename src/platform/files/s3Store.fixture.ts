import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface TestStore {
  /** For STORAGE_URL. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** An S3 store on the loopback interface, with one empty bucket. */
export async function openTestStore(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    // By itself it would listen on whatever localhost means here.
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'files' }],
  })
  const { port } = await server.run()
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/files?tls=no`,
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
