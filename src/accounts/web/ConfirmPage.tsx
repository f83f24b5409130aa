import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { confirm } from '#contract/accounts.ts'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { callServer } from '#shell/api.ts'
import { ADDRESS_CONFIRMED } from '#shell/notice.ts'
import { formSentence } from './faultSentences.ts'
import { FormMessage } from './FormMessage.tsx'
import { useAfter } from './useAfter.ts'
import type { SubmissionState } from './useSubmission.ts'

const REDIRECT_MS = 3_000
const CONFIRMED = 'Danke. Die Bestätigung ist korrekt. Einen Augenblick bitte.'

/** /confirm: the link of a mail that proves an address, after the registration or a change of it. */
export function ConfirmPage() {
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, setState] = useState<SubmissionState>({ phase: 'running', message: '' })
  useAfter(REDIRECT_MS, state.phase === 'done', () => {
    const query = new URLSearchParams({ login: '1', msg: ADDRESS_CONFIRMED })
    void navigate(`/?${query.toString()}`, { replace: true })
  })

  useEffect(() => {
    if (token === '') {
      setState({ phase: 'failed', message: 'Kein Token gefunden.' })
      return
    }
    callServer(confirm, { query: { token } }).then(
      ({ message }) => setState({ phase: 'done', message: message || CONFIRMED }),
      (error: unknown) => setState({ phase: 'failed', message: formSentence(error, 'Verifizierung fehlgeschlagen.') }),
    )
  }, [token])

  return (
    <PageFrame title="E-Mail-Adresse bestätigen" narrow>
      {state.phase === 'running' && (
        <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
          <CircularProgress size={24} aria-hidden />
          <Typography>Wir prüfen Ihren Link …</Typography>
        </Stack>
      )}
      <FormMessage of={state} />
      {state.phase === 'failed' && (
        <Typography sx={{ mt: 2 }}>
          Der Link gilt nur kurze Zeit und nur einmal. Haben Sie Ihre Adresse schon bestätigt, geht es gleich{' '}
          <AppLink to="/login">zum Login</AppLink>; dort können Sie sich auch eine neue E-Mail schicken lassen.
        </Typography>
      )}
    </PageFrame>
  )
}
