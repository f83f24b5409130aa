import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { confirm } from '#contract/accounts.ts'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { callServer } from '#shell/api.ts'
import { ADDRESS_CONFIRMED } from '#shell/notice.ts'
import { followOtherTabs } from '#shell/session.ts'
import { waitingFile } from '#shell/waitingFile.ts'
import { FormMessage } from './FormMessage.tsx'
import { tellConfirmed, whenAwaited } from './afterConfirmation.ts'
import { formSentence } from './faultSentences.ts'
import { useAfter } from './useAfter.ts'
import { type SubmissionState, useSubmission } from './useSubmission.ts'

const REDIRECT_MS = 3_000
/** Of this page. */
const CONFIRM_PATH = '/confirm'
const CONFIRMED = 'Danke. Die Bestätigung ist korrekt. Einen Augenblick bitte.'

/**
 * /confirm: the link of a mail that proves an address, after the registration or a change of it. It confirms by itself, but not
 * before a person shows that he is there: programs that check mails for malware open links and run what stands behind them. In the
 * browser that has just registered he has shown it already, and a phone, which nobody's pointer moves on, is asked for no touch.
 */
export function ConfirmPage() {
  const navigate = useNavigate()
  const token = useSearchParams()[0].get('token') ?? ''
  const { submit, ...submission } = useSubmission()
  const state: SubmissionState = token === '' ? { phase: 'failed', message: 'Kein Token gefunden.' } : submission
  useAfter(REDIRECT_MS, state.phase === 'done', () => {
    // Who was logged in by the link is on his way already, while the next page may still be loading.
    if (window.location.pathname !== CONFIRM_PATH) return
    const query = new URLSearchParams({ login: '1', msg: ADDRESS_CONFIRMED })
    void navigate(`/?${query.toString()}`, { replace: true })
  })
  useEffect(followOtherTabs, [])
  const confirmAddress = () =>
    void submit(
      async () => {
        const { message } = await callServer(confirm, { query: { token } })
        tellConfirmed()
        return message || CONFIRMED
      },
      error => formSentence(error, 'Verifizierung fehlgeschlagen.'),
    )
  usePerson(state.phase === 'idle', confirmAddress)

  return (
    <PageFrame title="E-Mail-Adresse bestätigen" narrow>
      {state.phase === 'idle' && (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>Mit einem Klick ist Ihre Adresse bestätigt.</Typography>
          <Button variant="contained" onClick={confirmAddress}>
            Adresse bestätigen
          </Button>
        </Stack>
      )}
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

/** What a person does with a page without being asked to, and a program that opens the links of mails does not. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Calls once somebody has shown that he is there: by a registration in this browser that waits for its confirmation, by an exposé that
 * waits in it for the account, or in the visible tab: moved the pointer, touched or scrolled the page, pressed a key. Programs that check mails for malware run the scripts of a page,
 * too, but send it no such events of the system's (`isTrusted`).
 */
function usePerson(isAwaited: boolean, act: () => void): void {
  const onPerson = useEffectEvent(act)
  const onSign = useEffectEvent((event: Event) => {
    if (event.isTrusted && document.visibilityState === 'visible') act()
  })
  useEffect(() => {
    if (!isAwaited) return
    const stopAsking = whenAwaited(() => onPerson())
    // The tab that registered may be this one, or a phone has dropped it.
    void waitingFile().then(waiting => waiting && onPerson())
    const listener = (event: Event) => onSign(event)
    for (const sign of SIGNS) window.addEventListener(sign, listener, { passive: true })
    return () => {
      stopAsking()
      for (const sign of SIGNS) window.removeEventListener(sign, listener)
    }
  }, [isAwaited])
}
