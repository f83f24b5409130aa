import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { openDialog } from '#shell/dialogs.ts'
import { keepLastRoute } from '#shell/lastRoute.ts'
import { leaveSession } from '#shell/leaveSession.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'
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

/** The logout: first away from what only a user may see. */
export function useLogout(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void navigate('/')
    leaveSession()
  }, [navigate])
}
