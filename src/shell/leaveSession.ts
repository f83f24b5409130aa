import { signOut, useSession } from './session.ts'

/** The logout: ends the session here at once, and on the server as soon as it hears of it. */
export function leaveSession(): void {
  const { token } = useSession.getState()
  signOut()
  if (token !== null) void tellServer(token)
}

/** Loaded when it is wanted: every page has the logout, and none needs the contract for it until then. */
async function tellServer(token: string): Promise<void> {
  const [{ clientWithToken }, { logOut }] = await Promise.all([import('./api.ts'), import('#contract/accounts.ts')])
  // A session that the server does not hear of ends by its time.
  await clientWithToken(token)
    .call(logOut)
    .catch(() => undefined)
}
