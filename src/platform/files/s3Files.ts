import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type Files, StorageFull, StorageUnavailable } from './filesPort.ts'
import { refuseStrangeKey } from './refuseStrangeKey.ts'
import type { S3Address } from './s3Address.ts'

/** A stream is sent in parts of this size; at most so many of them are held in memory. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
const CHECK_MS = 3_000

/** Files in a bucket of an S3-compatible store. The bucket exists already. */
export function s3Files({ bucket: Bucket, endpoint, region, credentials }: S3Address): Files {
  const client = new S3Client({
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(region !== null && { region }),
    ...(credentials !== null && { credentials }),
    // With the default, streams arrive damaged at stores that do not know trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 60_000,
      // Without it the time-out is only a warning.
      throwOnRequestTimeout: true,
      socketTimeout: 60_000,
    },
  })

  return {
    async put(key, content) {
      refuseStrangeKey(key)
      try {
        if (!(content instanceof Uint8Array)) return await uploadStream(client, { Bucket, Key: key }, content)
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body: content }))
        return content.length
      } catch (error) {
        if (isFull(error)) throw new StorageFull('the bucket of the file store is full', { cause: error })
        throw awayOr(error)
      }
    },

    async open(key) {
      refuseStrangeKey(key)
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('the file store sent no file')
        // Whoever reads it is told; a network that fails where nobody reads any more must not end the process.
        Body.on('error', () => {})
        return { bytes: ContentLength, stream: Body }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw awayOr(error)
      }
    },

    async remove(key) {
      refuseStrangeKey(key)
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },

    async *list(prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key } of Contents) if (Key !== undefined) yield Key
      }
    },

    // Parts without an end are seen by nobody but who pays for them: a rule of the bucket removes them (docs/operations.md).
    clearAbandoned: () => Promise.resolve(),

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(CHECK_MS) })
    },
  }
}

/** Small streams go as one object, larger ones in parts; a stream that fails leaves neither object nor parts. */
async function uploadStream(client: S3Client, at: { Bucket: string; Key: string }, content: Readable): Promise<number> {
  let bytes = 0
  const broken: unknown[] = []
  content.once('error', error => broken.push(error))
  const counted = async function* () {
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      yield chunk
    }
  }
  const Body = Readable.from(counted(), { objectMode: false })
  try {
    await new Upload({ client, params: { ...at, Body }, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done()
  } catch (error) {
    // A store that cannot put away the parts would hide why they are to be put away.
    throw broken.length > 0 ? broken[0] : error
  }
  return bytes
}

/** 507 is MinIO's answer, QuotaExceeded that of Ceph. */
function isFull(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  return error.$metadata.httpStatusCode === 507 || error.name === 'QuotaExceeded'
}

/** What the network says of a store that is not there, and the SDK of one that takes too long. */
const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'TimeoutError',
]

/** The failure as one that passes, where it is one. */
function awayOr(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const isAway = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) >= 500 : false
  if (!isAway && !AWAY.includes(code) && !AWAY.includes(error.name)) return error
  return new StorageUnavailable('the file store does not answer', { cause: error })
}
