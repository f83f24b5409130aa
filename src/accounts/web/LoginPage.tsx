import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { openDialog } from '#shell/dialogs.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'

/** /login: the login dialog as a page; who is logged in already has no use for it. */
export function LoginPage() {
  const navigate = useNavigate()
  useEffect(() => {
    if (isLoggedIn(useSession.getState())) void navigate('/', { replace: true })
    else openDialog('login')
    // Only when it is opened: the login itself knows where to go.
  }, [])
  return null
}
