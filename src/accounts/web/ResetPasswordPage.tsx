import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { validateReset } from '#contract/accounts.ts'
import { AppLink } from '#design/AppLink.tsx'
import { callServer } from '#shell/api.ts'
import { formSentence } from './faultSentences.ts'
import { FormMessage } from './FormMessage.tsx'
import { ResetForm } from './ResetForm.tsx'
import { RouteDialog, useClose } from './RouteDialog.tsx'
import { useAfter } from './useAfter.ts'

const CLOSE_MS = 3_000
const INVALID = 'Token ungültig oder abgelaufen.'

/** /reset-password: a new password by the link of a mail, which is checked first. */
export function ResetPasswordPage() {
  const close = useClose()
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token') ?? ''
  const [isValid, setValid] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isDone, setDone] = useState(false)
  useAfter(CLOSE_MS, isDone, close)
  // Whose link is of no use wants another; the start page would be a dead end.
  useAfter(CLOSE_MS, fault !== undefined, () => void navigate('/forgot-password', { replace: true }))

  useEffect(() => {
    if (token === '') {
      setFault('Kein Token gefunden.')
      return
    }
    callServer(validateReset, { query: { token } }).then(
      ({ valid }) => (valid ? setValid(true) : setFault(INVALID)),
      (error: unknown) => setFault(formSentence(error, INVALID)),
    )
  }, [token])

  return (
    <RouteDialog title="Passwort neu festlegen">
      {fault !== undefined && (
        <>
          <FormMessage of={{ phase: 'failed', message: fault }} />
          <Box sx={{ mt: 2 }}>
            <AppLink to="/forgot-password">Neuen Link anfordern</AppLink>
          </Box>
        </>
      )}
      {fault === undefined && !isValid && <Skeleton variant="rounded" height={230} />}
      {isValid && <ResetForm token={token} onDone={() => setDone(true)} />}
    </RouteDialog>
  )
}
