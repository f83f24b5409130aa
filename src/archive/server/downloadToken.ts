import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 3_600_000

/** What a token is good for; so that none serves for anything else, each is signed with its purpose. */
interface Purpose {
  readonly name: string
  /** Hours that it is good for, at least. */
  readonly hours: number
}

/** A list that lies open in a tab for a day still works. */
const DOWNLOAD: Purpose = { name: 'download', hours: 24 }
/** Who reads a shared report for longer opens it again. */
const PASS: Purpose = { name: 'share', hours: 12 }

/**
 * A token that opens the files of one analysis to its owner. Signed, not stored: the same for one hour, so that a list
 * of ten thousand writes nothing.
 * @param key 32 random bytes of this product
 * @param now the database's time
 */
export function signDownload(key: Buffer, analysisId: string, now: Date): string {
  return sign(key, DOWNLOAD, analysisId, now)
}

/** @returns the id of the analysis; null when the token is not ours, changed or too old */
export function readDownload(key: Buffer, token: string, now: Date): string | null {
  return read(key, DOWNLOAD, token, now)
}

/** A token for whoever has opened a shared report, password and all: it draws pages as long as the share holds. */
export function signPass(key: Buffer, shareId: string, now: Date): string {
  return sign(key, PASS, shareId, now)
}

/** @returns the id of the share; null when the token is not ours, changed or too old */
export function readPass(key: Buffer, token: string, now: Date): string | null {
  return read(key, PASS, token, now)
}

function sign(key: Buffer, purpose: Purpose, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / HOUR_MS) + purpose.hours
  const body = Buffer.alloc(20)
  body.write(id.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(until, 16)
  return Buffer.concat([body, signature(key, purpose, body)]).toString('base64url')
}

function read(key: Buffer, purpose: Purpose, token: string, now: Date): string | null {
  const bytes = Buffer.from(token, 'base64url')
  // The last character of base64 may vary without changing a byte.
  if (bytes.length !== 52 || bytes.toString('base64url') !== token) return null
  const body = bytes.subarray(0, 20)
  if (!timingSafeEqual(bytes.subarray(20), signature(key, purpose, body))) return null
  if (body.readUInt32BE(16) * HOUR_MS < now.getTime()) return null
  return body.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function signature(key: Buffer, { name }: Purpose, body: Buffer): Buffer {
  return createHmac('sha256', key).update(name).update(body).digest()
}
