import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import { bearerOf } from './bearerOf.ts'
import type { Limits } from './limits.ts'
import type { Caller } from './routerPort.ts'

export interface Admission {
  /** Who holds the token; null for a token that is worth nothing (any more). */
  readonly authenticate: (token: string) => Promise<Caller | null>
  /** What is answered instead of a call of /api in the time of maintenance; null: served as usual. */
  readonly mayPass: (caller: Caller | null) => Promise<Refusal | null>
  /** Served during maintenance too. */
  readonly openDuringMaintenance: readonly Call[]
}

/**
 * Finds out who calls and whether he may, before a byte of the body is read.
 * @throws Refusal general.notSignedIn, general.notAllowed, general.tooMany, or what maintenance answers
 */
export async function admit(
  call: Call,
  request: FastifyRequest,
  admission: Admission,
  limits: Limits,
): Promise<Caller | null> {
  refuseOtherSites(request)
  const caller = await callerOf(request, admission, limits)
  await limits.use(call.limit, caller, request.ip)
  if (call.access !== 'open' && !caller) throw new Refusal(GENERAL.notSignedIn)
  if (call.access === 'admin' && !caller?.roles.includes('ROLE_ADMIN')) throw new Refusal(GENERAL.notAllowed)
  if (call.path.startsWith('/api/') && !admission.openDuringMaintenance.includes(call)) {
    const refusal = await admission.mayPass(caller)
    if (refusal) throw refusal
  }
  return caller
}

async function callerOf(request: FastifyRequest, { authenticate }: Admission, limits: Limits): Promise<Caller | null> {
  const bearer = bearerOf(request)
  if (bearer === null) return null
  limits.refuseGuesser(request.ip)
  const caller = await authenticate(bearer)
  if (!caller) await limits.wrongToken(request.ip)
  return caller
}

/** Tokens do not travel by themselves as cookies do; this is the second lock on that door. */
function refuseOtherSites(request: FastifyRequest): void {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal(GENERAL.notAllowed)
}
