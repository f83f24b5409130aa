import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Caller } from './routerPort.ts'

export interface Admission {
  /** Who holds the token; null for a token that is worth nothing (any more). */
  readonly authenticate: (token: string) => Promise<Caller | null>
  /** For the time of maintenance: what is answered instead of a call of /api, null: served as usual. */
  readonly mayPass: (caller: Caller | null) => Promise<Refusal | null>
  /** Served during maintenance too. */
  readonly openDuringMaintenance: readonly Call[]
}

/**
 * Finds out who calls, before a byte of the body is read.
 * @throws Refusal general.notSignedIn, general.notAllowed, or what maintenance answers
 */
export async function admit(call: Call, request: FastifyRequest, admission: Admission): Promise<Caller | null> {
  refuseOtherSites(request)
  const bearer = bearerOf(request)
  const caller = bearer === null ? null : await admission.authenticate(bearer)
  if (call.access !== 'open' && !caller) throw new Refusal(GENERAL.notSignedIn)
  if (call.access === 'admin' && !caller?.roles.includes('ROLE_ADMIN')) throw new Refusal(GENERAL.notAllowed)
  if (call.path.startsWith('/api/') && !admission.openDuringMaintenance.includes(call)) {
    const refusal = await admission.mayPass(caller)
    if (refusal) throw refusal
  }
  return caller
}

/** The token of the authorization header. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([\w.~+/=-]{1,4000})$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

/** Tokens do not travel by themselves as cookies do; this is the second lock on that door. */
function refuseOtherSites(request: FastifyRequest): void {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal(GENERAL.notAllowed)
}
