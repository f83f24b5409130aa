import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { SESSION_KEYS, sessionStore } from '#shell/storage.ts'
import type { CheckoutResult } from './checkoutResult.ts'
import { followCheckout } from './followCheckout.ts'

const TITLES = {
  loading: 'Lade Zahlungsstatus...',
  pending: 'Zahlung in Bearbeitung',
  success: 'Bezahlung erfolgreich',
  error: 'Bestätigung fehlgeschlagen',
} as const

/** Where buyers come back to from the payment (2.13). @param onConfirmed hears what was paid, € in cents */
export function CheckoutSuccessPage({ onConfirmed }: { readonly onConfirmed: (grossCents: number) => void }) {
  const { status, message, retry } = useCheckout(onConfirmed)
  const report = status === 'success' ? sessionStore.read(SESSION_KEYS.wantedReport) : null
  return (
    <PageFrame title={TITLES[status]} narrow>
      <Box role="status" sx={{ minHeight: 72 }}>
        {status === 'loading' && <CircularProgress aria-hidden size={32} />}
        <Words status={status} message={message} />
      </Box>
      {status !== 'loading' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          {status === 'success' && (
            <Button
              component={Link}
              to={report ?? '/archiv'}
              onClick={() => sessionStore.remove(SESSION_KEYS.wantedReport)}
              variant="contained"
            >
              {report === null ? 'Zu meinen Berichten' : 'Zum vollständigen Bericht'}
            </Button>
          )}
          <Button component={Link} to="/" variant={status === 'success' ? 'outlined' : 'contained'}>
            Zurück zur Startseite
          </Button>
          {status === 'error' && (
            <Button variant="outlined" onClick={retry}>
              Noch einmal prüfen
            </Button>
          )}
        </Box>
      )}
    </PageFrame>
  )
}

function Words({ status, message }: CheckoutResult) {
  switch (status) {
    case 'loading':
      return null
    case 'pending':
      return (
        <>
          <Typography>{message}</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            Ihre Bank bearbeitet die Zahlung noch. Sobald sie abgeschlossen ist, erhalten Sie eine E-Mail. Sie können
            diese Seite verlassen.
          </Typography>
        </>
      )
    case 'success':
      return (
        <>
          <Typography>Vielen Dank für deinen Kauf!</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            Eine Bestätigung per E-Mail folgt in Kürze. Ihre Analysen sind freigeschaltet, und was bisher nur Vorschau
            war, ist jetzt vollständig. Alle Berichte finden Sie im <AppLink to="/archiv">Archiv</AppLink>.
          </Typography>
        </>
      )
    case 'error':
      return <Typography>{message}</Typography>
  }
}

/** What became of the payment that the address names. @param onConfirmed hears what was paid, € in cents */
function useCheckout(onConfirmed: (grossCents: number) => void): CheckoutResult & { readonly retry: () => void } {
  const sessionId = useSessionId()
  const [tries, setTries] = useState(1)
  const [result, setResult] = useState<CheckoutResult>({ status: 'loading', message: '' })
  useEffect(() => followCheckout(sessionId, { onResult: setResult, onConfirmed }), [sessionId, onConfirmed, tries])
  return {
    ...result,
    retry: () => {
      setResult({ status: 'loading', message: '' })
      setTries(tries + 1)
    },
  }
}

/** Read from the query, which then leaves the address; kept with the entry of the history, so that a reload knows it. */
function useSessionId(): string {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  const [sessionId] = useState(() => new URLSearchParams(search).get('session_id') ?? keptIn(location.state))
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state: { sessionId } })
  }, [navigate, pathname, search, sessionId])
  return sessionId
}

function keptIn(state: unknown): string {
  const { sessionId } = Object(state) as { sessionId?: unknown }
  return typeof sessionId === 'string' ? sessionId : ''
}
