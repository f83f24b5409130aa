import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { SignedIn } from '#contract/accounts.ts'
import { openDialog } from '#shell/dialogs.ts'
import { isLoggedIn, signIn, useSession } from '#shell/session.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { RouteDialog, useClose } from './RouteDialog.tsx'
import { WaitingExpose } from './WaitingExpose.tsx'

/** /register. Who is logged in when it is opened has no use for it. */
export function RegisterPage() {
  const navigate = useNavigate()
  const close = useClose()
  const [wasLoggedIn] = useState(() => isLoggedIn(useSession.getState()))
  if (wasLoggedIn) return <Navigate to="/" replace />

  const enter = (answer: SignedIn) => {
    signIn(answer, false)
    void navigate('/archiv', { replace: true })
  }
  const finish = () => {
    close()
    if (!isLoggedIn(useSession.getState())) openDialog('login')
  }
  return (
    <RouteDialog title="Registrieren">
      <WaitingExpose />
      <RegisterForm onSignedIn={enter} onFinished={finish} />
    </RouteDialog>
  )
}
