import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { logOut } from '#contract/accounts.ts'
import { clientWithToken } from '#shell/api.ts'
import { openDialog } from '#shell/dialogs.ts'
import { keepLastRoute } from '#shell/lastRoute.ts'
import { isLoggedIn, signOut, useSession } from '#shell/session.ts'
import type { Entry } from './entries.ts'

/** What a click on an entry does: it keeps its target as the last route, and goes there where that is allowed. */
export function useFollow(): (entry: Entry) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ to, needsLogin }) => {
      if (to !== null) keepLastRoute(to)
      if (needsLogin && !isLoggedIn(useSession.getState())) openDialog('login')
      else if (to === null) openDialog('upload')
      else void navigate(to)
    },
    [navigate],
  )
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function useLogout(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const { token } = useSession.getState()
    // First away from what only a user may see.
    void Promise.resolve(navigate('/')).then(signOut)
    // A session that the server does not hear of ends by its time.
    if (token !== null)
      clientWithToken(token)
        .call(logOut)
        .catch(() => undefined)
  }, [navigate])
}
