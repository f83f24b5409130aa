import { logOut } from '#contract/accounts.ts'
import { clientWithToken } from './api.ts'
import { signOut, useSession } from './session.ts'

/** The logout: ends the session here at once, and on the server as soon as it hears of it. */
export function leaveSession(): void {
  const { token } = useSession.getState()
  signOut()
  if (token === null) return
  // A session that the server does not hear of ends by its time.
  clientWithToken(token)
    .call(logOut)
    .catch(() => undefined)
}
