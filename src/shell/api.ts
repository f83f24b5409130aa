import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { type CallResult, type CallSent, createClient, NetworkFailure, RefusedCall } from '#contract/client.ts'
import { GENERAL } from '#contract/general.ts'
import { openDialog } from './dialogs.ts'
import { notify } from './notice.ts'
import { watchedFetch } from './reachability.ts'
import { signOut, useSession } from './session.ts'

// The page's policy forbids `eval`, which zod would try first.
z.config({ jitless: true })

const client = createClient({
  baseUrl: '',
  fetch: watchedFetch,
  token: () => useSession.getState().token,
})

/**
 * Calls the server as whoever is logged in. A session that the server no longer knows ends here too.
 * @throws RefusedCall, NetworkFailure (see contract/client.ts)
 */
export async function callServer<Described extends Call>(
  call: Described,
  ...sent: object extends CallSent<Described> ? [CallSent<Described>?] : [CallSent<Described>]
): Promise<CallResult<Described>> {
  const { token } = useSession.getState()
  try {
    return await client.call(call, ...sent)
  } catch (error) {
    if (error instanceof RefusedCall && error.code === GENERAL.notSignedIn.code) endSession(token)
    throw error
  }
}

/** @param token of the refused request: by now somebody may have logged in again */
export function endSession(token: string | null): void {
  if (token === null || useSession.getState().token !== token) return
  signOut()
  notify('Ihre Sitzung ist abgelaufen. Bitte loggen Sie sich neu ein.', 'warning')
  openDialog('login')
}

/** Calls with a token that is not the session's (`resend-verification`). */
export function clientWithToken(token: string) {
  return createClient({ baseUrl: '', fetch: watchedFetch, token: () => token })
}

const UNREACHABLE = 'Netzwerkfehler: Backend nicht erreichbar.'

/**
 * The sentence that the buyer reads (point 8): the server's where there is one.
 * @param fallback of the screen, where the server gave none
 */
export function sentenceOf(error: unknown, fallback: string, unreachable: string = UNREACHABLE): string {
  if (error instanceof RefusedCall) return error.message || fallback
  if (error instanceof NetworkFailure) return unreachable
  return fallback
}
