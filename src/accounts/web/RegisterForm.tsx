import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { register as registerCall, type SignedIn } from '#contract/accounts.ts'
import { AppLink } from '#design/AppLink.tsx'
import { TAPPABLE } from '#design/theme.ts'
import { callServer } from '#shell/api.ts'
import { openDialog } from '#shell/dialogs.ts'
import { localStore, LOCAL_KEYS } from '#shell/storage.ts'
import { awaitConfirmation } from './afterConfirmation.ts'
import { formSentence } from './faultSentences.ts'
import { FormField } from './FormField.tsx'
import { FormMessage } from './FormMessage.tsx'
import { type RegistrationFields, registrationFault } from './formFaults.ts'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import { NewPasswordFields, PASSWORD_RULES, REPEAT_RULES } from './NewPasswordFields.tsx'
import { originOf } from './originOf.ts'
import { useAfter } from './useAfter.ts'
import { useSubmission } from './useSubmission.ts'

const EMPTY: RegistrationFields = { name: '', email: '', password: '', repeat: '' }
const SUCCESS_MS = 5_000

interface RegisterFormProps {
  /** An exposé waits for the account. */
  readonly isAwaited: boolean
  /** Above the button. */
  readonly consent: ReactNode
  readonly onSignedIn: (answer: SignedIn) => void
  /** Some time after the registration was taken. */
  readonly onFinished: () => void
}

export function RegisterForm({ isAwaited, consent, onSignedIn, onFinished }: RegisterFormProps) {
  const form = useForm({ defaultValues: EMPTY, mode: 'onTouched' })
  const { register, handleSubmit, getValues, setValue, reset, trigger, formState } = form
  const { errors, touchedFields } = formState
  const checkRepeat = () => touchedFields.repeat && void trigger('repeat')
  const { submit, fail, ...state } = useSubmission()
  const isDone = state.phase === 'done'
  useAfter(SUCCESS_MS, isDone, () => {
    reset(EMPTY)
    onFinished()
  })

  const refuse = () => fail(registrationFault(getValues()) ?? 'Registrierung fehlgeschlagen.')
  const send = handleSubmit(({ name, email, password }) => {
    const origin = originOf(localStore.read(LOCAL_KEYS.refCode), window.location.href)
    const work = async () => {
      const { message } = await callServer(registerCall, { body: { name, email, password, ...origin } })
      awaitConfirmation({ email, password })
      return message || 'Registrierung erfolgreich.'
    }
    return submit(work, error => formSentence(error, 'Registrierung fehlgeschlagen.'))
  }, refuse)

  return (
    <Stack component="form" noValidate onSubmit={event => void send(event)} spacing={2} sx={{ pt: 1 }}>
      <FormField label="Name" autoComplete="name" autoFocus field={register('name', FILLED)} fault={errors.name} />
      <FormField
        label="E-Mail"
        type="email"
        autoComplete="email"
        field={register('email', FILLED)}
        fault={errors.email}
      />
      <NewPasswordFields
        label="Passwort"
        password={register('password', { ...PASSWORD_RULES, onChange: checkRepeat })}
        repeat={register('repeat', REPEAT_RULES)}
        errors={errors}
        // What somebody typed before the file was dropped stays.
        isSuggestedFirst={isAwaited && !touchedFields.password}
        setValue={setValue}
      />
      {!isDone && consent}
      <FormMessage of={state} />
      {isDone && (
        <Typography>
          Lassen Sie diese Seite offen, und öffnen Sie den Link darin in diesem Browser: Sie sind dann gleich angemeldet
          {isAwaited ? ', und es geht mit Ihrem Exposé weiter.' : '.'}
        </Typography>
      )}
      <Button type="submit" variant="contained" loading={state.phase === 'running'} disabled={isDone}>
        Konto anlegen
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Es gelten unsere{' '}
        <AppLink to="/agb" sx={TAPPABLE}>
          AGB
        </AppLink>
        . Wie wir mit Ihren Daten umgehen, steht in der{' '}
        <AppLink to="/datenschutz" sx={TAPPABLE}>
          Datenschutzerklärung
        </AppLink>
        .
      </Typography>
      <GoogleSignIn remember={false} onSignedIn={onSignedIn} onFailed={fail} />
      <Typography variant="body2">
        Sie haben schon ein Konto?{' '}
        <AppLink to="/" onClick={() => openDialog('login')} sx={TAPPABLE}>
          Zum Login
        </AppLink>
      </Typography>
    </Stack>
  )
}

const FILLED = { validate: (text: string) => text.trim() !== '' || 'Bitte ausfüllen.' }
