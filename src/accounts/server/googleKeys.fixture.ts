import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { GoogleKeys } from './accountParts.ts'

const CLIENT_ID = 'unser-klient.apps.googleusercontent.com'

export interface FakeGoogle {
  readonly keys: GoogleKeys
  /** A credential as Google's button gives it; `claims` replace or (undefined) remove what is usual. */
  readonly credential: (claims?: object, changed?: SignChange) => Promise<string>
  readonly close: () => Promise<void>
}

export interface SignChange {
  /** By a key that is not Google's. */
  readonly forged?: boolean
  /** By Google's public key, taken for a secret: what a check falls for that believes the token's own algorithm. */
  readonly publicKeyAsSecret?: boolean
}

/** Publishes keys like Google and signs with them. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', use: 'sig' }
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    keys: { clientId: CLIENT_ID, keysUrl: `http://127.0.0.1:${port}/certs` },
    credential: (claims = {}, { forged = false, publicKeyAsSecret = false } = {}) => {
      const now = Math.floor(Date.now() / 1000)
      const usual = {
        iss: 'https://accounts.google.com',
        aud: CLIENT_ID,
        sub: '1234567890',
        email: 'Eva@gmail.com',
        email_verified: true,
        name: 'Eva Muster',
        iat: now,
        exp: now + 3600,
        jti: crypto.randomUUID(),
      }
      const algorithm = publicKeyAsSecret ? 'HS256' : 'RS256'
      const jwt = new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: algorithm, kid: 'k1' })
      if (publicKeyAsSecret) return jwt.sign(new TextEncoder().encode(JSON.stringify(jwk)))
      return jwt.sign(forged ? foreign.privateKey : own.privateKey)
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
