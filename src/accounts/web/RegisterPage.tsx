import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { SignedIn } from '#contract/accounts.ts'
import { TermsConsent } from '#design/TermsConsent.tsx'
import { Description } from '#design/icons.tsx'
import { TOKENS } from '#design/theme.ts'
import { openDialog } from '#shell/dialogs.ts'
import { isLoggedIn, signIn, useSession } from '#shell/session.ts'
import { acceptForFile, type WaitingFile } from '#shell/waitingFile.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { RouteDialog, useClose } from './RouteDialog.tsx'
import { useWaitingFile } from './useWaitingFile.ts'

/** /register. Who is logged in when it is opened has no use for it. */
export function RegisterPage() {
  const navigate = useNavigate()
  const close = useClose()
  const waiting = useWaitingFile()
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
      {waiting && <WaitingExpose name={waiting.file.name} />}
      <RegisterForm
        isAwaited={waiting !== null}
        consent={waiting && <Consent waiting={waiting} />}
        onSignedIn={enter}
        onFinished={finish}
      />
    </RouteDialog>
  )
}

function WaitingExpose({ name }: { readonly name: string }) {
  return (
    <Box
      role="group"
      aria-label="Ihr Exposé wartet"
      sx={{
        display: 'flex',
        gap: 1.5,
        bgcolor: TOKENS.paper,
        border: `1px solid ${TOKENS.line}`,
        borderRadius: 1,
        p: 2,
        mb: 2,
      }}
    >
      <Description aria-hidden sx={{ color: TOKENS.quiet }} />
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> wartet in diesem Browser. Sobald Sie angemeldet sind, wird es geprüft.
      </Typography>
    </Box>
  )
}

/** Below name and address, where nobody on the way to the button passes it over. */
function Consent({ waiting }: { readonly waiting: WaitingFile }) {
  const [isAccepted, setAccepted] = useState(waiting.isAccepted)
  const accept = (accepted: boolean) => {
    setAccepted(accepted)
    void acceptForFile(accepted)
  }
  return <TermsConsent isAccepted={isAccepted} onAccepted={accept} />
}
