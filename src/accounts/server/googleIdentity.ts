import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { GoogleKeys } from './accountParts.ts'

/** Whom Google says it is. */
export interface GoogleIdentity {
  /** Google's lasting id of the person; the address may change. */
  readonly subject: string
  /** As Google wrote it; Google has verified it. */
  readonly email: string
  readonly name: string
  readonly expiresAt: Date
}

/** https://developers.google.com/identity/gsi/web/guides/verify-google-id-token names both. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string(),
  // Google has sent the text too.
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.string().default(''),
  exp: z.number(),
})

/** The faults that lie in the token. All others lie in the way to Google's keys. */
const BAD_TOKEN = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
]

/**
 * Checks what Google's button gave the page (an OpenID Connect id_token). We issue no nonce: a credential is taken once
 * and within ten minutes, which bounds replay as well.
 * @throws Refusal accounts.googleFailed, accounts.googleUnavailable
 */
export function createGoogleCheck({ clientId, keysUrl }: GoogleKeys): (credential: string) => Promise<GoogleIdentity> {
  const keys = createRemoteJWKSet(new URL(keysUrl))
  return async credential => {
    const payload = await jwtVerify(credential, keys, {
      issuer: ISSUERS,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '10 minutes',
      clockTolerance: '1 minute',
    }).then(
      verified => verified.payload,
      (error: unknown) => {
        const isBad = BAD_TOKEN.some(kind => error instanceof kind)
        throw new Refusal(isBad ? ACCOUNT_REFUSALS.googleFailed : ACCOUNT_REFUSALS.googleUnavailable)
      },
    )
    const claims = Claims.safeParse(payload)
    if (!claims.success) throw new Refusal(ACCOUNT_REFUSALS.googleFailed)
    const { sub, email, name, exp } = claims.data
    return { subject: sub, email, name, expiresAt: new Date(exp * 1000) }
  }
}
