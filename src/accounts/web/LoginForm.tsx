import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { logIn, resendVerification, type SignedIn } from '#contract/accounts.ts'
import { RefusedCall } from '#contract/client.ts'
import { AppLink } from '#design/AppLink.tsx'
import { callServer, clientWithToken } from '#shell/api.ts'
import { FormField } from './FormField.tsx'
import { FormMessage } from './FormMessage.tsx'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import { PasswordField } from './PasswordField.tsx'
import { registeredEmail } from './afterConfirmation.ts'
import { loginSentence, resendSentence } from './faultSentences.ts'
import { loginFault } from './formFaults.ts'
import { useSubmission } from './useSubmission.ts'
import { useWaitingFile } from './useWaitingFile.ts'

interface LoginFormProps {
  readonly onSignedIn: (answer: SignedIn, remember: boolean) => void
  readonly onFailed: () => void
  /** To another page. */
  readonly onLeave: () => void
}

export function LoginForm({ onSignedIn, onFailed, onLeave }: LoginFormProps) {
  const { register, handleSubmit, watch } = useForm({
    defaultValues: { email: registeredEmail(), password: '', remember: false },
  })
  /** Has just registered here and opens this form for nothing: it lets nobody in before the link of the mail was opened. */
  const [unconfirmed] = useState(registeredEmail)
  const waiting = useWaitingFile()
  const { submit, fail, ...state } = useSubmission()
  /** The refused login's offer to send the confirmation again; undefined: none. */
  const [resend, setResend] = useState<{ readonly token: string | null }>()
  const remember = watch('remember')

  const refuse = (message: string) => {
    onFailed()
    setResend(undefined)
    fail(message)
  }
  const send = handleSubmit(credentials => {
    const fault = loginFault(credentials)
    if (fault !== null) {
      refuse(fault)
      return
    }
    setResend(undefined)
    const work = async () => {
      onSignedIn(await callServer(logIn, { body: credentials }), credentials.remember)
      return ''
    }
    return submit(work, error => {
      onFailed()
      setResend(offerIn(error))
      return loginSentence(error)
    })
  })

  return (
    <Stack component="form" noValidate onSubmit={event => void send(event)} spacing={2} sx={{ pt: 1 }}>
      {unconfirmed !== '' && (
        <Alert severity="info" role={undefined}>
          Öffnen Sie den Link in der Mail an <strong>{unconfirmed}</strong> in diesem Browser: Dann sind Sie hier von
          selbst angemeldet.
        </Alert>
      )}
      {unconfirmed === '' && waiting && (
        <Alert severity="info" role={undefined} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{waiting.file.name}</strong> wartet in diesem Browser: Nach dem Login geht es damit weiter.
        </Alert>
      )}
      <FormField label="E-Mail" type="email" autoComplete="username" autoFocus field={register('email')} />
      <PasswordField label="Passwort" autoComplete="current-password" field={register('password')} />
      <FormControlLabel control={<Checkbox {...register('remember')} />} label="Angemeldet bleiben" />
      <FormMessage of={state} />
      {resend && state.phase === 'failed' && <ResendMail token={resend.token} />}
      <Button type="submit" variant="contained" loading={state.phase === 'running'}>
        Login
      </Button>
      <GoogleSignIn remember={remember} onSignedIn={answer => onSignedIn(answer, remember)} onFailed={refuse} />
      <AppLink to="/forgot-password" onClick={onLeave} sx={{ py: 1.25, alignSelf: 'flex-start' }}>
        Passwort vergessen?
      </AppLink>
      <Divider />
      <Button component={Link} to="/register" onClick={onLeave} variant="outlined" color="secondary">
        Neu hier? Konto anlegen
      </Button>
    </Stack>
  )
}

/** undefined unless the server signals that the confirmation may be sent again (7.1). */
function offerIn(error: unknown): { readonly token: string | null } | undefined {
  if (!(error instanceof RefusedCall) || error.fields['resend'] !== true) return undefined
  const { token } = error.fields
  return { token: typeof token === 'string' && token !== '' ? token : null }
}

/** Sends the confirmation of the address once more, for whom the login was refused. @param token null: the server gave none */
function ResendMail({ token }: { readonly token: string | null }) {
  const { submit, fail, ...state } = useSubmission()
  const resend = () => {
    if (token === null) {
      fail('Kein gültiger Token verfügbar.')
      return
    }
    const work = async () =>
      (await clientWithToken(token).call(resendVerification)).message || 'E-Mail erneut versendet.'
    void submit(work, resendSentence)
  }
  const isDone = state.phase === 'done'
  return (
    <>
      <Button variant="outlined" onClick={resend} loading={state.phase === 'running'} disabled={isDone}>
        {isDone ? 'Erledigt – bitte E-Mail prüfen' : 'E-Mail erneut senden'}
      </Button>
      <FormMessage of={state} />
    </>
  )
}
