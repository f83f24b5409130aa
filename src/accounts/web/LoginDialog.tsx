import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SignedIn } from '#contract/accounts.ts'
import { closeDialog } from '#shell/dialogs.ts'
import { takeLastRoute } from '#shell/lastRoute.ts'
import { followOtherTabs, isLoggedIn, signIn, useSession } from '#shell/session.ts'
import { AccountDialog, SHAKE_MS } from './AccountDialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import { playSound } from './sounds.ts'
import { useAfter } from './useAfter.ts'

/** May lie over any page. It is there only while it is open: closing it forgets what was typed and said (2.4.1). */
export function LoginDialog() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isShaking, shake] = useShake()

  // Who is let in by another tab, as after his link was confirmed, needs no login here, and may be let in late.
  useEffect(followOtherTabs, [])
  const isIn = useSession(isLoggedIn)
  useEffect(() => {
    if (isIn && pathname !== '/login') closeDialog('login')
  }, [isIn, pathname])

  const enter = (answer: SignedIn, remember: boolean) => {
    playSound('success')
    signIn(answer, remember)
    closeDialog('login')
    void navigate(takeLastRoute(), { replace: pathname === '/login' })
  }
  const close = () => {
    closeDialog('login')
    if (pathname === '/login') void navigate('/', { replace: true })
  }
  const failed = () => {
    playSound('failure')
    shake()
  }
  return (
    <AccountDialog title="Login" onClose={close} isShaking={isShaking} heading={pathname === '/login' ? 'h1' : 'h2'}>
      <LoginForm onSignedIn={enter} onFailed={failed} onLeave={() => closeDialog('login')} />
    </AccountDialog>
  )
}

/** Whether the dialog shakes, and what makes it. Another failure meanwhile does not restart it. */
function useShake(): readonly [boolean, () => void] {
  const [isShaking, setShaking] = useState(false)
  useAfter(SHAKE_MS, isShaking, () => setShaking(false))
  return [isShaking, () => setShaking(true)]
}
