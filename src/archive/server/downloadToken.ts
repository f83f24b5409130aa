import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 3_600_000
/** A list that lies open in a tab for a day still works. */
const VALID_HOURS = 24
/** Another use of the same key would need another purpose, so that no token serves both. */
const PURPOSE = 'download'

/**
 * A token that opens the files of one analysis to its owner. Signed, not stored: the same for one hour, so that a list
 * of ten thousand writes nothing.
 * @param key 32 random bytes of this product
 * @param now the database's time
 */
export function signDownload(key: Buffer, analysisId: string, now: Date): string {
  const until = Math.floor(now.getTime() / HOUR_MS) + VALID_HOURS
  const body = Buffer.alloc(20)
  body.write(analysisId.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(until, 16)
  return Buffer.concat([body, signature(key, body)]).toString('base64url')
}

/** @returns the id of the analysis; null when the token is not ours, changed or too old */
export function readDownload(key: Buffer, token: string, now: Date): string | null {
  const bytes = Buffer.from(token, 'base64url')
  // The last character of base64 may vary without changing a byte.
  if (bytes.length !== 52 || bytes.toString('base64url') !== token) return null
  const body = bytes.subarray(0, 20)
  if (!timingSafeEqual(bytes.subarray(20), signature(key, body))) return null
  if (body.readUInt32BE(16) * HOUR_MS < now.getTime()) return null
  return body.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function signature(key: Buffer, body: Buffer): Buffer {
  return createHmac('sha256', key).update(PURPOSE).update(body).digest()
}
