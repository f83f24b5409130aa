import { useEffect } from 'react'
import { createPath, useBlocker } from 'react-router'
import { openDialog } from '#shell/dialogs.ts'
import { keepLastRoute } from '#shell/lastRoute.ts'
import { needsLogin } from '#shell/places.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'

/** Whoever is logged out and wants to a protected page stays where he is: the login opens, and the wish is kept (4.1). */
export function Guard() {
  const blocker = useBlocker(
    ({ nextLocation }) => needsLogin(nextLocation.pathname) && !isLoggedIn(useSession.getState()),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    keepLastRoute(createPath(blocker.location))
    openDialog('login')
    blocker.reset()
  }, [blocker])
  return null
}
