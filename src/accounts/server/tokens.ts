import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 32 random bytes for the one who gets it; for us its hash, with which nobody can do anything. */
export function freshToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: sha256(token) }
}

/** The hash under which a token is stored; null for what was never one of our tokens. */
export function tokenHash(token: string): Buffer | null {
  return /^[\w-]{43}$/.test(token) ? sha256(token) : null
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
